import * as z from 'zod/mini';

/** Branded ids: a user's id cannot be passed for a run's id. */
export const userId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))
  .brand<'UserId'>();
export type UserId = z.infer<typeof userId>;

/** Identifies an uploaded text, its run and, when the run completes, its history entry. */
export const fileId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))
  .brand<'FileId'>();
export type FileId = z.infer<typeof fileId>;

export const packageId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_:.-]{1,128}$/))
  .brand<'PackageId'>();
export type PackageId = z.infer<typeof packageId>;
