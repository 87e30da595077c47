import * as z from 'zod/mini';

/** A row of the first index that is due: its keys, and under which key it was seen to be due. */
export const dueRow = z.object({ pk: z.string(), sk: z.string(), gsi1sk: z.string() });
export type DueRow = z.infer<typeof dueRow>;
