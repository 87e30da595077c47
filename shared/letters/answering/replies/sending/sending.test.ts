import { expect, test } from 'vitest';

import { answerPlan, answerSending } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const stepsFor = (letter: string): string =>
  Object.values(answerSending(openLetter(letter), undefined, '2026-11-21'))
    .flat()
    .join('\n');

const letterFrom = (sender: string, body: string): string =>
  `${sender}\nul. Leśna 2, 08-455 Mielnik\n\nMielnik, 20 października 2026 r.\n\nPani Ewa Lis\nul. Polna 4\n08-455 Mielnik\n\n${body}`;

const demand = (sender: string) =>
  letterFrom(
    sender,
    'WEZWANIE DO ZAPŁATY\n\nWzywamy do zapłaty 512,00 zł za usługi w terminie 14 dni od dnia doręczenia.',
  );

test.each(['Fundusz Dębowy sp. z o.o.', 'Salon Mebli Jodła sp. z o.o.', 'Jan Nowak'])(
  'the day of posting is not said to count for a private sender: %s',
  (sender) => {
    expect(stepsFor(demand(sender))).not.toContain('dzień nadania');
  },
);

test('the day of posting counts for an office', () => {
  const reminder = letterFrom(
    'Wójt Gminy Mielnik',
    'UPOMNIENIE\n\nWzywam do zapłaty zaległości 600,00 zł za odpady w terminie 7 dni od dnia doręczenia pod rygorem egzekucji.',
  );
  expect(stepsFor(reminder)).toContain('liczy się dzień nadania');
});

test.each([
  'Reklamację można złożyć na adres bok@sklep.example albo pisemnie.',
  'Reklamację proszę przesłać przez formularz na stronie sklepu.',
])('the way that the letter names for a contest is quoted first: %s', (sentence) => {
  const letter = `Zakład Transportu Miejskiego w Mielniku\nul. Leśna 2, 08-455 Mielnik\n\nWEZWANIE DO ZAPŁATY\n\nData kontroli: 05.10.2026, brak ważnego biletu. Opłata dodatkowa 280,00 zł płatna w terminie 14 dni od daty wystawienia wezwania.\n\n${sentence}\n`;
  expect(stepsFor(letter)).toContain(`„${sentence.replace(/\.$/, '')}”`);
});

test('a school gets no reminder of an office that is late', () => {
  const letter = letterFrom(
    'Szkoła Podstawowa nr 3 w Mielniku',
    'Prosimy o zwrot podpisanej zgody na wycieczkę do 30 października 2026 r.',
  );
  const told = answerPlan(openLetter(letter), undefined).timeline.map(({ milestone }) => milestone);
  expect(told.join()).not.toContain('ponaglenie');
  expect(stepsFor(letter)).not.toMatch(/biura podawczego|e-Doręczenia/);
});
