import { expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const told = (body: string) =>
  answerClassification(
    openLetter(
      `Klub Żeglarski „Fala”\nul. Portowa 1, 11-500 Giżycko\n\nGiżycko, 7 maja 2026 r.\n\nPan Jan Kot\nul. Leśna 2\n08-455 Mielnik\n\nSzanowny Panie,\n\n${body}`,
    ),
  ).required_actions.map(({ action }) => action);

const general = /^(?:Przeczytaj całe pismo|Gdy coś jest niejasne)/;

test('what the letter asks itself comes before general advice', () => {
  const actions = told(
    'Sezon zaczyna się w czerwcu. Prosimy zabrać z hangaru prywatne żagle i liny.',
  );
  expect(actions[0]).toMatch(/^Zabierz z hangaru/);
  expect(actions.filter((action) => general.test(action))).toEqual([actions.at(-1)]);
});

test('a letter that asks for nothing keeps the general advice', () => {
  const actions = told('Sezon zaczyna się w czerwcu, a w lipcu wracają rejsy dla początkujących.');
  expect(actions.filter((action) => general.test(action)).length).not.toBe(1);
});
