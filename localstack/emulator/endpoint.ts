/** The default address of LocalStack, MiniStack and similar. */
export const USUAL_ENDPOINT = 'http://127.0.0.1:4566';

/** Where an emulator answers, and how to stop it. */
export type Emulator = {
  /** Of a process that was started here. */
  pid?: number;
  endpoint: string;
  /** One line on what it is, for the person. */
  what: string;
  stop: () => Promise<void>;
};

/** Whether a LocalStack-compatible endpoint answers there. */
export async function answers(endpoint: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(3_000);
    return (await fetch(new URL('/_localstack/health', endpoint), { signal })).ok;
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
    if (await answers(endpoint)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
