import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { isSettledDebt } from '#shared/letters/reading/clauses/calls/settled-debt.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readMoney } from '#shared/letters/reading/money/money.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const letterOf = (title: string, body: string) =>
  openLetter(
    `Komornik Sądowy przy Sądzie Rejonowym w Mielcu\nAnna Bielak\nul. Wolności 4, 39-300 Mielec\n\nKm 402/24\n\nPan Marek Gil\nul. Leśna 3, 39-300 Mielec\n\n${title}\n\n${body}\n`,
  );
const table =
  'należność główna   1 200,00 zł\nodsetki   144,10 zł\nkoszty procesu   287,00 zł\nrazem   1 631,10 zł';

function moneyOf(kind: string, title: string, body: string) {
  const { main_amount: main, direction } = readMoney(
    viewLetter(letterOf(title, body)),
    documentTypeOf(kind),
  ).financial;
  return [main.value, direction];
}

const ended = [
  'Zawiadamiam, że świadczenie zostało wyegzekwowane w całości.',
  'Egzekwowana należność została w całości ściągnięta.',
  'Postępowanie zostało zakończone wobec całkowitego zaspokojenia wierzyciela.',
  'Wyegzekwowano całą należność wraz z kosztami.',
  'Do zapłaty nie pozostaje żadna kwota.',
  'Dług jest spłacony w całości, egzekucja została zakończona.',
];

describe('an enforcement that collected everything', () => {
  it.each(ended)('asks for nothing, whatever its table lists: %s', (words) => {
    expect(moneyOf('komornik-pismo', 'ZAWIADOMIENIE', `${words}\n\n${table}`)).toEqual([
      null,
      'none',
    ]);
  });

  it.each([
    'nadwyżka do zwrotu dłużnikowi   118,42 zł',
    'Nadwyżkę w kwocie 118,42 zł zwrócę na rachunek, z którego nastąpiła wpłata.',
  ])('gives back what it took too much: %s', (words) => {
    expect(
      moneyOf('komornik-pismo', 'ZAWIADOMIENIE', `${ended[0] ?? ''}\n\n${table}\n${words}`),
    ).toEqual([118.42, 'to_receive']);
  });

  it.each([
    'Kwota 118,42 zł, która wpłynęła po zaspokojeniu wierzyciela, zostanie zwrócona dłużnikowi.',
    'Kwota 118,42 zł zostanie przelana na Pana rachunek.',
  ])('keeps the costs of what it collected beside what comes back: %s', (words) => {
    const body = `postanawia ustalić koszty postępowania na 633,10 zł i stwierdzić, że je pobrano.\n\n${ended[0] ?? ''} ${words}`;
    const { financial } = readLetter(letterOf('POSTANOWIENIE O ZAKOŃCZENIU EGZEKUCJI', body));
    expect([financial.main_amount.value, financial.costs.value, financial.direction]).toEqual([
      118.42,
      633.1,
      'to_receive',
    ]);
  });

  it('asks only for the rest that it orders', () => {
    const body = `${ended[0] ?? ''} Wzywam do zapłaty 186,20 zł tytułem kosztów w terminie 7 dni.\n\n${table}`;
    expect(moneyOf('komornik-pismo', 'ZAWIADOMIENIE', body)).toEqual([186.2, 'to_pay']);
  });

  it('is a kind of its own and threatens nothing', () => {
    const { type, threat, financial } = readLetter(
      letterOf('ZAWIADOMIENIE O UKOŃCZENIU EGZEKUCJI', `${ended[0] ?? ''}\n\n${table}`),
    );
    expect([type.id, threat.level, financial.direction]).toEqual([
      'komornik-koniec',
      'LOW',
      'none',
    ]);
  });
});

describe('a debt that is not yet settled', () => {
  it.each([
    ['ZAWIADOMIENIE', 'Do czasu, gdy dług zostanie spłacony w całości, zajęcie trwa.'],
    ['ZAWIADOMIENIE', 'Należność nie została wyegzekwowana w całości.'],
    ['ZAWIADOMIENIE', 'Jeżeli dług jest spłacony w całości, prosimy o dowód wpłaty.'],
    ['ZAWIADOMIENIE', 'W poprzedniej sprawie dług został wyegzekwowany w całości.'],
    ['ZAWIADOMIENIE O WSZCZĘCIU EGZEKUCJI', 'Opłata za sprawę Km 1/20 została w całości pokryta.'],
  ])('%s: %s', (title, words) => {
    expect(isSettledDebt(viewLetter(letterOf(title, words)))).toBe(false);
  });
});

describe('a surplus set off against arrears', () => {
  const setOff =
    'postanawiam zaliczyć nadpłatę w podatku za 2025 r. w kwocie 500,00 zł na poczet zaległości:\n\nzaległość za 2023 r.   380,00 zł\nodsetki   40,00 zł\nrazem   420,00 zł';

  it('asks for nothing and leaves the rest to the reader', () => {
    const body = `${setOff}\npozostała nadpłata do zwrotu podatnikowi   80,00 zł`;
    expect(moneyOf('postanowienie-podatkowe', 'POSTANOWIENIE', body)).toEqual([80, 'to_receive']);
  });

  it('asks for nothing where nothing is left', () => {
    expect(moneyOf('postanowienie-podatkowe', 'POSTANOWIENIE', setOff)[1]).not.toBe('to_pay');
  });

  it('asks for what it leaves to pay', () => {
    const body = `${setOff}\n\nPo zaliczeniu do zapłaty pozostaje 310,00 zł. Kwotę tę należy wpłacić w terminie 14 dni.`;
    expect(moneyOf('postanowienie-podatkowe', 'POSTANOWIENIE', body)).toEqual([310, 'to_pay']);
  });
});
