import { answerReplies } from '#shared/letters/answering/engine.ts';
import { maskLetter } from '#shared/letters/people/masking.ts';
import { putBack } from '#shared/letters/people/put-back.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

/** The day the replies are dated. */
const today = '2026-11-22';

/** The gaps of the contesting reply, including the place to sign. */
export function gapsOf(text: string): string[] {
  // Read as the product reads it: without personal data, which is put back into the answer.
  const masking = maskLetter(openLetter(text));
  const replies = putBack(answerReplies(openLetter(masking.text), undefined, today), masking);
  const { content } = replies.variant_2_assertive;
  return Array.from(content.matchAll(/\[uzupełnij: ([^\]]+)\]/g), ([, what = '']) => what);
}
