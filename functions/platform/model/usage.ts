/** Tokens that the calls of one run took, over all models, failed and abandoned calls included. */
export type TokenUsage = {
  calls: number;
  /** Tokens of prompts; `cached` of them at the price of the provider's cache. */
  read: number;
  cached: number;
  written: number;
};

export const noUsage = (): TokenUsage => ({ calls: 0, read: 0, cached: 0, written: 0 });

/** Polish text and JSON in a common tokenizer, measured over prompts and answers of real letters. */
const CHARACTERS_PER_TOKEN = 2.65;

/** What a text takes, where no gateway tells. */
export function estimatedTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

/** Adds a call that begins, whose prompt takes about so many tokens: also one that nobody waits for is paid. */
export function beginCall(sum: TokenUsage, read: number): void {
  sum.calls += 1;
  sum.read += read;
}

/** Puts what the call that began with `read` really took in place of the estimate. */
export function endCall(sum: TokenUsage, read: number, took: Omit<TokenUsage, 'calls'>): void {
  sum.read += took.read - read;
  sum.cached += took.cached;
  sum.written += took.written;
}

/** All tokens of a run: what a daily ceiling counts. */
export function tokensOfRun({ read, written }: TokenUsage): number {
  return read + written;
}
