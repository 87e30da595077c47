import { enforceableNow } from '#shared/letters/reading/clauses/enforceable.ts';
import { outcomeOf } from '#shared/letters/reading/clauses/outcome.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { sentenceQuote } from '#shared/letters/reading/letter-view.ts';
import { isStranger } from '#shared/letters/reading/reader/reader.ts';

import type { LetterDuty } from './duty.ts';

/** "zasądza od pozwanej na rzecz powódki": the reader is ordered to pay, whatever else is decided. */
const orderedToPay = /\bzasadza (?:solidarnie )?od (?:pozwan|stron[ay]? pozwan)/;

/** A judgment against the reader: paying is the other choice, and the sums bear interest meanwhile. */
function orderedSums({ view, type, role, financial }: LetterFacts): LetterDuty[] {
  const isLeft = type.duties.includes('pay') && financial.direction === 'disputed';
  if (!isLeft || role !== 'debtor' || !orderedToPay.test(view.spaced)) return [];
  return [
    {
      action:
        'Jeżeli zgadzasz się z wyrokiem, zapłać stronie przeciwnej zasądzone kwoty z odsetkami i kosztami i zachowaj potwierdzenie; odsetki rosną do dnia zapłaty',
      step: 'Zapłać zasądzone kwoty, jeżeli się zgadzasz',
      priority: 'MEDIUM',
      quote: sentenceQuote(view, orderedToPay),
      due: undefined,
      isConditional: true,
    },
  ];
}

/** A remedy does not stop a decision that is enforceable at once: stopping it is a separate step and comes first. */
export function enforceableDuties(facts: LetterFacts): LetterDuty[] {
  const { view, type, role, remedy } = facts;
  if (isStranger(role) || role === 'claimant') return [];
  const isQuiet = remedy === null || outcomeOf(view, type).isFavourable;
  const quote = isQuiet ? null : enforceableNow(view);
  if (quote === null) return orderedSums(facts);
  return [
    {
      action:
        'Rozstrzygnięcie działa od razu (rygor natychmiastowej wykonalności): samo zaskarżenie go nie wstrzymuje. Jeżeli się nie zgadzasz, razem ze środkiem zaskarżenia wnieś o zawieszenie wykonania',
      step: 'Wnieś też o zawieszenie wykonania, jeżeli się nie zgadzasz',
      priority: 'HIGH',
      quote,
      due: undefined,
    },
    ...orderedSums(facts),
  ];
}
