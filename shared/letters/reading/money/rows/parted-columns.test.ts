import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readMoney } from '#shared/letters/reading/money/money.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { rowOf } from './amount-rows.ts';

function sumsOf(body: string) {
  const letter = `Kasztelania Finanse S.A.\nul. Polna 1, 00-001 Warszawa\n\nPan Jan Nowak\n\nWEZWANIE DO ZAPŁATY\n\n${body}\n\nRachunek: 37 1140 2004 0000 3802 7755 1904\n`;
  const type = documentTypeOf('przedsadowe-wezwanie');
  const money = readMoney(viewLetter(openLetter(letter)), type).financial;
  const { main_amount: main, interest, costs, total_amount: total } = money;
  return [main.value, interest.value, costs.value, total.value];
}

const labels = ['Należność główna', 'Odsetki za opóźnienie', 'Koszty wezwania', 'Razem'];
const sums = ['3 902,40 zł', '1 101,26 zł', '115,00 zł', '5 118,66 zł'];
const right = [3902.4, 1101.26, 115, 5118.66];

describe('a table whose columns come one after the other', () => {
  it('gives each sum the label that stood beside it', () => {
    expect(sumsOf([...labels, ...sums].join('\n'))).toEqual(right);
  });

  it('may have headings, leaders and ruled lines', () => {
    const [main = '', interest = '', costs = '', total = ''] = labels;
    const left = ['Tytuł', main, interest, `${costs} ......`, '--------------------', total];
    expect(sumsOf([...left, 'Kwota w zł', ...sums].join('\n'))).toEqual(right);
  });

  it('may have a line below it that stands to the left', () => {
    const below = 'Prosimy podać numer sprawy K/12';
    expect(sumsOf([...labels, below, ...sums].join('\n'))).toEqual(right);
  });

  it('gives no label to sums that are more than its labels', () => {
    const [, ...fewer] = labels;
    expect(sumsOf([...fewer, ...sums].join('\n'))).not.toContain(1101.26);
  });

  it('may follow another table and end at a line about the account', () => {
    const first = [
      'Składka za maj',
      'Składka za czerwiec',
      '2 000,00',
      '1 902,40',
      'nie naliczono',
    ];
    const below = 'Kwotę razem należy wpłacić do 30 czerwca 2026 r. na podany rachunek.';
    expect(sumsOf([...first, ...labels, ...sums, below].join('\n'))).toEqual(right);
  });

  it('may have an empty line between its labels and a heading above each column', () => {
    const [main = '', interest = '', costs = ''] = labels;
    const left = ['Składnik', main, interest, costs, '', 'SALDO: RAZEM DO ZAPŁATY', 'Kwota zł'];
    expect(sumsOf(['Dane umowy', '', ...left, ...sums].join('\n'))).toEqual(right);
  });

  it('names interest by its first word', () => {
    const body = ['Zaległa rata', 'Odsetki od zaległości', 'Razem do zapłaty'];
    const figures = ['640,00 zł', '10,00 zł', '650,00 zł'];
    expect(sumsOf([...body, ...figures].join('\n'))).toEqual([640, 10, null, 650]);
  });

  it.each([
    [['Stawka', '10,50 x 20', '12 j. x 1,0131']],
    [['Jednostki / stawka', '4,00 x 2', '3 szt.', '2 dni', '10']],
  ])('may have a column of rates between its labels and its sums: %s', (rates) => {
    const below = 'Kwotę razem należy wpłacić do 30 czerwca 2026 r. na podany rachunek.';
    const lines = ['Wyszczególnienie', ...labels, ...rates, 'Kwota zł', ...sums, below];
    expect(sumsOf(lines.join('\n'))).toEqual(right);
  });

  it.each([
    ['numbered', labels.map((label, index) => `${index + 1}. ${label}`), sums],
    [
      'between empty lines where its rules were',
      [labels.slice(0, 3).join('\n'), '', 'RAZEM', ''],
      sums,
    ],
    [
      'over two lines where a bracket is open',
      ['Należność główna (kopia', 'faktury w kopercie)', ...labels.slice(1)],
      sums,
    ],
    [
      'with a verb',
      ['Należność główna', 'Odsetki, które narosły', 'Koszty wezwania', 'razem wyliczono'],
      sums,
    ],
    ['beside one that has its own value', [...labels, 'Termin: 14 dni'], sums],
    ['behind the sign of the currency', labels, sums.map((sum) => `PLN ${sum.slice(0, -3)}`)],
    [
      'one of which has a remark with a colon, another a shortened word',
      [
        'Tytuł',
        labels[0] ?? '',
        'odsetki (dalsze: 3,00 zł dziennie)',
        'koszty upomn.',
        'Razem',
        'Kwota (zł)',
      ],
      sums,
    ],
  ])('has its labels %s', (_, names, values) => {
    expect(sumsOf([...names, ...values].join('\n'))).toEqual(right);
  });

  it.each([
    [
      ['Okres', 'Rodzaj pojazdu', 'Wysokość opłaty'],
      ['3-11 lutego 2026 r.', 'samochód', '4 810,00 zł'],
    ],
    [
      ['Wysokość opłaty', 'Płatna do', 'Konto'],
      ['4 810,00 zł', '14 maja 2026 r.', 'jak niżej'],
    ],
    [
      ['Opłata', 'Dokąd', 'Kiedy'],
      ['4 810,00 zł', 'na konto, z którego przyszła', 'do maja'],
    ],
  ])('is also one of names and values of other kinds: %j', (names, values) => {
    const view = viewLetter(
      openLetter(`Lipowo, 2 maja 2026 r.\n\n${[...names, ...values].join('\n')}\n`),
    );
    const [amount] = findAmounts(view.flow).filter(({ grosze }) => grosze === 481_000);
    expect(amount && rowOf(view, amount)?.label).toMatch(/opłat|oplat/);
  });
});
