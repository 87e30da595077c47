import { describe, expect, it } from 'vitest';

import { chooseType } from '#shared/letters/reading/classify.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readFinancial } from './money.ts';

function moneyOf(title: string, body: string, sender: string) {
  const letter = `${sender}\nul. Polna 1, 00-001 Warszawa\n\nPan Jan Nowak\n\n${title}\n\n${body}\n`;
  const view = viewLetter(openLetter(letter));
  const money = readFinancial(view, chooseType(view).type);
  return { main: money.main_amount.value, direction: money.direction };
}

const office = 'Naczelnik Urzędu Skarbowego w Opolu';

describe('a sum is to be paid', () => {
  it.each([
    ['before it', 'Prosimy o wpłatę kwoty 120,00 zł do 3 maja 2026 r.'],
    ['behind it', 'Saldo 120,00 zł prosimy wpłacić do 3 maja 2026 r.'],
    ['in the sentence after it', 'Opłata wynosi 120,00 zł. Prosimy o wpłatę do 3 maja 2026 r.'],
  ])('where an order stands %s', (_, body) => {
    expect(moneyOf('PRZYPOMNIENIE', body, 'Klub Sportowy Orzeł')).toMatchObject({
      main: 120,
      direction: 'to_pay',
    });
  });

  it.each([
    ['a notice of a planned decision', 'Różnica do dopłaty (planowana)   1 508,94 zł'],
    [
      'a debt that somebody else settles',
      'Zadłużenie karty wynosi 1 942,10 zł. Prosimy nic nie wpłacać.',
    ],
    [
      'a charge that may come',
      'Po tym terminie możemy zażądać zwrotu wartości książek: 148,00 zł.',
    ],
    [
      'a meter that is changed free of charge',
      'Za wymianę nic Pan nie płaci. Operator może doliczyć 84,60 zł.',
    ],
  ])('by nobody in %s', (_, body) => {
    const { direction } = moneyOf('INFORMACJA', body, 'Bank Nadbużański S.A.');
    expect(direction).toBe('none');
  });

  it('is not where an overpayment is set off and the rest comes back', () => {
    const letter = moneyOf(
      'POSTANOWIENIE',
      [
        'Postanawiam zaliczyć nadpłatę w kwocie 1 964,00 zł:',
        'ryczałt PIT-28 za 2024 r.   731,00 zł',
        'pozostaje do zwrotu   1 233,00 zł',
        '',
        'Kwota 1 233,00 zł zostanie przekazana na rachunek wskazany w zeznaniu.',
      ].join('\n'),
      office,
    );
    expect(letter).toEqual({ main: 1233, direction: 'to_receive' });
  });
});
