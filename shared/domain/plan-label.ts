import { plans } from './plans.ts';

/** The name of a plan (specification, sections 2 and 4): plans are recognised by source and quota. */
export function planLabel(
  usage: { source: 'trial' | 'subscription' | 'admin_grant'; quota: number } | null | undefined,
): string {
  if (!usage) return 'Brak aktywnego planu';
  if (usage.source === 'trial') return 'Okres próbny';
  if (usage.source === 'admin_grant') return 'Pakiet Admina';
  if (usage.quota === plans.BASIC.quota) return plans.BASIC.label;
  if (usage.quota === plans.PRO.quota) return plans.PRO.label;
  return 'Niestandardowy';
}
