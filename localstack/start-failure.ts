/** A reason why the local cloud cannot start; its message is the one line for the user. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** The system's error code (`EADDRINUSE`, `ENOENT`, …) of a failure, when it has one. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
