import { readerName } from '#shared/letters/answering/replies/sending/addressee.ts';
import { isToTwo } from '#shared/letters/answering/replies/signatures.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isFirm } from '#shared/letters/reading/parties/institutions.ts';

import { inPlural } from './we.ts';

const reflexive = /(\p{L}+)łem się\/\p{L}+łam się/gu;
const pair = /(\p{L}+)łem\/\p{L}+łam/gu;
/** Text in quotes belongs to the other party, text in brackets speaks to the reader. */
const foreign = /(„[^”]*”|\[[^\]]*\])/u;

/** "zapłaciłem/zapłaciłam" → "zapłaciliśmy": a firm and a couple have no gender. */
const plural = (_: string, stem: string) =>
  `${stem.replace(/ia$/u, 'ie').replace(/nios$/u, 'nieś')}liśmy`;

/** The letter in the form of its writer: one person chooses a gender, a firm and a couple say "we". */
export function asSpoken(line: string, facts: LetterFacts): string {
  if (!isFirm(readerName(facts)) && !isToTwo(facts)) return line;
  return line
    .replace(reflexive, (all, stem: string) => `${plural(all, stem)} się`)
    .replace(pair, plural)
    .replace('żebym mógł/mogła', 'żebyśmy mogli')
    .split(foreign)
    .map((part) => (foreign.test(part) ? part : inPlural(part)))
    .join('');
}
