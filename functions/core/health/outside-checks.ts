/** One public request to the product, and the answer that shows that it works. */
type OutsideCheck = {
  name: 'page' | 'api' | 'stream';
  path: string;
  status: number;
  /** A sentence of the answer, so that an error page with the right status does not pass. */
  says: string;
};

/** The public page, and our own refusals of both kinds of calls: nothing is read or written. */
const CHECKS: readonly OutsideCheck[] = [
  { name: 'page', path: '/', status: 200, says: 'Listownik' },
  { name: 'api', path: '/api/auth/me', status: 401, says: '"message"' },
  {
    name: 'stream',
    path: '/api/analyze-stream?fileIds=none&token=none&originalNames=none&language=pol',
    status: 401,
    says: '"message"',
  },
];

const PATIENCE_MS = 10_000;

export type FailedCheck = { name: OutsideCheck['name']; seen: string };

/**
 * Requests the product at its public `origin` like a guest, and lists what did not answer correctly: a wrong
 * status or body, no answer within ten seconds, no connection. It never throws.
 */
export async function failedOutsideChecks(
  origin: string,
  ask: typeof fetch,
): Promise<FailedCheck[]> {
  const seen = await Promise.all(CHECKS.map((check) => fault(origin, check, ask)));
  return CHECKS.flatMap(({ name }, index) => {
    const found = seen[index];
    return found === undefined ? [] : [{ name, seen: found }];
  });
}

async function fault(origin: string, check: OutsideCheck, ask: typeof fetch) {
  try {
    const answer = await ask(`${origin}${check.path}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = await answer.text();
    if (answer.status !== check.status) return `status ${answer.status}`;
    return body.includes(check.says) ? undefined : 'other words';
  } catch (error) {
    return error instanceof Error ? error.name : 'failure';
  }
}
