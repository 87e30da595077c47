/** Tokens consumed by the calls of one run, over all models, including failed and abandoned calls. */
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

/** The tokens of a text, when no gateway reports them. */
export function estimatedTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

/** Adds a call at its start, with an estimate of its prompt tokens: abandoned calls are charged too. */
export function beginCall(sum: TokenUsage, read: number): void {
  sum.calls += 1;
  sum.read += read;
}

/** Replaces the estimate of the call that began with `read` by its actual consumption. */
export function endCall(sum: TokenUsage, read: number, took: Omit<TokenUsage, 'calls'>): void {
  sum.read += took.read - read;
  sum.cached += took.cached;
  sum.written += took.written;
}

/** All tokens of a run: the number that a daily ceiling counts. */
export function tokensOfRun({ read, written }: TokenUsage): number {
  return read + written;
}
