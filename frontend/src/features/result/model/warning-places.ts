import type { ResultWarning } from '#shared/domain/analysis-result.ts';

/** How a text was written: useful to know, but no reason to stop before the letter is understood. */
const aboutAnswers: ReadonlySet<ResultWarning['kind']> = new Set([
  'reply_replaced',
  'answered_by_rules',
  'amount_not_in_letter',
  'date_not_in_letter',
  'contact_not_in_letter',
]);

/** The warnings before the first card, and those after it. */
export function warningPlaces(warnings: readonly ResultWarning[] = []) {
  return {
    first: warnings.filter(({ kind }) => !aboutAnswers.has(kind)),
    later: warnings.filter(({ kind }) => aboutAnswers.has(kind)),
  };
}

/** The first sentence, which names the problem, and the rest, which says what to do about it. */
export function inTwo(message: string): [string, string] {
  // "ul. Leśna" and "im. Kopernika" do not end a sentence: the word before the full stop must be a whole one.
  const end = message.search(/(?<=\p{L}{4}|\d|[)”%])[.!?] (?=\p{Lu})/u);
  return end < 0 ? [message, ''] : [message.slice(0, end + 1), message.slice(end + 2)];
}
