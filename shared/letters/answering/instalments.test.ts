import { describe, expect, it } from 'vitest';

import { openLetter } from '#shared/letters/text/letter.ts';

import { answerClassification } from './engine.ts';

const decision = (whole: string, rows: string) => `Wójt Gminy Sokoły
ul. Rynek 1, 18-220 Sokoły

Sokoły, 12 stycznia 2026 r.
Fn.3120.118.2026

DECYZJA w sprawie podatku od nieruchomości na 2026 r.

Pan Stanisław Gołąb
Rzące 14
18-220 Sokoły

Ustalam podatek od nieruchomości na rok 2026 w kwocie ${whole}, płatny w ratach:

${rows}

na rachunek Urzędu Gminy 37 1140 2004 0000 3802 7755 1904.

Od decyzji przysługuje odwołanie do Samorządowego Kolegium Odwoławczego w Łomży za pośrednictwem Wójta w terminie 14 dni.
`;

function paymentIn(text: string) {
  const { required_actions: actions } = answerClassification(openLetter(text));
  return actions.find(({ action }) => action.startsWith('Dokonaj zapłaty'))?.action;
}

describe('a sum that is paid in parts', () => {
  it('is told with the sum and day of each part', () => {
    const rows =
      'I rata do 15 marca       187,00 zł\nII rata do 15 maja       185,00 zł\nIII rata do 15 września  185,00 zł';
    expect(paymentIn(decision('557,00 zł', rows))).toContain(
      'zapłaty 557,00 zł – w ratach: 187,00 zł do 15 marca 2026 r., 185,00 zł do 15 maja 2026 r., 185,00 zł do 15 września 2026 r.',
    );
  });

  it('is not told as due where some parts were paid before', () => {
    const rows =
      'Raty I i II po 85,00 zł zostały zapłacone. Pozostają:\nIII rata do 15 września 2026 r.   114,00 zł\nIV rata do 16 listopada 2026 r.   114,00 zł';
    const payment = paymentIn(decision('398,00 zł', rows));
    expect(payment).toContain(
      'zapłaty rat w terminach z pisma, w tym 114,00 zł do 15 września 2026 r., 114,00 zł do 16 listopada 2026 r.',
    );
    expect(payment).not.toContain('398');
  });

  it.each([
    'do 15 marca 154,00 zł, do 15 maja 153,00 zł, do 15 września 154,00 zł',
    '154,00 zł do 15 marca 2026 r., 153,00 zł do 15 maja 2026 r., 154,00 zł do 15 września 2026 r.',
  ])('is told so where one sentence names all parts: %s', (parts) => {
    const text = decision('461,00 zł', '').replace('płatny w ratach:', `płatny w ratach: ${parts}`);
    expect(paymentIn(text)).toContain(
      'zapłaty 461,00 zł – w ratach: 154,00 zł do 15 marca 2026 r., 153,00 zł do 15 maja 2026 r., 154,00 zł do 15 września 2026 r.',
    );
  });

  it('is told so where the parties agreed on equal parts', () => {
    const text =
      'Sąd Okręgowy w Radomiu\nSygn. akt I C 1120/24\n\nUGODA SĄDOWA\n\nPozwany zobowiązuje się zapłacić powodowi 32 000,00 zł w czterech ratach po 8 000,00 zł na rachunek 40 1020 4391 0000 6402 0155 1122.\n\nPan Krzysztof Leja (pozwany)\n';
    expect(paymentIn(text)).toMatch(/ – w ratach po 8 000,00 zł, w dniach z pisma$/);
  });
});

describe('a list of instalments in a mail', () => {
  it.each([
    'I rata 300,00 zł - zapłacona (dziękujemy)\n   II rata 420,00 zł - do 27 marca 2026\n   III rata 420,00 zł - do 24 kwietnia 2026',
    'I rata 300,00 zł - wpłynęła 3 lutego\n   II rata 420,00 zł - do 27 marca 2026\n   III rata 420,00 zł - do 24 kwietnia 2026',
  ])('never tells a paid one as a day of payment: %s', (rates) => {
    const letter = `Od: Ewa Lis <szkola@edziennik.example>\nDo: rodzice klasy 5b\nTemat: Zielona szkoła - płatności\n\nSzkoła Podstawowa nr 6 w Oławie\n\nSzanowni Państwo, podaję informacje o wyjeździe.\nKoszt: 1 140,00 zł, z tego\n   ${rates}\nDo zapłaty razem pozostaje 840,00 zł.\n\nPozdrawiam\nEwa Lis\n`;
    const { required_actions: actions } = answerClassification(openLetter(letter));
    const told = actions
      .map(({ action }) => action)
      .filter((one) => one.includes('dzień płatności'));
    expect(told.join(' ')).not.toContain('300,00');
  });
});
