import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readMoney } from '#shared/letters/reading/money/money.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const account = 'Rachunek: 37 1140 2004 0000 3802 7755 1904';

function sumsOf(body: string) {
  const view = viewLetter(openLetter(`ZGODA NA RATY\n\n${body}\n\n${account}\n`));
  const { financial } = readMoney(view, documentTypeOf('wezwanie-do-zaplaty'));
  return [financial.main_amount.value, financial.interest.value];
}

describe('a debt with interest that is paid in instalments', () => {
  it.each([
    'Zgadzamy się na spłatę zaległości w wysokości 900,00 zł wraz z odsetkami 30,00 zł w dwóch ratach: pierwsza 530,00 zł do 10 maja 2026 r., druga 400,00 zł do 10 czerwca 2026 r.',
    'Zaległość 900,00 zł i odsetki 30,00 zł spłaci Pani w ratach: I rata 330,00 zł do 10 maja 2026 r., II rata 300,00 zł do 10 czerwca 2026 r., III rata 300,00 zł do 10 lipca 2026 r.',
    'Należność główna 900,00 zł, odsetki 30,00 zł. Rata 1 – 465,00 zł do 10 maja 2026 r., rata 2 – 465,00 zł do 10 czerwca 2026 r.',
  ])('is the debt, not an instalment: %s', (body) => {
    expect(sumsOf(body)).toEqual([900, 30]);
  });
});
