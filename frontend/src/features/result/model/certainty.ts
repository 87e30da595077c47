import { formatAccount, formatAmount, formatDay, isIsoDay } from '#frontend/src/lib/format.ts';
import type { FactEvidence } from '#shared/domain/analysis-result.ts';

import { findEvidence } from './evidence.ts';

/** One of the values a fact may have, with the words of the letter it comes from. */
export type Candidate = { value: string; quote: string | null };

/** A value of the verification as the page writes its fact. */
function shown(fact: string, value: string): string {
  const plain = value.trim();
  if (isIsoDay(plain)) return formatDay(plain);
  if (/^financial_obligations\.\w*(?:amount|interest|costs)$/.test(fact)) {
    return /^\d+(?:\.\d+)?$/.test(plain) ? formatAmount(Number(plain)) : plain;
  }
  return formatAccount(plain);
}

/**
 * The values to choose from when the letter leaves a fact open: what was read and what else may be meant.
 * Undefined for a fact that the letter says clearly; `read` is the value as the page shows it.
 */
export function candidatesOf(
  verification: readonly FactEvidence[] | undefined,
  fact: string,
  read: string,
): Candidate[] | undefined {
  const evidence = findEvidence(verification, fact);
  const others = evidence?.alternatives ?? [];
  if (evidence === undefined || others.length === 0) return undefined;
  if (evidence.certainty === 'certain') return undefined;
  const found = [
    { value: read, quote: evidence.quote },
    ...others.map(({ value, quote }) => ({ value: shown(fact, value), quote })),
  ];
  const distinct = found.filter(
    ({ value }, index) => found.findIndex((other) => other.value === value) === index,
  );
  return distinct.length < 2 ? undefined : distinct;
}

/** True when the reader should look into the letter before relying on the fact. */
export function asksToCheck(
  verification: readonly FactEvidence[] | undefined,
  fact: string,
): boolean {
  const evidence = findEvidence(verification, fact);
  return evidence?.certainty === 'check' || evidence?.status === 'conflicting';
}
