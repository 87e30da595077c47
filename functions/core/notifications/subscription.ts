import * as z from 'zod/mini';

/** A browser that asked for messages (Push API). Its address and keys are secrets of the browser. */
export const subscriptionItem = z.object({
  endpointHash: z.string(),
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
  createdAt: z.string(), // ISO instant
});
export type Subscription = z.infer<typeof subscriptionItem>;

/** Browsers per user; beyond this number the oldest are removed. */
export const MAX_SUBSCRIPTIONS = 10;
