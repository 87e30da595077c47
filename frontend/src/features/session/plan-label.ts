import type { Usage } from '#shared/contracts/me.ts';
import { plans } from '#shared/domain/plans.ts';

/** The plan badge (specification, section 2): plans are recognised by source and quota. */
export function planLabel(usage: Usage | null | undefined): string {
  if (!usage) return 'Brak aktywnego planu';
  if (usage.source === 'trial') return 'Okres próbny';
  if (usage.source === 'admin_grant') return 'Pakiet Admina';
  if (usage.quota === plans.BASIC.quota) return plans.BASIC.label;
  if (usage.quota === plans.PRO.quota) return plans.PRO.label;
  return 'Niestandardowy';
}

/** Remaining analyses: quota minus used, never below zero. */
export function remainingOf(usage: Usage): number {
  return Math.max(0, usage.quota - usage.used);
}

/** `3/20`: remaining of quota. */
export function quotaText(usage: Usage): string {
  return `${remainingOf(usage)}/${usage.quota}`;
}

/** True when nothing is left of a known package. */
export function isExhausted(usage: Usage | null | undefined): boolean {
  return Boolean(usage && usage.used >= usage.quota);
}
