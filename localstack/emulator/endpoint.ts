/** The default address of LocalStack, MiniStack and similar. */
export const USUAL_ENDPOINT = 'http://127.0.0.1:4566';

/** The kind of emulator: they route function URLs differently. */
export type Engine = 'localstack' | 'ministack';

/** The address of an emulator, and how to stop it. */
export type Emulator = {
  /** Process id, if it was started here. */
  pid?: number;
  endpoint: string;
  engine: Engine;
  /** One line of description for the user. */
  what: string;
  stop: () => Promise<void>;
};

/** The emulator at an address; `undefined` when none answers. MiniStack answers LocalStack's health check too. */
export async function engineAt(endpoint: string): Promise<Engine | undefined> {
  if (!(await isOk(endpoint, '/_localstack/health'))) return undefined;
  return (await isOk(endpoint, '/_ministack/health')) ? 'ministack' : 'localstack';
}

async function isOk(endpoint: string, path: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(3_000);
    return (await fetch(new URL(path, endpoint), { signal })).ok;
  } catch {
    return false;
  }
}

/** Waits until it answers; false when the time is up or `isOver` becomes true. */
export async function answersWithin(
  endpoint: string,
  milliseconds: number,
  isOver: () => boolean = () => false,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end && !isOver()) {
    if ((await engineAt(endpoint)) !== undefined) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
