import type { LetterDuty } from '#shared/letters/answering/duty.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { withoutPageLines } from '#shared/letters/reading/page/page-lines.ts';

/** What a duty says, without the lines between two pages that its quote runs over. */
export const withoutFooters = ({ view }: LetterFacts, duty: LetterDuty): LetterDuty => ({
  ...duty,
  action: withoutPageLines(view, duty.action),
  step: duty.step === undefined ? undefined : withoutPageLines(view, duty.step),
});
