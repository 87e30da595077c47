/** The default address of LocalStack, MiniStack and similar. */
export const USUAL_ENDPOINT = 'http://127.0.0.1:4566';

/** Which emulator answers: they route the addresses of functions differently. */
export type Engine = 'localstack' | 'ministack';

/** Where an emulator answers, and how to stop it. */
export type Emulator = {
  /** Of a process that was started here. */
  pid?: number;
  endpoint: string;
  engine: Engine;
  /** One line on what it is, for the person. */
  what: string;
  stop: () => Promise<void>;
};

/** Which emulator answers there; `undefined` when none does. MiniStack answers to LocalStack's health check, too. */
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

/** Waits until it answers; false when the time is up or `isOver` says that it never will. */
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
