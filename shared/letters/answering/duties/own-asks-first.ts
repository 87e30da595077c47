import type { Duty, LetterDuty } from '#shared/letters/answering/duty.ts';

const READ_ALL = 'Przeczytaj całe pismo i zaznacz daty';
const ASK_SENDER = 'Zapytaj nadawcę, jeżeli coś jest niejasne';

/** What to do with a letter of no known kind. */
export const generalSteps: readonly Duty[] = [
  {
    action: 'Przeczytaj całe pismo i zaznacz daty, kwoty i to, czego żąda nadawca',
    step: READ_ALL,
    priority: 'MEDIUM',
  },
  {
    action:
      'Gdy coś jest niejasne, zapytaj nadawcę pod numerem z jego oficjalnej strony, a nie z pisma',
    step: ASK_SENDER,
    priority: 'MEDIUM',
  },
];

/** Whether the letter's own words ask for it, of every reader. */
const isAsked = ({ quote, isConditional = false }: LetterDuty): boolean =>
  quote !== null && !isConditional;

/** What a letter of no known kind asks itself comes before general advice, and makes the first part of that needless. */
export function ownAsksFirst(duties: readonly LetterDuty[]): LetterDuty[] {
  if (!duties.some(isAsked)) return [...duties];
  const specific = duties.filter(({ step }) => step !== READ_ALL && step !== ASK_SENDER);
  return [...specific, ...duties.filter(({ step }) => step === ASK_SENDER)];
}
