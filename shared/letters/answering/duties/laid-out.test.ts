import { expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const told = (body: string) =>
  answerClassification(
    openLetter(
      `Starosta Kutnowski\nWydział Geodezji\nul. Długa 4, 99-300 Kutno\nGK.6620.4.2026\n\nKutno, 4 maja 2026 r.\n\nPani Ewa Lis\nul. Leśna 2\n99-300 Kutno\n\nZAWIADOMIENIE\n\n${body}`,
    ),
  )
    .required_actions.map(({ action }) => action)
    .join('\n');

test.each([
  [
    'zawiadamiam, że projekt operatu opisowo-kartograficznego jest wyłożony do wglądu w dniach od 8 czerwca 2026 r. do 26 czerwca 2026 r. w siedzibie starostwa. Każdy, kogo dane dotyczą, może w tym czasie zgłaszać uwagi.',
    / do 26 czerwca 2026 r\./,
  ],
  [
    'zawiadamia się o wyłożeniu projektu planu do publicznego wglądu w urzędzie, pok. 4. Uwagi można składać na piśmie. Postępowanie prowadzi wydział.',
    /dopóki można go oglądać/,
  ],
] as const)('a draft that is laid out is looked at and commented on: %s', (body, until) => {
  const words = told(body);
  expect(words).toMatch(/Obejrzyj wyłożony dokument.*zgłoś uwagi/);
  expect(words).toMatch(until);
});
