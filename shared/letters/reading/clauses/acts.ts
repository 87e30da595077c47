import { oncePer } from '#shared/letters/text/once-per.ts';
import { anyOf, everyWord, wordPattern } from '#shared/letters/text/word-list.ts';

import type { Clause } from './clause.ts';
import { openings } from './outcome-words.ts';
import { courtesies, deeds, elsewhereHolds, noVerbs, toReader } from './words/deeds.ts';

const deed = wordPattern(deeds);
const courtesy = wordPattern(courtesies);
const elsewhere = wordPattern(elsewhereHolds);
const reader = wordPattern(toReader);
const opening = wordPattern(openings);
const notVerb = everyWord(noVerbs);
/** "zwracamy", "wypłaciliśmy", "zaświadczam": the sender's own act, recognised by the verb ending. */
const ofSenderEnding = /(?:[aeiy]my|l[iy]smy|iam|[cds]zam|[dcj]am|rzam|[aeiy]lam)\b/;
const ofSender = new RegExp(String.raw`\b[a-z]{2,}${ofSenderEnding.source}`);
/** The ending first: most clauses have none, and whole words take long. */
const isOfSender = (text: string) => ofSenderEnding.test(text) && ofSender.test(text);
/** "nadpłata zostanie zaliczona", "zobowiązanie zostało spłacone", "przyznano": an act in the passive. */
const passive =
  /\bzosta(?:nie|na|l|la|lo|ly|li)\b[^.;]{0,60}?\b[a-z]+(?:n|t)[aeyoi]\b|\b[a-z]{4,}(?:ano|ono|eto)\b/;
const isPassive = (text: string) => /zosta|(?:ano|ono|eto)\b/.test(text) && passive.test(text);
/** "1)", "IV.", "a)", "•": the mark of a list item. */
const itemMark = String.raw`(?:\d{1,2}[.)]|[ivx]{1,4}[.)]?|[a-z]\)|[-–•*])`;
/** "1) ustala": endings of the third person. */
const itemDoes = String.raw`${itemMark} (?:nie )?[a-z]+(?:uje|wia|ala|dza|cza|nia|ada|sza|oci|ca)\b`;
/** "odmówić": endings of the infinitive. */
const itemToDo = String.raw`(?:${itemMark} )?(?:nie )?[a-z]+(?:ac|ic|yc|ec|(?<!o)sc)\b`;

/** "1) odmówić", "2. ustala, że": the act in an item of a ruling. */
const item = new RegExp(`^(?:${itemDoes}|${itemToDo})`);
/** "zrzeka się Pani", "otrzyma Pan": what the reader does or gets through the letter. */
const readerDoes = /\b(?!szanown|dobry|drog[ai]\b)[a-z]{2,}[aeiy] (?:sie )?(?:pani|pan|panstwo)\b/;
/** "skreśla Pana z listy", "odmawiam Panu": what is done to the reader. */
const toThem = /\b[a-z]{3,}(?:[^o]a|uje|am|em|[aei]my|ymy) (?:pana|pania|panu|panstwu)\b/;
/** "Zadłużenie wynika z faktur": the origin of the claim. */
const origin =
  /\b(?:zadluzeni|zaleglosc|nalezno|wierzytelnosc|roszczeni|dlug|zobowiazani)\w*[^.;]{0,60}\b(?:wynika\w*|powsta\w+) z\b/;
/** Sentences about paying are covered by the money section for a reader who has to pay. */
const sumsToPay = /\b(?:zasadza|(?:za|w|s)pla[ct]\w*)\b[^.;]*\d,\d{2}/;
const figure = /\d[\d .]*,\d{2}|\b\d+ ?(?:zl|pln|eur)\b|\b(?:19|20)\d\d\b/;
const condition =
  /^(?:\W*)(?:jezeli|jesli|gdy|gdyby|w razie|w przypadku|kto|o ile|po bezskutecznym)\b/;
/** "…, postanawiam:": the ruling itself follows in the items. */
const opensOnly = new RegExp(String.raw`${anyOf(openings)}(?: co nastepuje)?\W*$`);
const LEAST_WORDS = 4;
const ENOUGH = 4;

/** Whether a clause is a courtesy, contact information or about other cases. */
export const isAside = ({ text }: Pick<Clause, 'text'>): boolean =>
  courtesy.test(text) || elsewhere.test(text);

/** Whether a clause states an act of the sender, of the letter or of the reader, and is no courtesy. */
export const tellsAct = (clause: Pick<Clause, 'text'>): boolean => weight(clause, false) >= ENOUGH;

/** Whether a verb tells an act of the sender: "wnoszę", "przyznano", "nakładam". */
export const doesAct = (text: string): boolean => {
  const own = text.replaceAll(notVerb, ' ');
  return deed.test(own) || isOfSender(own);
};

/** The position of the verb of the sender's act in a folded text; -1 without one. */
export function actAt(text: string): number {
  const places = [deed, ofSender, opening].map((pattern) => text.search(pattern));
  return places.find((place) => place >= 0) ?? -1;
}

/**
 * Signs in the words of a clause, as features for a model: an act, a passive, the reader's part, an origin, a condition.
 * Read once for each object.
 */
export const signsOf = oncePer(({ text }: Pick<Clause, 'text'>): readonly string[] => {
  const own = text.replaceAll(notVerb, ' ');
  const namesReader = text.includes(' pan');
  const signs: readonly (readonly [string, boolean])[] = [
    ['deed', deed.test(own)],
    ['ofSender', isOfSender(own)],
    ['passive', isPassive(own)],
    ['reader', reader.test(text)],
    ['readerDoes', namesReader && readerDoes.test(text)],
    ['toThem', namesReader && toThem.test(text)],
    ['origin', origin.test(text)],
    ['toDo', item.test(text)],
    ['condition', condition.test(text)],
    ['courtesy', courtesy.test(text)],
    ['elsewhere', elsewhere.test(text)],
    ['opensOnly', opensOnly.test(text)],
    ['question', text.endsWith('?')],
  ];
  return signs.flatMap(([name, holds]) => (holds ? [name] : []));
});

function weight(clause: Pick<Clause, 'text'>, isOpen: boolean): number {
  const { text } = clause;
  if (text.split(' ').length < LEAST_WORDS || opensOnly.test(text)) return 0;
  if (isAside(clause) || text.endsWith('?')) return 0;
  const own = text.replaceAll(notVerb, ' ');
  const does = deed.test(own) || isOfSender(own) || (isOpen && item.test(text));
  const told = Math.max(
    does || origin.test(text) ? 5 : 0,
    isPassive(own) || (readerDoes.test(text) && !condition.test(text)) ? 4 : 0,
  );
  return (
    told +
    (reader.test(text) ? 0.4 : 0) +
    (figure.test(text) ? 0.3 : 0) -
    (condition.test(text) ? 4 : 0) -
    (sumsToPay.test(text) ? 1.5 : 0)
  );
}
