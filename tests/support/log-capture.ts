import { vi } from 'vitest';

/** Everything this process writes while something is done: logs of the functions, console and errors. */
export async function logsDuring(work: () => Promise<unknown>): Promise<string> {
  let written = '';
  const keep = (chunk: string | Uint8Array) => {
    written += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf-8');
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep),
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
        keep(`${said.map(String).join(' ')}\n`);
      }),
    ),
  ];
  try {
    await work();
    return written;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
