import type { Level } from '#shared/domain/levels.ts';

import type { DocumentType } from './document-type.ts';

/** From this sum (złote) a lawyer is worth asking though the procedure is simple and free. */
const WORTH_A_LAWYER = 2000;

/**
 * Whether to advise a lawyer: by what is at stake and by the procedure, not by a bare sum. A free appeal
 * to an office, a call to add a paper or a witness's summons needs none; a court, enforcement or a role
 * as suspect does. `due` is what the letter makes the reader pay, in złote.
 */
export function needsCounsel({ counsel }: DocumentType, level: Level, due: number | null): boolean {
  if (counsel === 'advised') return true;
  if (counsel === 'not_needed') return false;
  if (level === 'HIGH' || level === 'CRITICAL') return true;
  return counsel === 'by_stakes' && due !== null && due >= WORTH_A_LAWYER;
}
