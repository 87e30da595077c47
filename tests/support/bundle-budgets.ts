const budgets: Readonly<Record<string, number>> = {
  'functions/api/auth/handler.ts': 400_000,
  // The rules read and answer beside the model (docs/adr/0016): of 1,480 kB the letters' knowledge is 930, and with it the law
  // of every kind, whose sentences and sources each result shows, and 125 of trained weights; the AWS clients are 280, zod and
  // the model's SDK 120.
  'functions/stream/analyze/handler.ts': 1_490_000,
};

/** The most a function's minified code may weigh, in bytes; crossing one is a decision (docs/performance.md). */
export function budgetOf(source: string): number {
  return budgets[source] ?? 700_000;
}
