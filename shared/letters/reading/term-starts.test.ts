import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readLetter } from './read-letter.ts';
import { openTerms, runsFromLater } from './term-starts.ts';

const letterOf = (title: string) =>
  viewLetter(openLetter(`Zakład Meblowy Dąb sp. z o.o.\nPuławy, 4 maja 2026 r.\n\n${title}\n`));

test.each([
  'w ciagu 14 dni od zawiadomienia o tym wystapic do sadu',
  'w ciagu 14 dni od dnia zawiadomienia o odrzuceniu tego sprzeciwu',
  'w terminie 30 dni od otrzymania negatywnej odpowiedzi',
])('a term runs from a letter that is still to come: %s', (words) => {
  expect(runsFromLater(letterOf('KARA UPOMNIENIA'), words)).toBe(true);
});

test.each([
  ['ODRZUCENIE SPRZECIWU', 'w ciagu 14 dni od dnia zawiadomienia o odrzuceniu sprzeciwu'],
  ['ODPOWIEDŹ NA REKLAMACJĘ', 'w terminie 30 dni od otrzymania odpowiedzi'],
  ['KARA UPOMNIENIA', 'w ciagu 7 dni od dnia zawiadomienia o ukaraniu wniesc sprzeciw'],
])('in "%s" a term runs from this letter: %s', (title, words) => {
  expect(runsFromLater(letterOf(title), words)).toBe(false);
});

test.each([
  'Odwołanie można wnieść w terminie 21 dni od doręczenia wypowiedzenia, czyli do dnia 22 września 2026 r.',
  'Odpowiedź prosimy złożyć w ciągu 14 dni od otrzymania pisma, tj. do 22 września 2026 r.',
])('the day that a letter counted takes the place of the length: %s', (sentence) => {
  const view = viewLetter(openLetter(`Puławy, 4 września 2026 r.\n\n${sentence}\n`));
  expect(openTerms(view).map(({ date }) => date)).toEqual(['2026-09-22']);
});

test('a length and a day of different duties both stay', () => {
  const view = viewLetter(
    openLetter(
      'Puławy, 4 września 2026 r.\n\nOdwołanie można wnieść w terminie 14 dni od doręczenia. Klucze należy oddać do dnia 22 września 2026 r.\n',
    ),
  );
  expect(openTerms(view)).toHaveLength(2);
});

const heir =
  'Oświadczenie o odrzuceniu spadku można złożyć w ciągu sześciu miesięcy od dnia, w którym dowiedział się Pan o tytule powołania.';

test.each([
  [
    'Sąd otworzył i ogłosił testament. Dnia 11 marca otwarto i ogłoszono testament.',
    'from_delivery',
  ],
  ['Zawiadamiam, że spadek odrzuciły dzieci zmarłego.', 'from_delivery'],
  ['Pani brat złożył przed tutejszym sądem oświadczenie o odrzuceniu spadku.', 'from_delivery'],
  ['Pana mama odrzuciła u notariusza spadek po dziadku.', 'from_delivery'],
  ['Bank informuje o kredycie zmarłego.', 'other'],
])('an heir has six months from the letter that tells of the call: %s', (news, kind) => {
  const view = viewLetter(openLetter(`Piła, 18 marca 2026 r.\n\n${news} ${heir}\n`));
  expect(openTerms(view)).toMatchObject([{ kind, amount: 6, unit: 'months' }]);
});

const lettersTerms = (body: string) =>
  readLetter(
    openLetter(
      `Uczelnia Techniczna w Ełku\nul. Polna 1, 19-300 Ełk\n\nEłk, 4 maja 2026 r.\n\nPan Jan Wilk\nul. Lipowa 5\n19-300 Ełk\n\n${body}`,
    ),
  ).terms.map(({ date, amount, what }) => [date ?? amount, what]);

test('the nearer of two remedies in one sentence is the first term', () => {
  const body =
    'DECYZJA\n\nSkreślam Pana z listy studentów.\n\nPOUCZENIE\n\nOd decyzji nie służy odwołanie. Strona niezadowolona może w terminie 14 dni od dnia doręczenia decyzji zwrócić się do Rektora z wnioskiem o ponowne rozpatrzenie sprawy albo, bez korzystania z tego prawa, wnieść za pośrednictwem Rektora skargę do Wojewódzkiego Sądu Administracyjnego w Białymstoku w terminie 30 dni.';
  const terms = lettersTerms(body);
  expect(terms.map(([length]) => length)).toEqual([14, 30]);
  expect(terms[1]).toEqual([30, 'skarga – wniesienie']);
});

test('money that comes by a day sets the reader no term', () => {
  const body =
    'Roczna informacja\n\nNależy się Panu dopłata 240,00 zł. Trafi na rachunek do 15 czerwca 2026 r., bez wniosku.';
  expect(lettersTerms(body)).toEqual([]);
});
