import { expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';

import { letterSaying } from './letter-saying.ts';

const dutiesOf = (sentences: string) =>
  answerClassification(letterSaying(sentences))
    .required_actions.map(({ action }) => action)
    .join(' ');

test.each([
  ['Dekoder jest naszą własnością. Proszę go oddać do 14 maja 2026 r. w salonie.', 'Dekoder'],
  ['Klucze do piwnicy ma Pani od 2019 r. Prosimy je zwrócić do końca maja.', 'Klucze'],
  ['W aktach nie ma świadectwa legalizacji. Trzeba je przesłać do 20 maja 2026 r.', 'świadectwa'],
  ['Nie mamy umowy sprzedaży auta. Prosimy te dokumenty dostarczyć w ciągu 7 dni.', 'sprzedaży'],
  ['W rejestrze nie ma sprawozdania. Wzywa się do złożenia tych dokumentów.', 'sprawozdania'],
])('a request that only points back is told with the sentence before it: %s', (said, meant) => {
  expect(dutiesOf(said)).toMatch(new RegExp(`Zdanie wcześniej: „[^”]*${meant}`));
});

test('a request that names its object is told alone', () => {
  expect(dutiesOf('Dziękujemy za rozmowę. Proszę oddać klucze do 14 maja 2026 r.')).not.toContain(
    'Zdanie wcześniej',
  );
});

test('keys that are asked back are no payment, money is', () => {
  const termOf = (sentences: string) =>
    answerClassification(letterSaying(sentences)).terms.map(({ what }) => what);
  expect(termOf('Klucze ma Pani od lat. Prosimy je zwrócić do 20 maja 2026 r.')).toEqual([
    'zwrot rzeczy',
  ]);
  expect(termOf('Pożyczka wynosiła 300 zł. Należy ją zwrócić do 20 maja 2026 r.')).not.toContain(
    'zwrot rzeczy',
  );
});
