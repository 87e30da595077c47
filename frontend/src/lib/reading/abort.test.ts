import { expect, it } from 'vitest';

import { raceAbort } from './abort.ts';

it('settles as the work does', async () => {
  const { signal } = new AbortController();
  await expect(raceAbort(Promise.resolve(7), signal)).resolves.toBe(7);
  await expect(raceAbort(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken');
});

it('rejects at once with an AbortError when work never settles', async () => {
  const controller = new AbortController();
  const race = raceAbort(new Promise(() => undefined), controller.signal);
  controller.abort('any reason');
  await expect(race).rejects.toMatchObject({ name: 'AbortError' });
});

it('rejects when the signal had fired before', async () => {
  await expect(raceAbort(Promise.resolve(7), AbortSignal.abort())).rejects.toMatchObject({
    name: 'AbortError',
  });
});
