import type { ActionPlan, Classification, FactEvidence } from '#shared/domain/analysis-result.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { flowOf } from '#shared/letters/text/text.ts';

/** Behind a step that names a sum which the reader has to check in the letter. */
const CHECK_SUM = '; kwotę sprawdź w piśmie';

const sums = ['main_amount', 'interest', 'costs', 'total_amount'] as const;

/** The sums, in grosze, that are shown and marked to be checked. */
function doubtedSums(
  money: Classification['financial_obligations'],
  facts: readonly FactEvidence[],
) {
  const doubted = sums.filter((sum) =>
    facts.some(
      ({ fact, certainty, status }) =>
        fact === `financial_obligations.${sum}` &&
        (certainty === 'check' || status === 'conflicting'),
    ),
  );
  return new Set(doubted.flatMap((sum) => (money[sum] === null ? [] : [toGrosze(money[sum])])));
}

const toGrosze = (amount: number) => Math.round(amount * 100);

/**
 * The classification with its doubts said where its sums are: a step that names a sum to be checked says so, and the title
 * names no such sum. `facts` are the facts' states after every check.
 */
export function withDoubtedSums(
  classification: Classification,
  facts: readonly FactEvidence[],
): Classification {
  const doubted = doubtedSums(classification.financial_obligations, facts);
  if (doubted.size === 0) return classification;
  const { in_short: short, required_actions: actions } = classification;
  return {
    ...classification,
    required_actions: actions.map((one) => ({ ...one, action: marked(one.action, doubted) })),
    ...(short && { in_short: { ...short, title: untitled(short.title, doubted) } }),
  };
}

/** The plan's steps with the same words. */
export function planWithDoubtedSums(
  plan: ActionPlan,
  { financial_obligations: money }: Classification,
  facts: readonly FactEvidence[],
): ActionPlan {
  const doubted = doubtedSums(money, facts);
  if (doubted.size === 0) return plan;
  const steps = plan.immediate_actions.map((one) => ({
    ...one,
    action: marked(one.action, doubted),
  }));
  return { ...plan, immediate_actions: steps };
}

/** A step without these words, once the reader has corrected the sum. */
export const withoutSumDoubt = (step: string): string => step.replace(CHECK_SUM, '');

const names = (words: string, doubted: ReadonlySet<number>) =>
  findAmounts(flowOf(words)).some(({ grosze }) => doubted.has(grosze));

const marked = (step: string, doubted: ReadonlySet<number>) =>
  names(step, doubted) ? `${step}${CHECK_SUM}` : step;

/** "Wezwanie do zapłaty: 6 800,00 zł" without the sum. */
function untitled(title: string, doubted: ReadonlySet<number>): string {
  const at = title.lastIndexOf(': ');
  return at > 0 && names(title.slice(at), doubted) ? title.slice(0, at) : title;
}
