import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { anyOf, everyWord, wordPattern } from '#shared/letters/text/word-list.ts';

import { isSuperseded } from './calls/superseded.ts';
import { beginningOf, type Clause, clausesOf } from './clause.ts';
import { openings } from './outcome-words.ts';
import { courtesies, deeds, elsewhereHolds, noVerbs, toReader } from './words/gist-words.ts';

/** A sentence that says what the letter is about, with its place in the running text. */
export type Gist = { quote: string; start: number };

const deed = wordPattern(deeds);
const courtesy = wordPattern(courtesies);
const elsewhere = wordPattern(elsewhereHolds);
const reader = wordPattern(toReader);
const opening = wordPattern(openings);
const notVerb = everyWord(noVerbs);
/** "zwracamy", "wypłaciliśmy", "zaświadczam": the sender's own act, recognised by the verb ending. */
const ofSender =
  /\b[a-z]{2,}(?:[aei]my|ymy|lismy|lysmy)\b|\b[a-z]{2,}(?:iam|czam|dzam|szam|dam|cam|jam|rzam|[aeiy]lam)\b/;
/** "nadpłata zostanie zaliczona", "zobowiązanie zostało spłacone", "przyznano": an act in the passive. */
const passive =
  /\bzosta(?:nie|na|l|la|lo|ly|li)\b[^.;]{0,60}?\b[a-z]+(?:n|t)[aeyoi]\b|\b[a-z]{4,}(?:ano|ono|eto)\b/;
/** "1)", "IV.", "a)", "•": the mark of a list item. */
const itemMark = String.raw`(?:\d{1,2}[.)]|[ivx]{1,4}[.)]?|[a-z]\)|[-–•*])`;
/** "1) ustala": endings of the third person. */
const itemDoes = String.raw`${itemMark} (?:nie )?[a-z]+(?:uje|wia|ala|dza|cza|nia|ada|sza|oci|ca)\b`;
/** "odmówić": endings of the infinitive. */
const itemToDo = String.raw`(?:${itemMark} )?(?:nie )?[a-z]+(?:ac|ic|yc|ec|sc)\b`;

/** "1) odmówić", "2. ustala, że": the act in an item of a ruling. */
const item = new RegExp(`^(?:${itemDoes}|${itemToDo})`);
/** "zrzeka się Pani", "otrzyma Pan": what the reader does or gets through the letter. */
const readerDoes = /\b(?!szanown|dobry|drog[ai]\b)[a-z]{2,}[aeiy] (?:sie )?(?:pani|pan|panstwo)\b/;
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
const LATER = 0.15;
const OPENED_WITHIN = 1500;

/** The sentences that carry the letter's purpose, the clearest first. */
export const gistOf = oncePer((view: LetterView): readonly Gist[] => {
  const clauses = clausesOf(view).filter(
    (clause) => clause.part === 'operative' && !isSuperseded(view, clause),
  );
  let openedAt = -1;
  return clauses
    .map((clause) => {
      const opened = opening.exec(clause.text);
      if (opened !== null) openedAt = clause.span.start + opened.index;
      const isOpen = openedAt >= 0 && clause.span.end - openedAt < OPENED_WITHIN;
      return { clause, score: weight(clause, isOpen) };
    })
    .filter(({ score }) => score >= ENOUGH)
    .map(({ clause, score }, index) => ({ clause, score: score - index * LATER }))
    .toSorted((left, right) => right.score - left.score)
    .map(({ clause }) => ({ quote: quoteFrom(view, clause), start: clause.span.start }));
});

/** Whether a clause is a courtesy, contact information or about other cases. */
export const isAside = ({ text }: Clause): boolean => courtesy.test(text) || elsewhere.test(text);

/** Whether a clause states an act of the sender, of the letter or of the reader, and is no courtesy. */
export const tellsAct = (clause: Clause): boolean => weight(clause, false) >= ENOUGH;

function weight(clause: Clause, isOpen: boolean): number {
  const { text } = clause;
  if (text.split(' ').length < LEAST_WORDS || opensOnly.test(text)) return 0;
  if (isAside(clause) || text.endsWith('?')) return 0;
  const own = text.replaceAll(notVerb, ' ');
  const does = deed.test(own) || ofSender.test(own) || (isOpen && item.test(text));
  const told = Math.max(
    does || origin.test(text) ? 5 : 0,
    passive.test(own) || (readerDoes.test(text) && !condition.test(text)) ? 4 : 0,
  );
  return (
    told +
    (reader.test(text) ? 0.4 : 0) +
    (figure.test(text) ? 0.3 : 0) -
    (condition.test(text) ? 4 : 0) -
    (sumsToPay.test(text) ? 1.5 : 0)
  );
}

const LEAD = 90;
/** How to pay is shown elsewhere, together with the checks of the account. */
const toAccount = /,?\s+(?:na|nr) (?:[a-z]+ ){0,4}(?:(?:\d ?){16}|\[rachunek)/;
const LONG = 150;

/** From the beginning of the clause, or from its verb when much text precedes it; text after a colon belongs to it. */
function quoteFrom(view: LetterView, clause: Clause): string {
  const { span, text } = clause;
  const verb = [deed, ofSender, opening]
    .map((pattern) => text.search(pattern))
    .find((place) => place >= 0);
  const lead = view.spaced.slice(span.start, span.end).search(/\S/);
  const start =
    verb !== undefined && verb > LEAD ? span.start + lead + verb : beginningOf(view, clause);
  const end = endOf(view, clause, start);
  const account = view.spaced.slice(start, end).search(toAccount);
  return quoteAt(view, { start, end: account < 0 ? end : start + account });
}

/** "…:", "stosuję wobec Pana" above a line of its own, "w dniu": a sentence does not end with these words. */
const goesOn =
  /(?::|\b(?:wobec|na|do|w|za|o|ze|z|od|oraz|i|kwoty|kwote|dniu|dnia|pan(?:a|i|ia|u)?|panstw[ou]|panstwa))\s*$/;

function endOf(view: LetterView, clause: Clause, start: number): number {
  const clauses = clausesOf(view);
  let last = clause;
  while (goesOn.test(last.text) && last.span.end - start < LONG) {
    const next = clauses[clauses.indexOf(last) + 1];
    if (next === undefined) break;
    last = next;
  }
  return last.span.end;
}
