import type { Classification, FactEvidence } from '#shared/domain/analysis-result.ts';
import { distinctTerms, isSameTerm } from '#shared/domain/same-term.ts';
import type { Term } from '#shared/domain/term.ts';
import { addDays } from '#shared/letters/calendar/days.ts';
import { inDays, lengthOf } from '#shared/letters/calendar/term-length.ts';
import { isSameAct, isSameSpan, pairedTerms } from '#shared/letters/checking/paired-terms.ts';
import { type Standing, standsInLetter } from '#shared/letters/checking/proved-terms.ts';
import { inWords } from '#shared/letters/checking/term-words.ts';
import { deadlineOf, differsFromLetter } from '#shared/letters/checking/verify-terms.ts';
import { isStatutoryTerm } from '#shared/letters/reading/statutory-term.ts';

import { agreed, type Comparison, oneReading } from './comparison.ts';

type Judged = { term: Term; standing: Standing; quote: string | null };

/**
 * The terms of both readings: a term that both give is certain and has the rules' purpose; one that only the
 * model assigns to the reader is to be checked; of two first terms the one that ends sooner leads. The rules'
 * terms are all included already (`verifyTerms`), but for the law's own where the model's term hid that the
 * letter gives another one.
 */
export function compareTerms(comparison: Comparison, own: Classification, today: string): void {
  const dates = comparison.classification.critical_dates;
  const rules = own.critical_dates.terms ?? [];
  const shown = dates.terms ?? [];
  const pairs = pairedTerms(shown, rules);
  const judged = shown.map((term, index) =>
    judgedTerm(
      comparison,
      term,
      index,
      pairs.get(term) ?? rules.find((one) => isSameAct(one, term)),
    ),
  );
  const lawful = rules.filter(
    (term) => isStatutoryTerm(term) && !shown.some((one) => isSameSpan(one, term)),
  );
  judged.push(...lawful.map((term) => ({ term, standing: differsFromLetter, quote: term.quote })));
  const first = judged[placeOfFirst(shown, rules[0], pairs)];
  // When both readings have one name for an act, two of its terms may turn out to be the same.
  const distinct = distinctTerms(judged, ({ term }) => term);
  const rival = first && distinct.find(({ term }) => isSameTerm(term, first.term));
  const [ordered, doubt] = soonerFirst(distinct, rival, today);
  dates.terms = ordered.map(({ term }) => term);
  dates.deadline = deadlineOf(dates.terms);
  comparison.forget((fact) => fact.startsWith('critical_dates.terms.'));
  for (const [index, { standing, quote }] of ordered.entries()) {
    if (index === 0) comparison.note('critical_dates.deadline', { ...standing, ...doubt }, quote);
    comparison.note(`critical_dates.terms.${index}`, standing, quote);
  }
}

/** The index of the rules' first term among those shown, or of another that ends with it; -1 when there is none. */
function placeOfFirst(
  shown: readonly Term[],
  first: Term | undefined,
  pairs: ReadonlyMap<Term, Term>,
): number {
  if (first === undefined) return -1;
  const paired = shown.findIndex((term) => pairs.get(term) === first);
  return paired >= 0 ? paired : shown.findIndex((term) => isSameSpan(term, first));
}

function judgedTerm(
  comparison: Comparison,
  term: Term,
  index: number,
  match: Term | undefined,
): Judged {
  const known = comparison.standingOf(`critical_dates.terms.${index}`);
  const quote = known?.quote ?? null;
  const standing = known === undefined ? standsInLetter : standingIn(known);
  const isSure = standing.status === 'confirmed' && standing.certainty !== 'check';
  if (match === undefined) {
    return { term, quote, standing: isSure ? { ...standing, ...oneReading } : standing };
  }
  const named = { ...term, what: match.what, legal_basis: match.legal_basis ?? term.legal_basis };
  const isSameDay = match.date !== null && match.date === term.date;
  if (match.kind === term.kind || isSameDay) {
    const told = isSameSpan(match, term) ? inUnitsOf(match, named) : named;
    return { term: told, quote, standing: isSure ? agreed : standing };
  }
  // When the letter names no start, the law's start counts.
  return { term: match, quote, standing: kindDiffers(term) };
}

/** "7 dni" and "tydzień" are one length: the rules' wording stays. */
function inUnitsOf({ amount, unit }: Term, term: Term): Term {
  return amount === null || term.amount === null ? term : { ...term, amount, unit };
}

function standingIn({ status, reason, certainty, alternatives }: FactEvidence): Standing {
  return {
    ...{ status, reason },
    ...(certainty === undefined ? {} : { certainty }),
    ...(alternatives === undefined ? {} : { alternatives }),
  };
}

const kindDiffers = (other: Term): Standing => ({
  status: 'conflicting',
  reason: 'Dwa odczyty różnią się w tym, od kiedy liczyć termin. Porównaj z pismem.',
  certainty: 'check',
  alternatives: [{ value: inWords(other), quote: other.quote }],
});

/** The model's first term and the rules' one (`rival`): the sooner leads, and the reader is told of the other. */
function soonerFirst(
  judged: readonly Judged[],
  rival: Judged | undefined,
  today: string,
): [readonly Judged[], Partial<Standing>] {
  const [leading] = judged;
  if (leading === undefined || rival === undefined || rival === leading) return [judged, {}];
  const isSooner = endOf(rival.term, today) < endOf(leading.term, today);
  const other = isSooner ? leading : rival;
  const doubt: Partial<Standing> = {
    certainty: 'check',
    reason: 'Dwa odczyty wskazują różne terminy jako najważniejszy. Pierwszy jest wcześniejszy.',
    alternatives: [{ value: inWords(other.term), quote: other.quote }],
  };
  return [isSooner ? [rival, ...judged.filter((one) => one !== rival)] : judged, doubt];
}

/** ISO day on which a term ends that begins today at the latest. */
function endOf(term: Term, today: string): string {
  if (term.date !== null) return term.date;
  const length = lengthOf(term);
  return length === undefined ? '9999-12-31' : addDays(today, Math.ceil(inDays(length)));
}
