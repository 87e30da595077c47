import { readerName } from '#shared/letters/answering/replies/sending/party-names.ts';
import { isToTwo } from '#shared/letters/answering/replies/signatures.ts';
import { asSeveral } from '#shared/letters/people/we.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isFirm } from '#shared/letters/reading/parties/institutions.ts';

/** The letter in the form of its writer: one person chooses a gender, a firm and a couple say "we". */
export function asSpoken(line: string, facts: LetterFacts): string {
  return isFirm(readerName(facts)) || isToTwo(facts) ? asSeveral(line) : line;
}
