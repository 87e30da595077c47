import type { LetterDuty } from '#shared/letters/answering/duty.ts';
import { isSilentChoice } from '#shared/letters/answering/replies/kinds/silence.ts';
import { termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import { silentConsent } from '#shared/letters/reading/clauses/calls/silent-consent.ts';
import { beginningOf } from '#shared/letters/reading/clauses/clause.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { quoteAt } from '#shared/letters/reading/letter-view.ts';

/** Whether the letter leaves a choice that its kind says nothing about. */
export const hasSilentChoice = ({ view, type }: LetterFacts): boolean =>
  isSilentChoice(type.reply, view);

const LONGEST = 260;

/** To consent or to object, where the letter takes silence for consent. */
export function silentChoice(facts: LetterFacts): LetterDuty[] {
  const { view, terms } = facts;
  const clause = silentConsent(view);
  if (clause === undefined || !hasSilentChoice(facts)) return [];
  const [due] = terms;
  const by = due === undefined ? '' : ` – ${termPhrase(due)}`;
  const words = quoteAt(view, { start: beginningOf(view, clause), end: clause.span.end }, LONGEST);
  return [
    {
      action: `Zdecyduj, czy się zgadzasz, i odpisz${by}. Brak odpowiedzi nadawca może uznać za zgodę: „${words}”`,
      step: 'Zdecyduj, czy się zgadzasz, i odpisz',
      otherwise: 'Milczenie nadawca może uznać za zgodę.',
      priority: 'HIGH',
      quote: words,
      due,
    },
  ];
}
