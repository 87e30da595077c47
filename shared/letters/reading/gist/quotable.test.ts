import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { quoteOfPoint } from './point-quote.ts';
import { pointsOf } from './points.ts';
import { isQuotable } from './quotable.ts';

function quotesOf(text: string): string[] {
  const view = viewLetter(
    openLetter(
      `Biblioteka Miejska w Pile\nPiła, 2 marca 2026 r.\n\nPan Jan Kot\n\nPISMO\n\n${text}`,
    ),
  );
  return pointsOf(view)
    .filter((point) => isQuotable(view, point))
    .map((point) => quoteOfPoint(view, point));
}

test.each([
  'Wójt Gminy mgr inż. Tomasz Ziółek',
  'Dyrektor Szkoły mgr Bożena Stasiak',
  'Specjalista ds. płac Wioletta Kret',
  'z up. Burmistrza Łukasz Pękala',
])('who signs is no content: %s', (line) => {
  expect(quotesOf(`Wypożyczyliśmy Panu trzy książki.\n\n${line}`)).toEqual([
    'Wypożyczyliśmy Panu trzy książki.',
  ]);
});

test('rows of labels are no sentence', () => {
  expect(
    quotesOf(
      'Obiekt stodoła z oborą\nRodzaj dachu płyty faliste\nIlość jest zgłoszona 186 m2\nUdział dofinansowania 100 %\nWpłata właściciela nie dotyczy\n',
    ),
  ).toEqual([]);
});

test('a quote begins with a whole thought behind the greeting', () => {
  expect(
    quotesOf(
      'Szanowni Państwo,\nuprzejmie informuję, że zgłoszenie zostało zakwalifikowane do remontu.',
    ),
  ).toEqual([expect.stringMatching(/^(?:uprzejmie )?informuję, że zgłoszenie|^zgłoszenie/)]);
});

test('what is discontinued is told with the proceedings', () => {
  expect(
    quotesOf(
      'umarzam w całości wszczęte z urzędu dnia 5 maja 2026 r., po skardze sąsiadki z parteru, postępowanie administracyjne w sprawie legalności budowy altany o wymiarach 5,8 x 4,8 m, należącej do czytelnika i stojącej przy wejściu do biblioteki.',
    )[0],
  ).toContain('postępowanie administracyjne w sprawie legalności budowy altany');
});

test.each(['uprzejmie informujemy', 'zawiadamiam Pana', 'wyjaśniamy'])(
  'a long sentence is not quoted up to "%s"',
  (told) => {
    const [quote = ''] = quotesOf(
      `W odpowiedzi na wniosek z 25 maja 2026 r. o zgodę na montaż ${told}, że zarząd na posiedzeniu w dniu 15 czerwca 2026 r. wyraził zgodę na umieszczenie urządzenia na płycie balkonu, o ile zamontuje je firma z uprawnieniami.`,
    );
    expect(quote).toContain('balkonu');
  },
);

test.each([
  'Sąd Rejonowy w Pile I Wydział Cywilny w składzie: przewodniczący asesor sądowy Jan Kot po rozpoznaniu dnia 2 marca 2026 r. w Pile na posiedzeniu niejawnym sprawy z wniosku Ewy Lis',
  'Zakład Stolarski OKNO sp. z o.o. / Dział Kadr 64-920 Piła, ul. Leśna 110A',
])('who ruled or wrote is no content: %s', (line) => {
  expect(quotesOf(`Wypożyczyliśmy Panu trzy książki.\n\n${line}`)).toEqual([
    'Wypożyczyliśmy Panu trzy książki.',
  ]);
});

test.each([
  'W takim przypadku pobyt uważa się za legalny do dnia doręczenia decyzji.',
  'Na wniosek zwraca się koszty przejazdu środkami komunikacji publicznej.',
  'Porozumienie zawiera oświadczenie klienta o rezygnacji z dalszych roszczeń.',
])('a verb that is told of itself makes a sentence: %s', (sentence) => {
  expect(quotesOf(sentence)).toEqual([sentence]);
});

test('a duty is quoted before the relative clause that its term hangs on', () => {
  expect(
    quotesOf(
      'Wypożyczający jest obowiązany zwrócić wszystkie książki do biblioteki głównej w Pile w terminie 30 dni od dnia, w którym zawiadamiamy go o tym pismem.',
    )[0],
  ).toMatch(/^Wypożyczający jest obowiązany zwrócić/);
});

test('the act is quoted without its law, also where no comma parts them', () => {
  expect(
    quotesOf(
      'Na podstawie art. 108 ust. 2 pkt 3 ustawy z dnia 20 lipca 2018 r. - Prawo o szkolnictwie wyższym i nauce, art. 104 k.p.a. i § 41 Regulaminu studiów skreślam Pana z listy czytelników biblioteki.',
    ),
  ).toEqual(['skreślam Pana z listy czytelników biblioteki.']);
});

test('an abbreviation before a country ends no sentence', () => {
  expect(
    quotesOf('Odmawiamy Panu Janowi Kotowi, ob. Białorusi, wydania karty czytelnika.'),
  ).toEqual(['Odmawiamy Panu Janowi Kotowi, ob. Białorusi, wydania karty czytelnika.']);
});

test('who signed in the line below is no part of a sentence', () => {
  expect(
    quotesOf('Opłaty nie wstrzymuje samo zaskarżenie.\nsekretarz sądowy Anna Zyga').join(' '),
  ).not.toContain('Zyga');
});
