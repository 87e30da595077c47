import { expect, test } from 'vitest';

import { answerClassification, answerPlan } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const letterOf = (sentence: string) =>
  openLetter(`Miejski Ośrodek Pomocy Społecznej w Pile
Piła, 3 lutego 2026 r.
MOPS.5012.14.2026

Pani Ewa Lis
ul. Leśna 2, 64-920 Piła

DECYZJA

Na podstawie art. 104 k.p.a. przyznaję Pani zasiłek celowy w kwocie 300,00 zł.

UZASADNIENIE
Dochód nie przekracza kryterium. ${sentence}

POUCZENIE
Od decyzji służy odwołanie do Samorządowego Kolegium Odwoławczego w Pile w terminie 14 dni od dnia doręczenia.
`);

const dutiesOf = (sentence: string) =>
  answerClassification(letterOf(sentence)).required_actions.map(({ action }) => action);

test.each([
  'Proszę niezwłocznie powiadomić Ośrodek o: podjęciu pracy, zmianie dochodu, wyjeździe.',
  'O każdej zmianie mającej wpływ na zasiłek należy zawiadomić Ośrodek.',
  'Osoba pobierająca zasiłek ma obowiązek zgłosić zmianę liczby domowników.',
])('a duty to tell of changes is told in the words of the letter: %s', (sentence) => {
  expect(dutiesOf(sentence).join(' ')).toMatch(/Powiadamiaj nadawcę o zmianach.*zmian/);
});

test.each([
  'O zmianie adresu należy zawiadomić Ośrodek.',
  'Strona ma obowiązek zawiadomić o każdej zmianie miejsca zamieszkania.',
  'Pouczono Panią, że o zmianie dochodu należy zawiadomić Ośrodek.',
  'Ośrodek powiadomi Panią o zmianie stawek.',
])('what every letter says, or others do, is no such duty: %s', (sentence) => {
  expect(dutiesOf(sentence).join(' ')).not.toContain('Powiadamiaj');
});

test('a plan after a decision in favour says what one may still do', () => {
  const steps = answerPlan(letterOf('Zasiłek przelejemy na Pani konto.'), undefined);
  expect(steps.immediate_actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'Sprawdź, czy pieniądze przyszły',
      'Wnieś odwołanie tylko wtedy, gdy się nie zgadzasz',
    ]),
  );
});
