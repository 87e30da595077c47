import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { gistOf } from './gist.ts';

const head = 'Biblioteka Miejska w Pile\nPiła, 2 marca 2026 r.\n\nPan Jan Kot\n\nPISMO\n\n';
const quotesOf = (text: string) =>
  gistOf(viewLetter(openLetter(head + text))).map(({ quote }) => quote);

test('the sentence that does what the letter is for is quoted from its verb', () => {
  expect(
    quotesOf(
      'W nawiązaniu do rozmowy telefonicznej, którą odbyliśmy w ubiegłym tygodniu przed południem w biurze, zawiadamiamy, że zbiory będą niedostępne.',
    ),
  ).toEqual(['zawiadamiamy, że zbiory będą niedostępne.']);
});

test.each([
  'Zwracamy część prowizji za zakończoną umowę.',
  'Zaświadczam, że zobowiązanie z umowy wygasło w całości.',
  'Nadpłata zostanie zaliczona na poczet opłat za luty.',
  'W zamian zrzeka się Pani dalszych roszczeń z tego wypadku.',
  'Zadłużenie wynika z niezapłaconych faktur za towar.',
])(
  'what a letter does is told by the form of its words, of whatever kind it is: %s',
  (sentence) => {
    expect(quotesOf(sentence)).toEqual([sentence]);
  },
);

test('a sentence that goes on in a line of its own is told to its end', () => {
  expect(
    quotesOf('Na podstawie regulaminu stosuję wobec Pana\n\nzakaz wypożyczeń\n\nna rok.'),
  ).toEqual(['Na podstawie regulaminu stosuję wobec Pana zakaz wypożyczeń']);
});

test.each(['Zamknęłam Pana kartę czytelnika.', 'Wczoraj ustaliłam wysokość opłaty za ten rok.'])(
  'a sender who is one person tells her act in the past: %s',
  (sentence) => {
    expect(quotesOf(sentence)).toEqual([sentence]);
  },
);

test('a ruling is told by its items, and not by the word that opens it', () => {
  expect(
    quotesOf(
      'Na podstawie art. 187 § 1 Ordynacji podatkowej postanawiam:\n1) włączyć do akt protokół przesłuchania,\n2) wyznaczyć stronie termin do wypowiedzenia się.',
    ).toSorted(),
  ).toEqual([
    'wyznaczyć stronie termin do wypowiedzenia się.',
    'włączyć do akt protokół przesłuchania,',
  ]);
});

test.each([
  'Z wyrazami szacunku pozdrawiamy całą rodzinę.',
  'W razie pytań prosimy o kontakt z infolinią.',
  'Dopłaty dotyczą wyłącznie lokali z niedopłatą, których nie wymieniamy.',
  'Jeżeli nie otrzymamy wpłaty, skierujemy sprawę do sądu.',
])('courtesies, other cases and threats are not what a letter is for: %s', (sentence) => {
  expect(quotesOf(sentence)).toEqual([]);
});
