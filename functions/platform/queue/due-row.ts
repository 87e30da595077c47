import * as z from 'zod/mini';

/** A due row of the first index: its keys, and the index key under which it was found. */
export const dueRow = z.object({ pk: z.string(), sk: z.string(), gsi1sk: z.string() });
export type DueRow = z.infer<typeof dueRow>;
