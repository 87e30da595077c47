import { enforceableNow } from '#shared/letters/reading/clauses/enforceable.ts';
import { outcomeOf } from '#shared/letters/reading/clauses/outcome.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isStranger } from '#shared/letters/reading/reader/reader.ts';

import type { LetterDuty } from './duty.ts';

/** A remedy does not stop a decision that is enforceable at once: stopping it is a separate step and comes first. */
export function enforceableDuties({ view, type, role, remedy }: LetterFacts): LetterDuty[] {
  if (remedy === null || isStranger(role) || role === 'claimant') return [];
  const quote = outcomeOf(view, type).isFavourable ? null : enforceableNow(view);
  if (quote === null) return [];
  return [
    {
      action:
        'Rozstrzygnięcie działa od razu (rygor natychmiastowej wykonalności): samo zaskarżenie go nie wstrzymuje. Jeżeli się nie zgadzasz, razem ze środkiem zaskarżenia wnieś o zawieszenie wykonania',
      step: 'Wnieś też o zawieszenie wykonania, jeżeli się nie zgadzasz',
      priority: 'HIGH',
      quote,
      due: undefined,
    },
  ];
}
