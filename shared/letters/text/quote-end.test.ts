import { expect, test } from 'vitest';

import {
  isBareCondition,
  quotedTo,
  shortenedTo,
  withoutAddress,
  withoutLooseEnd,
  withPairedBrackets,
} from './quote-end.ts';

test.each([
  ['wyrok w sprawie z powództwa Anny oraz', 'wyrok w sprawie z powództwa Anny'],
  ['ukarany karą do 3 800 zł (art. 168e ustawy', 'ukarany karą do 3 800 zł'],
  ['wzywa do uzupełnienia braków pozwu, przez', 'wzywa do uzupełnienia braków pozwu'],
  ['do 6 marca 2026 r.', 'do 6 marca 2026 r.'],
])('a quote ends with no word that needs others: %s', (text, whole) => {
  expect(withoutLooseEnd(text)).toBe(whole);
});

test('a threat loses the law in its middle and keeps what it threatens with', () => {
  const threat =
    'W przypadku braku wpłaty wierzyciel, zgodnie z art. 14 ustawy z dnia 9 kwietnia 2010 r. o udostępnianiu informacji gospodarczych, zamierza przekazać dane do rejestru';
  expect(shortenedTo(threat, 130)).toBe(
    'W przypadku braku wpłaty wierzyciel … zamierza przekazać dane do rejestru',
  );
});

test('what is too long ends with a clause', () => {
  expect(
    shortenedTo('Umowę wypowiemy z końcem maja, a następnie wystawiony zostanie tytuł i nota', 40),
  ).toBe('Umowę wypowiemy z końcem maja …');
});

test.each([
  ['Jeżeli wpłata nie wpłynie do 4 maja', true],
  ['W razie braku dokumentów, o których mowa wyżej', true],
  ['Jeżeli wpłata nie wpłynie, umowę rozwiążemy', false],
  ['Umowę rozwiążemy', false],
])('a condition alone is no quote: %s', (text, isBare) => {
  expect(isBareCondition(text)).toBe(isBare);
});

test('a quote is whole where it is a little longer, and otherwise ends with a clause', () => {
  const order =
    'Proszę przesłać umowę, numer rachunku i zaświadczenie o zarobkach z ostatnich trzech miesięcy.';
  expect(quotedTo(order, 80)).toBe(order);
  expect(quotedTo(`${order} Proszę też o telefon, gdy to możliwe, w godzinach pracy.`, 90)).toBe(
    'Proszę przesłać umowę, numer rachunku i zaświadczenie o zarobkach z ostatnich trzech…',
  );
  expect(
    quotedTo(
      'Prosimy zwrócić laptop, telefon i kartę dostępu, a klucze (komplet) oddać w biurze przy wejściu głównym.',
      60,
    ),
  ).toBe('Prosimy zwrócić laptop, telefon i kartę dostępu…');
});

test.each([
  ['ul. Polna 5, 23-400 Biłgoraj) na trzy raty', 'ul. Polna 5, 23-400 Biłgoraj na trzy raty'],
  ['zwracamy 40 zł (gotówką) i 2) przelewem', 'zwracamy 40 zł (gotówką) i 2) przelewem'],
  ['a) oddala skargę (w całości)', 'a) oddala skargę (w całości)'],
  ['przyznajemy zwrot (w całości', 'przyznajemy zwrot w całości'],
])('the brackets of a whole sentence belong together: %s', (text, paired) => {
  expect(withPairedBrackets(text)).toBe(paired);
});

test.each([
  [
    'rozkładam Panu Janowi Kotowi (PESEL 79081412341, ul. Polna 5, 23-400 Biłgoraj) na raty',
    'rozkładam Panu Janowi Kotowi na raty',
  ],
  [
    'przyznaję Annie Lis, zam. ul. Polna 5, 23-400 Biłgoraj, zasiłek',
    'przyznaję Annie Lis zasiłek',
  ],
  ['przyznaję zasiłek (art. 5 ustawy) na rok', 'przyznaję zasiłek (art. 5 ustawy) na rok'],
])('whose address it is says nothing about what is done: %s', (text, told) => {
  expect(withoutAddress(text)).toBe(told);
});
