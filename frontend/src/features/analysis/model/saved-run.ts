import * as z from 'zod/mini';

import { findStored, removeStored, saveStored } from '#frontend/src/lib/browser/browser-storage.ts';
import { uploadedText } from '#shared/contracts/upload.ts';

/** What a reloaded tab needs to find its run: only ids, never the letter's text. */
const savedRun = z.object({ upload: uploadedText, savedAt: z.number() });

const KEY = 'listownik.run';
/** A ticket opens its stream for 15 minutes (design, section 3); an older one is useless. */
const TICKET_MS = 14 * 60_000;

export function saveRun(upload: z.infer<typeof uploadedText>, now: number): void {
  saveStored('session', KEY, JSON.stringify({ upload, savedAt: now }));
}

export function forgetRun(): void {
  removeStored('session', KEY);
}

export function findSavedRun(now: number): z.infer<typeof uploadedText> | undefined {
  const stored = findStored('session', KEY);
  if (stored === null) return undefined;
  try {
    const { upload, savedAt } = savedRun.parse(JSON.parse(stored));
    if (now - savedAt < TICKET_MS) return upload;
  } catch {
    // Other data are stored under our key: there is no run to find.
  }
  forgetRun();
  return undefined;
}

/** Whether the tab saved the run with this name. */
export function isSavedRun(fileId: string): boolean {
  return findSavedRun(Date.now())?.fileId === fileId;
}
