import { expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const dutiesOf = (text: string) =>
  answerClassification(
    openLetter(`Szkoła Podstawowa nr 4 w Koninie
ul. Szkolna 9, 62-510 Konin

Konin, 4 maja 2026 r.
SP4.410.18.2026

Pani Ewa Lis
ul. Leśna 2, 62-510 Konin

Szanowna Pani,

${text}

Z poważaniem
Anna Kot
dyrektor
`),
  ).required_actions.map(({ action }) => action);

test.each([
  'Czekamy na podpisane oświadczenie do 20 maja 2026 r.',
  'Na Państwa odpowiedź czekamy do 20 maja 2026 r.',
  'Niezbędne będzie dostarczenie zaświadczenia lekarskiego do 20 maja 2026 r.',
  'Warunkiem przyjęcia jest złożenie podpisanego oświadczenia do 20 maja 2026 r.',
  'Podpisaną zgodę zwraca się wychowawcy najpóźniej 20 maja 2026 r.',
  'Ostateczny termin zwrotu podręczników: 20 maja 2026 r.',
  'Przypominamy o obowiązku złożenia zaświadczenia do 20 maja 2026 r.',
  'Pozostało podpisać umowę i odesłać jeden egzemplarz do 20 maja 2026 r.',
  'prosba o odeslanie protokolu do 20 maja 2026',
])('an ask with a day ends as a step with its words: %s', (sentence) => {
  expect(dutiesOf(sentence).join(' ')).toMatch(/20 maja 2026/);
});

test.each([
  'Przewidywany termin zakończenia remontu: 20 maja 2026 r.',
  'Obecny cennik obiadów obowiązuje do 20 maja 2026 r.',
  'Zwrot za obiady przelejemy do 20 maja 2026 r.',
])('a day that asks for nothing is no step: %s', (sentence) => {
  expect(dutiesOf(sentence).join(' ')).not.toContain('20 maja 2026');
});

test('a meeting is a day to note', () => {
  expect(
    dutiesOf('Zapraszam na rozmowę o synu 20 maja 2026 r. o godz. 16:30, gabinet dyrektora.').join(
      ' ',
    ),
  ).toContain('Zapisz dzień: spotkanie 20 maja 2026');
});

test('the day of an instalment is no day for weighing a change', () => {
  const letter = openLetter(`Bank Leśny S.A.
ul. Polna 1, 00-001 Warszawa

Warszawa, 4 maja 2026 r.

Pani Ewa Lis
ul. Leśna 2, 62-510 Konin

ZMIANA OPROCENTOWANIA KREDYTU

Zmieniamy oprocentowanie Pani kredytu. Rata w nowej wysokości przypada 15 czerwca 2026 r.
`);
  const weighing = answerClassification(letter).required_actions.filter(({ action }) =>
    action.includes('Zapoznaj się ze zmianami'),
  );
  for (const { action } of weighing) expect(action).not.toContain('15 czerwca');
});

test.each([
  'Uzależniam zezwolenie od posadzenia dwóch lip do 20 maja 2026 r. i zawiadomienia o tym szkoły.',
  'Termin wykonania obowiązku z pkt 1 (naprawa ogrodzenia) przedłużam z 10.05.2026 r. do dnia 20.05.2026 r.',
  'Odmawiam zmiany co do pkt 2 (oznakowanie schodów) - termin 20 maja 2026 r. pozostaje bez zmian.',
  'Co do naprawy płotu termin do 20 maja 2026 r. nadal obowiązuje i nie ulega zmianie.',
])('what is a condition, put off or kept is still to be done: %s', (sentence) => {
  expect(dutiesOf(sentence).join(' ')).toContain('Zrób w terminie');
});
