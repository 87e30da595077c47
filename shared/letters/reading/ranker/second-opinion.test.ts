import { describe, expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { verifyClassification } from '#shared/letters/checking/verify.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const letterThatSays = (body: string) => `Zielona Dolina, Stowarzyszenie Działkowców
ul. Ogrodowa 3, 60-001 Poznań

Poznań, 2 listopada 2026 r.

Pan Jan Nowak
ul. Długa 1, 61-001 Poznań

Dzień dobry,

${body}

Pozdrawiam
Anna Lis, skarbniczka
`;

function moneyOf(body: string) {
  const letter = openLetter(letterThatSays(body));
  const { classification, verification } = verifyClassification(
    answerClassification(letter),
    letter,
    '2026-11-21',
  );
  const unsure = verification.filter(({ certainty }) => certainty === 'check');
  return { ...classification.financial_obligations, unsure: unsure.map(({ fact }) => fact) };
}

describe('where no rule tells what a sum is for', () => {
  it('the trained model tells it, as nothing that is to be paid and to be checked in the letter', () => {
    const money = moneyOf('Z Pana strony brakuje jeszcze 240 zł za działkę.');
    expect(money).toMatchObject({ main_amount: 240, direction: 'disputed' });
    expect(money.unsure).toContain('financial_obligations.main_amount');
  });

  it('a letter that asks for nothing keeps naming no sum', () => {
    const money = moneyOf('Remont bramy kosztował 4 200 zł. Prosimy nic nie wpłacać.');
    expect(money).toMatchObject({ main_amount: null, total_amount: null, direction: 'none' });
  });
});
