import { certain, check, likely, type Sureness } from '#shared/letters/reading/sureness.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { inNominative, type Party } from './party.ts';

/** A possible holder of the role, with the weight of the evidence. */
export type Candidate = { party: Party; weight: number };
export type ChosenParty = Party & { sureness: Sureness };

const CERTAIN = 8;
const MARGIN = 4;
const PLAUSIBLE = 4;
const MOST_ALTERNATIVES = 3;

/** Occurrences of one name count together, in whatever case. */
export function keyOf(name: string): string {
  return foldText(inNominative(name)).replace(/[^a-z0-9]/g, '');
}

/** The candidate with the most evidence and how sure that is; null when there is no evidence. */
export function chooseParty(candidates: readonly Candidate[]): ChosenParty | null {
  const totals = new Map<string, Candidate>();
  for (const { party, weight } of candidates) {
    const key = keyOf(party.name);
    const known = totals.get(key);
    totals.set(key, { party: known?.party ?? party, weight: (known?.weight ?? 0) + weight });
  }
  const [best, ...others] = [...totals.values()]
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight);
  if (best === undefined) return null;
  return { ...best.party, sureness: surenessOf(best, others) };
}

function surenessOf(best: Candidate, others: readonly Candidate[]): Sureness {
  const rival = others[0]?.weight ?? 0;
  if (best.weight >= CERTAIN && best.weight - rival >= MARGIN) return certain;
  if (best.weight >= PLAUSIBLE && best.weight - rival >= MARGIN / 2) return likely;
  return check(
    others
      .slice(0, MOST_ALTERNATIVES)
      .map(({ party: { name, quote } }) => ({ value: name, quote })),
  );
}
