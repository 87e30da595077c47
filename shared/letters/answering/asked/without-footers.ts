import type { LetterDuty } from '#shared/letters/answering/duty.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { withoutPageLines } from '#shared/letters/reading/page/page-lines.ts';

/** "do 31 maja 2026 r..": a term that ends its sentence brings its own full stop. */
const twoStops = /\br\.\.(?!\.)/g;

/** What a duty says, without the lines between two pages that its quote runs over. */
export const withoutFooters = ({ view }: LetterFacts, duty: LetterDuty): LetterDuty => ({
  ...duty,
  action: withoutPageLines(view, duty.action).replaceAll(twoStops, 'r.'),
  step: duty.step === undefined ? undefined : withoutPageLines(view, duty.step),
});
