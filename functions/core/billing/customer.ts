import * as z from 'zod/mini';

import { userId } from '#shared/domain/ids.ts';

/** A user's one customer at the payment provider (`USER#<id>/CUSTOMER`). */
export const customer = z.object({
  userId,
  customerId: z.string(),
  createdAt: z.string(), // ISO instant
  /** Last time a payment page was opened, ISO. */
  checkoutAt: z.optional(z.string()),
  /**
   * Number of the newest reading of the provider's state. A reading takes its number before it asks, and any
   * higher number overrides its writes: a slow reading cannot undo a newer one.
   */
  readings: z.number(),
});
export type Customer = z.infer<typeof customer>;
