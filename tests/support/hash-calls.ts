import { createHook } from 'node:async_hooks';

/** How many passwords were hashed while something was done: Node names each hash it begins. */
export async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  }).enable();
  try {
    await work();
    return hashes;
  } finally {
    hook.disable();
  }
}
