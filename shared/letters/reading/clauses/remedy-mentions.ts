import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { everyWord, wordPattern } from '#shared/letters/text/word-list.ts';

import { type Clause, clausesOf } from './clause.ts';
import { isBeside, isOfferOfPlace, isOfRefused } from './letter-parts.ts';
import type { Person } from './person-words.ts';
import { isForOthers, isSomebodyElse, othersIn, personByStem } from './persons.ts';
import { type RemedyObject, remedyObject } from './remedy-object.ts';
import { othersRight } from './words/other-occasions.ts';
import {
  denial,
  elsewhere,
  grant,
  noRemedy,
  type RemedyStem,
  remedyStems,
} from './words/remedy-words.ts';
import { asideFrom } from './words/term-phrases.ts';

/** One place where the letter grants or denies a remedy. */
export type RemedyMention = {
  stem: RemedyStem;
  clause: Clause;
  /** Where in the clause it is first named. */
  at: number;
  /** False for "nie służy zażalenie". */
  given: boolean;
  /** The object of the remedy: this letter's own act, its costs, another act, or a future one. */
  object: RemedyObject;
  isReaders: boolean;
};

const REACH = 190;
const names = Object.entries(remedyStems).map(
  ([stem, words]) => [stem as RemedyStem, everyWord(words)] as const, // the table's own keys
);
const anyName = wordPattern(Object.values(remedyStems).flat());

/** All places where the letter grants or denies a remedy, in order, without privacy notices. */
export function remedyMentions(
  view: LetterView,
  type: DocumentType,
  role: Person | undefined,
): RemedyMention[] {
  const mentions: RemedyMention[] = [];
  for (const clause of clausesOf(view)) {
    if (isBeside(clause.part)) continue;
    for (const { stem, at, given } of mentionsIn(clause)) {
      const before = mentions.findLast((other) => other.stem === stem);
      const said = startsEarlier(view, clause)
        ? 'other'
        : remedyObject(view, type, clause.text, at);
      mentions.push({
        stem,
        clause,
        at,
        given,
        // "Zażalenie wnosi się do …" continues about the remedy named before.
        object: said === 'unsaid' && before !== undefined ? before.object : said,
        isReaders:
          isReaders(clause, role) &&
          !(isOfRefused(clause.text.slice(0, at)) && isOfferOfPlace(view)) &&
          (said !== 'unsaid' || (before?.isReaders ?? true)),
      });
    }
  }
  return mentions;
}

const fromTitle = /od (?:dnia |daty )?(?:doreczenia|otrzymania) (?:\w+ )?tytulu wykonawczego/;
const titleDelivered = /tytul\w* wykonawcz[^.;]{0,80}\bdoreczon\w*[^.;]{0,40}\b(?:19|20)\d\d\b/;

/** A term that runs from the delivery of an enforcement title served before this letter. */
function startsEarlier(view: LetterView, { text }: Clause): boolean {
  return fromTitle.test(text) && titleDelivered.test(view.spaced);
}

/** "…, jeżeli nie wnosi się sprzeciwu": the condition of another remedy. */
const unused =
  /\b(?:jezeli|jesli|o ile|gdy|chyba ze)(?: \w+){0,3} nie (?:wnosi|wniesi|wniosl|sklada|zlozy|zaskarz)\w*[^,.;]*/g;

const blank = (words: string) => ' '.repeat(words.length);

type Mention = { stem: RemedyStem; at: number; given: boolean };

/** The remedies that a clause speaks of: each at its first place, and whether it is given there. */
const mentionsIn = oncePer(({ text: written }: Clause): readonly Mention[] => {
  if (!anyName.test(written)) return [];
  const text = written.replace(unused, blank).replace(asideFrom, blank);
  return names.flatMap(([stem, name]) => {
    const found = mentionOf(name, text);
    return found === undefined ? [] : [{ stem, ...found }];
  });
});

function mentionOf(name: RegExp, text: string): Omit<Mention, 'stem'> | undefined {
  for (const match of text.matchAll(name)) {
    if (elsewhere.test(text)) return undefined;
    const at = match.index;
    const window = { start: Math.max(0, at - REACH), end: at + match[0].length + REACH };
    const around = ownPart(text, window, at);
    if (othersRight.test(text.slice(0, at)) || asCause.test(text.slice(0, at))) continue;
    if (noRemedy.test(text.slice(Math.max(0, at - 30), at + 50))) continue;
    if (denial.test(around)) return { at, given: false };
    if (grant.test(around)) return { at, given: true };
  }
  return undefined;
}

/** "w razie potwierdzonych skarg", "wskutek reklamacji": what others say, and no way of the reader. */
const asCause =
  /\b(?:w razie|w przypadku|wskutek|na skutek|z powodu|po wplynieciu|w zwiazku z) (?!wniesieni|zlozeni)(?:[a-z]+(?:ych|ej|nymi) )?$/;

/** "Nie przysługuje odwołanie, lecz można wnieść skargę": each remedy is on its own side of the contrast. */
function ownPart(text: string, { start, end }: Span, at: number): string {
  const before = text.slice(start, at);
  const from = before.length - (before.split(contrast).at(-1)?.length ?? 0);
  const to = text.slice(at, end).search(contrast);
  return text.slice(start + from, to < 0 ? end : at + to);
}

const contrast = /;|,? (?:lecz|ale|jednakze|jednak|natomiast|za to)\b/;

/** "nakazuje pozwanej, aby zapłaciła powodowi … albo wniosła sprzeciw": whom the order is for. */
const called = /\b(?:nakazuj|zobowiazuj|wzyw)\w+ (?:stronie )?(\w+)/;

function isReaders(clause: Clause, role: Person | undefined): boolean {
  const persons = othersIn(clause);
  if (persons.length === 0) return !isForOthers(clause, role);
  const ordered = personByStem(called.exec(clause.text)?.[1] ?? '');
  if (ordered !== undefined && role !== undefined) return !isSomebodyElse(ordered, role);
  return persons.some(({ person }) => !isSomebodyElse(person, role));
}
