import { removeObject } from './bucket.ts';

/** One copy of each person, so that an erasure finds it without a search. */
export const exportKey = (ownerId: string) => `exports/${ownerId}.json`;

/** Deletes the copy of a person's data; one that no longer exists is no error. */
export async function deleteExport(ownerId: string): Promise<void> {
  await removeObject(exportKey(ownerId));
}
