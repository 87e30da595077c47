import type { LetterView } from '#shared/letters/reading/letter-view.ts';

/** What a letter says itself, or else the head of the mail that brought it. */
export const orInWhole = <T>(view: LetterView, read: (view: LetterView) => T): T => {
  const own = read(view);
  return own == null && view.whole !== undefined ? read(view.whole) : own;
};
