import { env } from '#functions/platform/env.ts';

/** Model tokens allowed per Warsaw day; runs that began below a ceiling continue to their end. */
export type Ceilings = { user: number; stage: number };

/** The stage's ceilings, from `dailyTokens` of its configuration. */
export function ceilings(): Ceilings {
  return {
    user: Number(env('DAILY_TOKENS_PER_USER')),
    stage: Number(env('DAILY_TOKENS_OF_STAGE')),
  };
}
