import { env } from '#functions/platform/env.ts';

/** Model tokens a Warsaw day may take; runs that began below a ceiling go on to their end. */
export type Ceilings = { user: number; stage: number };

/** The stage's ceilings, as `dailyTokens` of its configuration sets them. */
export function ceilings(): Ceilings {
  return {
    user: Number(env('DAILY_TOKENS_PER_USER')),
    stage: Number(env('DAILY_TOKENS_OF_STAGE')),
  };
}
