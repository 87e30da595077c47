/** A placeholder: words in brackets, or a reserved domain name (RFC 2606). */
const GAP = /'[^'\n]*(?:\[[^\]\n]+\]|\.example\b)[^'\n]*'/g;

/**
 * The operator's data that are still placeholders in the source of `shared/domain/operator.ts`. The law requires
 * the real operator's data (ustawa o świadczeniu usług drogą elektroniczną, art. 5).
 */
export function unfilledOperatorData(source: string): string[] {
  return [...source.matchAll(GAP)].map(([gap]) => gap.slice(1, -1));
}
