/** The stream's function; most of its code is the knowledge of letters. */
export const STREAM = 'functions/stream/analyze/handler.ts';
/** Where that knowledge is. */
export const KNOWLEDGE = 'shared/letters/';

/**
 * What the stream's function may weigh, in bytes. The knowledge grows with each kind of letter that is understood, by the law,
 * the replies and the words of it, and costs a start about 0.17 ms of processor time a kB; a hundred kB more than now are 17 ms
 * once in the life of an instance. All else has no reason to grow.
 */
export const streamBudget = { knowledge: 1_670_000, besides: 565_000 } as const;

const budgets: Readonly<Record<string, number>> = {
  // Of 440 kB the AWS clients are 300; what writes a mail as MIME, so that it may carry headers of our own, is 52.
  'functions/api/auth/handler.ts': 460_000,
  [STREAM]: streamBudget.knowledge + streamBudget.besides,
};

/** The most a function's minified code may weigh, in bytes; crossing one is a decision (docs/performance.md). */
export function budgetOf(source: string): number {
  return budgets[source] ?? 700_000;
}
