/** The most a function's minified code may weigh, in bytes; crossing one is a decision (docs/performance.md). */
export function budgetOf(source: string): number {
  return source === 'functions/api/auth/handler.ts' ? 400_000 : 700_000;
}
