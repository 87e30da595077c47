import { expect, it, vi } from 'vitest';

import type { OcrEngine } from './engine.ts';
import { openEnginePool } from './engine-pool.ts';

function engine(change: Partial<OcrEngine> = {}): OcrEngine {
  return { recognize: () => Promise.resolve([]), end: vi.fn(), ...change };
}

/** Starts these engines one after the other; an error is a start that fails. */
function starting(...engines: (OcrEngine | Error)[]) {
  const next = engines.values();
  return () => {
    const { value } = next.next();
    if (value === undefined) return Promise.reject(new Error('No engine is left.'));
    return value instanceof Error ? Promise.reject(value) : Promise.resolve(value);
  };
}

const page = new Uint8Array();
const ignore = () => undefined;

it('reads all pages with one engine when the other cannot be started', async () => {
  const pool = openEnginePool(2, starting(engine(), new Error('late')));
  const pages = [1, 2, 3].map(() => pool.recognize(page, ignore));
  expect(await Promise.all(pages)).toEqual([[], [], []]);
});

it('fails when no engine can be started, for the pages that wait too', async () => {
  const pool = openEnginePool(1, starting(new Error('offline')));
  const pages = [1, 2].map(() => pool.recognize(page, ignore));
  await expect(Promise.all(pages)).rejects.toThrow('offline');
  expect((await Promise.allSettled(pages)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
});

it('gives the page of an engine that broke to a fresh one, once', async () => {
  const broken = engine({ recognize: () => Promise.reject(new Error('out of memory')) });
  const pool = openEnginePool(1, starting(broken, engine()));
  expect(await pool.recognize(page, ignore)).toEqual([]);
  expect(broken.end).toHaveBeenCalledOnce();
  const hopeless = openEnginePool(1, starting(broken, broken));
  await expect(hopeless.recognize(page, ignore)).rejects.toThrow('out of memory');
});
