import { formatAccount, formatAmount, formatDay, isIsoDay } from '#frontend/src/lib/format.ts';
import type { FactEvidence } from '#shared/domain/analysis-result.ts';

import { findEvidence } from './evidence.ts';

/** One of the possible values of a fact, with its words in the letter. */
export type Candidate = { value: string; quote: string | null };

/** A value from the verification in the page's format. */
function shown(fact: string, value: string): string {
  const plain = value.trim();
  if (isIsoDay(plain)) return formatDay(plain);
  if (/^financial_obligations\.\w*(?:amount|interest|costs)$/.test(fact)) {
    return /^\d+(?:\.\d+)?$/.test(plain) ? formatAmount(Number(plain)) : plain;
  }
  return formatAccount(plain);
}

/**
 * The possible values when the letter leaves a fact open: the one that was read and the alternatives.
 * Undefined for a fact that the letter states clearly; `read` is the value in the page's format.
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

/** True when the reader should check the letter before relying on the fact. */
export function asksToCheck(
  verification: readonly FactEvidence[] | undefined,
  fact: string,
): boolean {
  const evidence = findEvidence(verification, fact);
  return evidence?.certainty === 'check' || evidence?.status === 'conflicting';
}
