import { expect, test } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { ownHeading } from './own-heading.ts';
import { openSum, ownWords } from './own-meaning.ts';

const head = 'Biblioteka Miejska w Pile\nPiła, 2 marca 2026 r.\n\nPan Jan Kot\n\nPISMO\n\n';
const quotesOf = (text: string) => ownWords(readLetter(openLetter(head + text)));

test('the sentence that does what the letter is for is quoted from its verb', () => {
  expect(
    quotesOf(
      'W nawiązaniu do rozmowy telefonicznej, którą odbyliśmy w ubiegłym tygodniu przed południem w biurze, zawiadamiamy, że zbiory będą niedostępne.',
    ),
  ).toEqual(['zawiadamiamy, że zbiory będą niedostępne.']);
});

test('an act is quoted without the law that it rests on', () => {
  expect(
    quotesOf(
      'Dyrektor, działając na podstawie art. 108 ust. 2 ustawy z dnia 20 lipca 2018 r.\nPrawo o bibliotekach oraz art. 104 k.p.a., skreśla Pana z listy czytelników z powodu nieoddania książek.',
    ),
  ).toEqual(['skreśla Pana z listy czytelników z powodu nieoddania książek.']);
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
  ).toEqual(['Na podstawie regulaminu stosuję wobec Pana zakaz wypożyczeń na rok.']);
});

test('an act behind its law and its application is told with its object in the next line', () => {
  expect(
    quotesOf(
      'Na podstawie § 4 regulaminu biblioteki, po rozpatrzeniu wniosku z 3 lutego 2026 r.\n\nprzyznaję\n\nulgę w opłatach za wypożyczenia do końca roku.',
    ),
  ).toEqual([expect.stringMatching(/przyznaję ulgę w opłatach za wypożyczenia do końca roku\.$/)]);
});

test('the law alone, with a table behind its verb, is not told', () => {
  expect(
    quotesOf(
      'Na podstawie art. 21 § 1 pkt 2 Ordynacji podatkowej oraz art. 6c ustawy o podatku rolnym ustalam:\n\nrolny   612,00 zł\nleśny   47,00 zł',
    ),
  ).toEqual([]);
});

test('an act in a line of spaced letters is told with what it is about', () => {
  expect(
    quotesOf('W N O S Z Ę   S P R Z E C I W\n\nw sprawie budowy garażu na działce w Pile.'),
  ).toEqual(['wnoszę sprzeciw w sprawie budowy garażu na działce w Pile.']);
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
    ),
  ).toEqual([
    'włączyć do akt protokół przesłuchania,',
    'wyznaczyć stronie termin do wypowiedzenia się.',
  ]);
});

test('a long sentence ends where one of its clauses ends, never within a sum', () => {
  const [quote = ''] = quotesOf(
    'Zawiadamiamy, że opłata za wypożyczenie książek w tym roku zmienia się z dotychczasowej kwoty na nową i wynosi od pierwszego dnia marca dla wszystkich czytelników biblioteki łącznie 1 234,50 zł, którą to kwotę rada miasta przyjęła na wniosek dyrektora po rozmowach z czytelnikami.',
  );
  expect(quote).toMatch(/1 234,50 zł$/);
});

test.each([
  'Z wyrazami szacunku pozdrawiamy całą rodzinę.',
  'W razie pytań prosimy o kontakt z infolinią.',
  'Znak BM 12/26 - prosimy powoływać w korespondencji.',
  'Dopłaty dotyczą wyłącznie lokali z niedopłatą, których nie wymieniamy.',
  'Jeżeli nie otrzymamy wpłaty, skierujemy sprawę do sądu.',
])('courtesies, other cases and threats are not what a letter is for: %s', (sentence) => {
  expect(quotesOf(sentence)).toEqual([]);
});

test('the likeliest sum is told where no rule gives it a direction', () => {
  const letter =
    'Szpital Powiatowy w Kole\nul. Poniatowskiego 25, 62-600 Koło\n\nKoło, 14 maja 2026\n\nPan Zdzisław Kania\nGrzegorzew 11\n\nDotyczy: odpis dokumentacji medycznej\n\nW odpowiedzi na wniosek z 4 maja informujemy, że kopia liczy 62 strony. Strona kosztuje 0,68 zł, zatem należność za odpis to 42,16 zł. Pierwsza kopia w tym zakresie jest bezpłatna, Pan otrzymał ją w marcu. Dokumentację wydamy po opłaceniu w kasie szpitala.\n';
  const facts = readLetter(openLetter(letter));
  expect(openSum(facts, ownWords(facts).join(' '))).toBe('Kwota, o której mowa: 42,16 zł.');
});

const factsOf = (text: string) => readLetter(openLetter(text));
const headed = (heading: string) =>
  ownHeading(
    factsOf(head.replace('PISMO', heading) + 'Zawiadamiamy o zmianie godzin otwarcia.'),
    'Biblioteka zawiadamia o zmianie.',
  );

test("the sender's own heading is quoted when it says more than the kind", () => {
  expect(headed('Zawieszenie wypożyczeń międzybibliotecznych nr 4/2026')).toBe(
    'Tytuł pisma: „Zawieszenie wypożyczeń międzybibliotecznych”.',
  );
});

test.each([
  'PISMO',
  'Biblioteka zawiadamia',
  'Co może Pan zrobić',
  'Szanowny Panie, piszemy znów.',
])(
  'a heading that says nothing new, opens an inner part or is a sentence is not quoted: %s',
  (heading) => {
    expect(headed(heading)).toBeNull();
  },
);

test('a sum that the reader need not pay yet is told as such, once', () => {
  const facts = factsOf(
    `${head}Jeżeli nie odda Pan książek do 5 maja 2026 r., naliczymy opłatę w kwocie 640,00 zł.`,
  );
  const told = openSum(facts, 'Biblioteka czeka na książki.');
  expect(told).toMatch(/640,00/);
  expect(openSum(facts, `Chodzi o ${told ?? ''}`)).toBeNull();
});
