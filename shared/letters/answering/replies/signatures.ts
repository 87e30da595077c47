import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isFirm } from '#shared/letters/reading/parties/institutions.ts';

import { readerName } from './sending/party-names.ts';
import { gap } from './words.ts';

/** "Państwo Elżbieta i Jan Dyląg": the letter addresses two people, and both sign. */
const toTwo = /(?:^|\n)[^\S\n]*Państwo\s{1,60}\[OSOBA/u;
/** "Otrzymują: 1. Joanna Sikora, 2. Michał Sikora, …": people listed in sequence receive the same letter. */
const listed = /\bOtrzymuj[ąa]\s*:?\s*1[.)]\s*(\[OSOBA_\d+\])[\s,;]+2[.)]\s*(\[OSOBA_\d+\])/u;

/** "Pani [OSOBA_1], Pan [OSOBA_2] – współwłaściciele": two people side by side in the address. */
const pair =
  /(?:^|\n| {2})[^\S\n]*(?:Pa(?:ni?|ństwo):?\s{1,60})?(\[OSOBA_\d+\])(?:,| i| oraz) (?:Pani? )?(\[OSOBA_\d+\])(?=[^\S\n]*(?:\n|$| {2}| [-–] |,))/u;

/** The other addressee of a letter to a couple whose names stand side by side; null for a letter to one. */
export function otherAddressee({ view, recipient }: LetterFacts): string | null {
  const head = view.flow.text.slice(0, HEAD);
  const [, first, second = null] = (head.includes(PERSON) ? pair.exec(head) : null) ?? [];
  if (first === undefined || second === null) return null;
  return recipient === first ? second : recipient === second ? first : null;
}
const HEAD = 2500;
/** All of the patterns need one, and are slower than a search for it. */
const PERSON = '[OSOBA';

export const isToTwo = (facts: LetterFacts) =>
  isCouple(facts.view.flow.text) || otherAddressee(facts) !== null;
const isCouple = (text: string) => text.includes(PERSON) && toTwo.test(text);

/** Who signs the letter: the reader, both addressees, or the reader and the other person in the case. */
export function signatureLines(facts: LetterFacts): string[] {
  const name = readerName(facts);
  const { text } = facts.view.flow;
  if (isFirm(name)) return [gap('podpis osoby uprawnionej do reprezentacji'), name];
  const beside = otherAddressee(facts);
  if (beside !== null) return [gap('własnoręczne podpisy obojga'), name, beside];
  if (isCouple(text)) return [gap('własnoręczne podpisy obojga'), name];
  const alone = [gap('własnoręczny podpis'), name];
  const [, first, second] = listed.exec(text) ?? [];
  if (second === undefined || first !== facts.recipient) return alone;
  return [...alone, '', gap('podpis drugiej osoby, jeżeli sprawa jest wspólna'), second];
}
