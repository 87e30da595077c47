/** A gap that nobody filled: words in brackets, or a name that no one can own (RFC 2606). */
const GAP = /'[^'\n]*(?:\[[^\]\n]+\]|\.example\b)[^'\n]*'/g;

/**
 * What of the operator's data is still a placeholder, in the source of `shared/domain/operator.ts`. Who runs
 * the service has to be told truly (ustawa o świadczeniu usług drogą elektroniczną, art. 5).
 */
export function unfilledOperatorData(source: string): string[] {
  return [...source.matchAll(GAP)].map(([gap]) => gap.slice(1, -1));
}
