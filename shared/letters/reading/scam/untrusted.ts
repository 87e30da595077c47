import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { isMistrusted } from './scam.ts';

/** Whether nothing that the letter orders, promises or threatens may be passed on: it is, or may well be, a fraud. */
export const isUntrusted = ({ type, view }: Pick<LetterFacts, 'type' | 'view'>): boolean =>
  type.reply === 'scam' || isMistrusted(view);
