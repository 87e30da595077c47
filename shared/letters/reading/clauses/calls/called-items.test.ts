import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { calledItems, ownCalls } from './called-items.ts';

const head = 'Sąd Rejonowy w Zamościu\n\nWEZWANIE\n\n';
const itemsOf = (text: string) => calledItems(viewLetter(openLetter(head + text)), undefined);

test('what the letter lists to be done is told item by item', () => {
  expect(
    itemsOf(
      'Wzywa się Pana do usunięcia braków pozwu przez:\n1) złożenie odpisu pozwu,\n2) podpisanie pozwu.\n\nSekretariat Sądu',
    ),
  ).toEqual(['złożenie odpisu pozwu,', 'podpisanie pozwu.']);
});

test('a list that nobody is called upon to do is none', () => {
  expect(itemsOf('W sprawie biorą udział:\n1) powód,\n2) pozwany.')).toEqual([]);
});

test('what the letter asks besides paying is told in its own sentence', () => {
  const view = viewLetter(
    openLetter(
      `${head}Prosimy o wpłatę 20,00 zł na rachunek biblioteki. Prosimy oddać książki w wypożyczalni do piątku.`,
    ),
  );
  expect(ownCalls(view, undefined)).toEqual(['Prosimy oddać książki w wypożyczalni do piątku.']);
});

test.each([
  'Proszę pamiętać, że zaległości mogą mieć wpływ na prawo do świadczeń.',
  'Prosimy zwrócić uwagę, że opłata za rok przyszły będzie wyższa.',
  'Prosimy o wyrozumiałość i przepraszamy za utrudnienia w dostawie wody.',
])('what the reader is only told to know is no call: %s', (sentence) => {
  expect(ownCalls(viewLetter(openLetter(head + sentence)), undefined)).toEqual([]);
});

const callsOf = (text: string, role?: 'employer' | 'debtor') =>
  ownCalls(viewLetter(openLetter(head + text)), role);

test.each([
  ['Do wypłaty brakuje nam:\n1) odpisu aktu zgonu,\n2) numeru rachunku.', 'odpisu aktu zgonu'],
  ['Do końca obserwacji nie wolno zbywać psa ani go szczepić.', 'nie wolno zbywać psa'],
  ['Pies ma przebywać w zamkniętym kojcu do dnia 25 maja.', 'ma przebywać'],
  ['Orzekam zobowiązać Pana do zwrotu dokumentu prawa jazdy.', 'zwrotu dokumentu'],
])('what is missing, forbidden or ordered is told: %s', (text, words) => {
  expect(callsOf(text).join(' ')).toContain(words);
});

test('a long list is told in portions of whole items, papers about payments among them', () => {
  const items = [
    'uszczelnienia zbiornika na działce w terminie do dnia 30 listopada 2026 r. i okazania go w tym stanie',
    'okazania umowy na wywóz nieczystości oraz dowodów zapłaty za ostatnie dwanaście miesięcy przed kontrolą',
    'niezwłocznego zgłoszenia zakończenia prac, żeby można było sprawdzić zbiornik jeszcze przed zimą tego roku',
    'przedstawienia projektu',
  ];
  const told = callsOf(`Zobowiązujemy Panią do:\n${items.map((one) => `- ${one},`).join('\n')}`);
  expect(told.length).toBeGreaterThan(1);
  for (const item of items) expect(told.join(' ')).toContain(item);
});

test('an order to the other party is none of the reader', () => {
  expect(callsOf('Sąd zobowiązuje powoda do złożenia oryginału umowy.', 'debtor')).toEqual([]);
  expect(callsOf('Kto skorzysta z oferty, zobowiązuje się na 24 miesiące.')).toEqual([]);
});

test('what a later page corrects is no longer asked', () => {
  const corrected =
    'Prosimy o odesłanie ugody do 18 września 2026 r.\n\nSPROSTOWANIE\n\nOmyłkowo podano dzień: zamiast 18 września - do 30 września 2026 r.';
  expect(callsOf(corrected)).toEqual([]);
});

test.each([
  'Prosimy nie drukować tej wiadomości bez potrzeby, dbajmy o lasy.',
  'Będziemy wdzięczni, prosimy wypełnić krótką ankietę o naszej pracy.',
  'Prosimy uważać na wiadomości SMS o dopłacie do emerytury.',
  'Zakład nigdy nie prosi o hasło do banku ani o dane karty.',
  'Dochód nie przekracza progu, więc pomoc się Pani należy.',
  'W poprzedniej decyzji pouczyliśmy Pana, że o zarobkach trzeba nas zawiadomić.',
])('what stands in every letter, or is not asked now, is no call: %s', (sentence) => {
  expect(callsOf(sentence)).toEqual([]);
});

test.each([
  ['Będziemy wdzięczni za przesłanie zdjęć uszkodzeń.', 'przesłanie zdjęć'],
  ['Czekamy na podpisany protokół w dwóch egzemplarzach.', 'podpisany protokół'],
  ['prosba o odeslanie podpisanego aneksu jeszcze w tym tygodniu', 'podpisanego aneksu'],
  ['Wymagane dokumenty:\n1) odpis aktu,\n2) karta szczepień.', 'karta szczepień'],
  [
    'Nakładam na inwestora, Pana Jana Kota, zam. Rybno, ul. Polna 2,\n\nobowiązek usunięcia nieprawidłowości:\n1) brak podpisu projektanta,\n2) mapa bez klauzuli.',
    'brak podpisu projektanta',
  ],
  ['Korzystający jest zobowiązany zwrócić przedmiot leasingu wraz z kluczami.', 'wraz z kluczami'],
  ['Co zrobić            podpisać zgodę i oddać ją wychowawcy.', 'oddać ją wychowawcy'],
])('a plain ask in any voice is told: %s', (text, words) => {
  expect(callsOf(text).join(' ')).toContain(words);
});

test.each([
  'Prosimy nie odkładać wizyty w placówce banku.',
  'Ustawa zobowiązuje nas do bieżącej aktualizacji danych klientów.',
])('an urging and a duty of the sender are no calls: %s', (sentence) => {
  expect(ownCalls(viewLetter(openLetter(head + sentence)), undefined)).toEqual([]);
});
