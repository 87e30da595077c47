import { expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

test.each([
  'Piszemy, bo nie dostaliśmy dwóch płatności, które przypadały w lutym 2026 r. Łącznie do wpłaty: 616,41 zł. Do kiedy: do 18 marca 2026 r.',
  'Nie widzimy wpłaty raty kredytu z 20 lutego 2026 r. Prosimy o wpłatę 616,41 zł do 18 marca 2026 r.',
  'Minął termin spłaty karty kredytowej. Ile wpłacić: 616,41 zł. Do kiedy: do 18 marca 2026 r.',
])("a bank's friendly reminder asks to pay and ends nothing: %s", (body) => {
  const told = answerClassification(
    openLetter(
      `Bank Południowy S.A.\nul. Tarnogórska 9, 44-100 Gliwice\n\nGliwice, 4 marca 2026 r.\n\nPan Jan Rybak\nul. Polna 5\n44-151 Gliwice\n\nDzień dobry,\n\n${body} Konto: 69 1090 1043 3000 0882 2119 0044.\n\nMarlena Lis\ndoradca\n`,
    ),
  );
  expect(told.type_label).toBe('Przypomnienie banku o zaległej spłacie');
  expect(told.required_actions[0]?.action).toMatch(/616,41 zł.*18 marca 2026/);
});
