import { describe, expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';

import { letterSaying } from './letter-saying.ts';

const dutyOf = (sentences: string) =>
  answerClassification(letterSaying(sentences)).required_actions.find(({ action }) =>
    action.startsWith('Dokonaj zapłaty'),
  )?.action;

describe('the day to pay is the day of this sum', () => {
  test('not of a payment on another account', () => {
    const said = dutyOf(
      `Wpłaty za kwiecień prosimy kierować na dotychczasowy rachunek 07 1020 1563 1000 0602 0077 4411 (do 15 maja 2026 r.).
Za maj prosimy o wpłatę 120,00 zł do 10 czerwca 2026 r. na rachunek 20 1160 2202 2000 0551 9033 1108.`,
    );
    expect(said).toMatch(/120,00 zł na rachunki z pisma – do 10 czerwca/);
  });

  test('not of a later bill in a table', () => {
    const said = dutyOf(
      `Do zapłaty:          184,22 zł
Do kiedy?            18 maja 2026 r.
Na jakie konto?      89 1240 6016 7331 2000 4455 1012

Następne płatności
| dokument  | kwota      | termin płatności    |
| P1/771    | 139,00 zł  | 15 lipca 2026 r.    |
| P2/771    | 139,00 zł  | 15 września 2026 r. |`,
    );
    expect(said).toMatch(/184,22 zł – do 18 maja/);
  });
});
