/** What one request asked of the table. */
export type TableCalls = {
  count: number;
  /** Rows they brought. */
  rows: number;
  /** Most calls that had to wait one for the other. */
  inSequence: number;
};

type Span = { began: number; ended: number };

/**
 * Counts the calls of the handlers' own table client while `work` runs. Time is counted in begins and
 * ends, so neither the machine nor the engine changes the figures. One request at a time.
 */
export async function countTableCalls<T>(
  work: () => Promise<T>,
): Promise<{ result: T; calls: TableCalls }> {
  const { dynamo } = await import('#functions/platform/table/dynamo.ts');
  const spans: Span[] = [];
  let moment = 0;
  let rows = 0;
  dynamo.middlewareStack.add(
    (next) => async (request) => {
      const span = { began: (moment += 1), ended: Infinity };
      spans.push(span);
      try {
        const answer = await next(request);
        const { Items, Item } = answer.output as { Items?: unknown[]; Item?: unknown }; // of a query or a read
        rows += Items?.length ?? (Item === undefined ? 0 : 1);
        return answer;
      } finally {
        span.ended = moment += 1;
      }
    },
    { step: 'initialize', name: 'count-table-calls' },
  );
  try {
    const result = await work();
    return { result, calls: { count: spans.length, rows, inSequence: longestChain(spans) } };
  } finally {
    dynamo.middlewareStack.remove('count-table-calls');
  }
}

/** Most spans of which each began after the one before had ended. */
export function longestChain(spans: readonly Span[]): number {
  let chain = 0;
  let freeFrom = 0;
  for (const { began, ended } of spans.toSorted((one, other) => one.ended - other.ended)) {
    if (began < freeFrom) continue;
    chain += 1;
    freeFrom = ended;
  }
  return chain;
}
