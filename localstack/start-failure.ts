/** Something that keeps the local cloud from starting; its message is the one line the person reads. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** The system's error code (`EADDRINUSE`, `ENOENT`, …) of a failure, when it has one. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
