import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isFirm } from '#shared/letters/reading/parties/institutions.ts';

import { readerName } from './sending/party-names.ts';
import { gap } from './words.ts';

/** "Państwo Elżbieta i Jan Dyląg": the letter addresses two people, and both sign. */
const toTwo = /(?:^|\n)[^\S\n]*Państwo\s{1,60}\[OSOBA/u;
/** "Otrzymują: 1. Joanna Sikora, 2. Michał Sikora, …": people listed in sequence receive the same letter. */
const listed = /\bOtrzymuj[ąa]\s*:?\s*1[.)]\s*(\[OSOBA_\d+\])[\s,;]+2[.)]\s*(\[OSOBA_\d+\])/u;

export const isToTwo = ({ view }: LetterFacts) => toTwo.test(view.flow.text);

/** Who signs the letter: the reader, both addressees, or the reader and the other person in the case. */
export function signatureLines(facts: LetterFacts): string[] {
  const name = readerName(facts);
  const { text } = facts.view.flow;
  if (isFirm(name)) return [gap('podpis osoby uprawnionej do reprezentacji'), name];
  if (toTwo.test(text)) return [gap('własnoręczne podpisy obojga'), name];
  const alone = [gap('własnoręczny podpis'), name];
  const [, first, second] = listed.exec(text) ?? [];
  if (second === undefined || first !== facts.recipient) return alone;
  return [...alone, '', gap('podpis drugiej osoby, jeżeli sprawa jest wspólna'), second];
}
