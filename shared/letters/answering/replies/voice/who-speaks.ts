import { readerName } from '#shared/letters/answering/replies/sending/party-names.ts';
import { isToTwo } from '#shared/letters/answering/replies/signatures.ts';
import { asSeveral } from '#shared/letters/people/we.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isFirm } from '#shared/letters/reading/parties/institutions.ts';

/** Lines in the form of their writer: one person chooses a gender, a firm and a couple say "we". */
export function asSpoken(lines: readonly string[], facts: LetterFacts): readonly string[] {
  return isFirm(readerName(facts)) || isToTwo(facts) ? lines.map(asSeveral) : lines;
}
