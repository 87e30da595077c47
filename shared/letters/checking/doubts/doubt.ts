import type { Alternative } from '#shared/letters/reading/sureness.ts';

/** A fact that the reader should compare with the letter, and why; `alternatives` are other possible values. */
export type Doubted = { fact: string; reason: string; alternatives?: readonly Alternative[] };
