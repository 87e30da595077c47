import { expect, test } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { ownSubject } from './own-subject.ts';

const subjectOf = (...opening: string[]) =>
  ownSubject(
    readLetter(
      openLetter(
        `Urząd Gminy Brzozówka\nul. Polna 1, 98-200 Brzozówka\n\n${opening.join('\n')}\n\nSzanowni Państwo,\n\nuprzejmie informujemy, że zgłoszenie zostało przyjęte.\n`,
      ),
    ).view,
  );

test.each([
  [
    'dotyczy: „Wymiana pieców na terenie Gminy Brzozówka - 2026”',
    'Wymiana pieców na terenie Gminy Brzozówka',
  ],
  ['Dotyczy: wniosku z dnia 3 marca 2026 r. o wycinkę dwóch lip', 'wniosku … o wycinkę dwóch lip'],
  ['DOTYCZY: dostęp do kanalizacji przy ul. Leśnej', 'dostęp do kanalizacji przy ul. Leśnej'],
  ['dot. wykupu mieszkania komunalnego', 'wykupu mieszkania komunalnego'],
  ['Dot.: umowa nr 14/2025 - montaż pompy ciepła', 'montaż pompy ciepła'],
  ['W sprawie: szkody po wichurze (nr 2026/771/AB)', 'szkody po wichurze'],
  ['Sprawa: dopłata do czesnego', 'dopłata do czesnego'],
  ['Temat: RE: Fwd: [PILNE] zmiana godzin odbioru dzieci!!!', 'zmiana godzin odbioru dzieci'],
  ['Temat: Zebranie rodziców 14.10.2026', 'Zebranie rodziców'],
  ['Przedmiot pisma – zwrot kosztów dojazdu ucznia', 'zwrot kosztów dojazdu ucznia'],
  ['Re: naprawa ogrodzenia', 'naprawa ogrodzenia'],
  [
    'Subject: Odp: Twoje zamówienie - brak kanapy na stanie',
    'Twoje zamówienie - brak kanapy na stanie',
  ],
  ['Temat: Rachunek 240,50 zł za wodę czeka', 'Rachunek … za wodę czeka'],
  ['Dotyczy: zeznania PIT-37 za 2025 rok', 'zeznania PIT-37 za 2025 rok'],
])('the sender’s subject is told without marks, days and numbers: %s', (line, subject) => {
  expect(subjectOf(line)).toBe(subject);
});

test('a subject goes on over its lines, and a mark may stand alone', () => {
  expect(
    subjectOf('Dotyczy: zgłoszenia zamiaru usunięcia drzewa rosnącego', 'na działce nad rzeką'),
  ).toBe('zgłoszenia zamiaru usunięcia drzewa rosnącego na działce nad rzeką');
  expect(subjectOf('Dotyczy:', 'opłat za żłobek')).toBe('opłat za żłobek');
});

test('what an act is about stands below its heading', () => {
  expect(subjectOf('POSTANOWIENIE', 'w sprawie zaliczenia nadpłaty na poczet zaległości')).toBe(
    'zaliczenia nadpłaty na poczet zaległości',
  );
});

test.each([
  'Dotyczy: umowa nr 118/2025/KR z dnia 4 maja 2025 r.',
  'Sprawa: MCE.4511.188.2026.AR',
  'Temat: FV 118/10/2025',
  'Dotyczy to także osób, które się wyprowadziły.',
  'W sprawie: Joanna Bieda, tel. 17 870 44 09',
  'Dotyczy: Anna Lis-Kowalska',
])('numbers, names and sentences are no subject: %s', (line) => {
  expect(subjectOf(line)).toBeNull();
});

test.each(['Rozliczenie kaucji', 'Rozliczenie najmu mieszkania'])(
  'the head of a mail that brought a letter without a subject line names it: %s',
  (subject) => {
    const text = `From: Jan Lis <jan@poczta.example>\nSent: Monday, July 13, 2026 9:48 PM\nTo: ewa@poczta.example\nSubject: ${subject} - ul. Polna 2\n\nPani Ewo, przesyłam rozliczenie po wyprowadzce z 30 czerwca 2026 r.\n\nWynajmujący: Jan Lis, ul. Leśna 5, 35-312 Rzeszów\nNajemca: Ewa Wilk\n\nKaucja 2 000,00 zł, potrącenia 300,00 zł, do zwrotu 1 700,00 zł.\n\nJan Lis\n`;
    expect(ownSubject(readLetter(openLetter(text)).view)).toContain(subject);
  },
);
