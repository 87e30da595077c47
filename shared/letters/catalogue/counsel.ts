import type { Level } from '#shared/domain/levels.ts';

import type { DocumentType } from './document-type.ts';

/** From this sum (złote) on, the product advises asking a lawyer even when the procedure is simple and free. */
const WORTH_A_LAWYER = 2000;
/** From this sum on, whatever the procedure. */
const LARGE = 10_000;

/**
 * Whether to advise a lawyer, judged by the stakes and the procedure and not by the sum alone. A free appeal
 * to an office, a call to add a paper or a witness's summons needs none; a court, enforcement or the role
 * of a suspect does. `due` is the sum the letter makes the reader pay, in złote.
 */
export function needsCounsel({ counsel }: DocumentType, level: Level, due: number | null): boolean {
  if (counsel === 'advised' || (due !== null && due >= LARGE)) return true;
  if (counsel === 'not_needed') return false;
  if (level === 'HIGH' || level === 'CRITICAL') return true;
  return counsel === 'by_stakes' && due !== null && due >= WORTH_A_LAWYER;
}
