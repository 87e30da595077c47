import type { Usage } from '#shared/contracts/me.ts';

/** Remaining analyses: quota minus used, never below zero. */
export function remainingOf(usage: Usage): number {
  return Math.max(0, usage.quota - usage.used);
}

/** `3/20`: remaining of quota. */
export function quotaText(usage: Usage): string {
  return `${remainingOf(usage)}/${usage.quota}`;
}

/** True when a known package is used up. */
export function isExhausted(usage: Usage | null | undefined): boolean {
  return Boolean(usage && usage.used >= usage.quota);
}
