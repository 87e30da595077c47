import { expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const told = (enclosed: string) =>
  JSON.stringify(
    answerClassification(
      openLetter(
        `Sąd Rejonowy w Nysie\nI Wydział Cywilny\nSygn. akt I Nc 114/26\n\nNAKAZ ZAPŁATY W POSTĘPOWANIU UPOMINAWCZYM\n\nDnia 4 maja 2026 r. referendarz sądowy nakazuje pozwanemu Janowi Rybakowi, aby w terminie dwóch tygodni od doręczenia nakazu zapłacił powodowi Dentus sp. z o.o. 3 480,00 zł albo wniósł w tym terminie sprzeciw. ${enclosed}\n`,
      ),
    ).required_actions,
  );

test('an order for payment that comes with the claim asks to read it first', () => {
  expect(told('Doręcza się odpis nakazu wraz z odpisem pozwu i załącznikami.')).toMatch(
    /Przeczytaj pozew i załączniki/,
  );
  expect(told('Doręcza się odpis nakazu.')).not.toMatch(/Przeczytaj pozew/);
});
