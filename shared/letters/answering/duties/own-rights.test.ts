import { expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const actionsOf = (text: string) =>
  answerClassification(openLetter(text))
    .required_actions.map(({ action }) => action)
    .join(' | ');

const grant = (sentence: string) => `Burmistrz Miasta Piły
Piła, 3 lutego 2026 r.
OŚ.6220.14.2026

Pani Ewa Lis
ul. Leśna 2, 64-920 Piła

DECYZJA

Na podstawie art. 104 k.p.a. przyznaję Pani dotację w kwocie 3 000,00 zł.

POUCZENIE
Od decyzji służy odwołanie do Samorządowego Kolegium Odwoławczego w Pile w terminie 14 dni od dnia doręczenia.
${sentence}
`;

test.each([
  'W terminie 30 dni od dnia, w którym decyzja stanie się prawomocna, należy złożyć oświadczenie o przyjęciu dotacji.',
  'Oświadczenie o przyjęciu dotacji trzeba złożyć w ciągu 14 dni od uprawomocnienia się decyzji; trzeba złożyć je na piśmie.',
])('what is due after finality is told: %s', (sentence) => {
  expect(actionsOf(grant(sentence))).toContain('zacznie biec później');
});

test('a remedy that opens later is no such duty', () => {
  const sentence =
    'Skargę należy złożyć w terminie 30 dni od dnia, w którym decyzja stanie się ostateczna.';
  expect(actionsOf(grant(sentence))).not.toContain('zacznie biec później');
});

const answer = (sentence: string) => `Sklep Buty sp. z o.o.
ul. Handlowa 3, 90-001 Łódź
Łódź, 9 czerwca 2026 r.

Pani Maria Wilk
ul. Piotrkowska 100, 90-004 Łódź

Odpowiedź na reklamację nr 2026/5511

Szanowna Pani,
${sentence}

Z poważaniem
Tomasz Gil
`;

test.each([
  'nie możemy przychylić się do Pani prośby o wymianę butów.',
  'reklamację uznajemy za niezasadną.',
  'Wynik: [ ] uznana [X] nieuznana.',
])('a refused complaint may be upheld: %s', (sentence) => {
  expect(actionsOf(answer(sentence))).toContain('podtrzymujesz reklamację');
});

test('an accepted complaint leaves nothing to uphold', () => {
  expect(actionsOf(answer('uznajemy Pani reklamację i wymienimy buty na nowe.'))).not.toContain(
    'podtrzymujesz',
  );
});
