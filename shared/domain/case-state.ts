import * as z from 'zod/mini';

import type { DoneMarks } from './review.ts';

/** The state of a letter for its reader: something is to be done, an answer is awaited, or all is done. */
export const caseState = z.enum(['open', 'waiting', 'settled']);
export type CaseState = z.infer<typeof caseState>;

export function caseStateOf({ sent, paid, settled }: DoneMarks = {}): CaseState {
  if (settled !== undefined) return 'settled';
  return sent !== undefined || paid !== undefined ? 'waiting' : 'open';
}

type Letter = { reference?: string | null | undefined; sender: string | null };

const compact = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * What letters of one case have in common: the number of the case, or else the sender. A letter with neither
 * belongs to no case.
 */
export function caseOf({ reference, sender }: Letter): string | undefined {
  const number = compact(reference ?? '');
  if (number !== '') return `number ${number}`;
  const name = compact(sender ?? '');
  return name === '' ? undefined : `sender ${name}`;
}
