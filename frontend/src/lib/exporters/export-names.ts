import { dayOf } from '#frontend/src/lib/format.ts';

/** `raport_analizy_2026-11-21.pdf`, by the day in Warsaw (specification, section 2). */
export function reportFileName(now: Date): string {
  return `raport_analizy_${dayOf(now)}.pdf`;
}
