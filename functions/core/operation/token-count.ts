import { type Clock, warsawDay } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import { tokensOfRun, type TokenUsage } from '#functions/platform/model/usage.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { addModelUse } from './operation-repository.ts';

/** How long a day's counters are kept: beyond its end in every time zone. */
const KEPT_SECONDS = 2 * 86_400;

/** Adds what one run's model calls consume to the day's counters, as it grows. */
export class TokenCount {
  readonly #userId: UserId;
  readonly #usage: TokenUsage;
  readonly #clock: Clock;
  #counted = 0;

  constructor(userId: UserId, usage: TokenUsage, clock: Clock) {
    this.#userId = userId;
    this.#usage = usage;
    this.#clock = clock;
  }

  /**
   * Adds what was consumed since the last time; an estimate that proved too high is corrected. A failed write
   * is repeated the next time, perhaps twice in one of the two counters; the run is not affected.
   */
  async carryOver(): Promise<void> {
    const tokens = tokensOfRun(this.#usage) - this.#counted;
    if (tokens === 0) return;
    const now = this.#clock();
    const expiresAt = Math.floor(now.getTime() / 1000) + KEPT_SECONDS;
    try {
      await addModelUse(this.#userId, tokens, { day: warsawDay(now), expiresAt });
      this.#counted += tokens;
    } catch (error) {
      logger.failure('model tokens not counted', error);
    }
  }
}
