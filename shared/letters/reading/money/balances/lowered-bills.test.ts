import { describe, expect, it } from 'vitest';

import { moneyToCome } from '#shared/letters/answering/money-to-come.ts';
import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { scheduledDays } from '#shared/letters/reading/days/schedules/schedule-days.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readMoney } from '#shared/letters/reading/money/money.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const account = 'Rachunek do wpłat: 37 1140 2004 0000 3802 7755 1904';
const rows =
  'termin  kwota  zaliczono nadpłatę  do zapłaty\n10.08.2026   240,00   240,00   0,00\n10.10.2026   240,00   99,80   140,20\n10.12.2026   240,00   0,00   240,00';
const letterOf = (body: string) =>
  openLetter(
    `Ciepło Zachód S.A.\nul. Prądna 1, 70-100 Szczecin\n\nPani Maria Kos\n\nFAKTURA ROZLICZENIOWA\n\n${body}\n\n${account}\n`,
  );

function moneyOf(body: string) {
  const { main_amount: main, direction } = readMoney(
    viewLetter(letterOf(body)),
    documentTypeOf('rachunek'),
  ).financial;
  return [main.value, direction];
}

describe('a surplus that covers coming payments', () => {
  it.each([
    ['named in a row', 'Saldo: NADPŁATA   339,80'],
    ['in the favour of the customer', 'Saldo rozliczenia na Państwa korzyść   339,80 zł'],
    ['in the customer’s name', 'Saldo na Pani korzyść   339,80 zł'],
  ])('leaves the first payment that it does not cover: %s', (_, balance) => {
    expect(moneyOf(`${balance}\n\n${rows}`)).toEqual([140.2, 'to_pay']);
  });

  it('is never a sum to pay, without such a table either', () => {
    expect(moneyOf('Saldo rozliczenia na Państwa korzyść   339,80 zł')).toEqual([
      339.8,
      'to_receive',
    ]);
  });

  it('leaves no day for what it covers', () => {
    const view = viewLetter(letterOf(`Saldo: NADPŁATA   339,80\n\n${rows}`));
    const days = scheduledDays(view, '2026-06-12').map(({ date }) => date);
    expect(days).toEqual(['2026-10-10', '2026-12-10']);
  });

  it('is told to the reader', () => {
    const letter = readLetter(letterOf(`Saldo: NADPŁATA   339,80\n\n${rows}`));
    expect(moneyToCome(letter).join(' ')).toContain('nadpłatę: 339,80 zł');
  });

  it('does not touch a table of instalments', () => {
    const debt =
      'Zaległość   720,00 zł\n\n10.08.2026   240,00   240,00\n10.10.2026   240,00   240,00';
    expect(moneyOf(debt)).not.toContain(240);
  });
});
