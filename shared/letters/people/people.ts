import { type Line, linesOf } from '#shared/letters/text/lines.ts';

import { addressedPeople } from './addressed-people.ts';
import { calledPeople } from './called-people.ts';
import { readFirstName } from './first-names.ts';
import { loneSurnames } from './lone-surnames.ts';
import { readName } from './names.ts';
import { type FoundPerson, isPersonHere, isRole, nameWord as word } from './person-words.ts';
import { placedPeople } from './placed-people.ts';

/** A run of capitalised words: offices and titles may stand before a name in it. */
const nameLike = new RegExp(
  `(?<![\\p{L}-])${word}(?:(?: | ?\\n ?)${word}){1,11}(?![\\p{L}])`,
  'gu',
);
const couple = new RegExp(`(?<![\\p{L}-])${word} (?:i|oraz) ${word} ${word}(?![\\p{L}])`, 'gu');
const MOST_WORDS = 4;
const FULL_LINE = 55;
/** No letter names more people; the limit keeps the search for repetitions linear. */
const MOST_REPEATED = 300;

/**
 * Person names in reading order: a known first name, in any case, with the surname beside it; couples
 * ("Joannę i Michała Sikorów"); any name after or below "Pan" or "Pani"; names with only one part; and every repetition of these.
 */
export function findPeople(text: string, lines: readonly Line[] = linesOf(text)): FoundPerson[] {
  const people = [
    ...[...text.matchAll(couple)].flatMap(readWhole),
    ...[...text.matchAll(nameLike)].flatMap((match) => peopleIn(text, match)),
    ...addressedPeople(text, lines),
    ...placedPeople(text, lines),
  ].filter(({ span }) => isPersonHere(text, span));
  const called = calledPeople(text, people).filter(({ span }) => isPersonHere(text, span));
  const all = [...people, ...repetitions(text, people), ...loneSurnames(text, people), ...called];
  return inOrder(all.map((person) => withRest(text, withInitials(text, person))));
}

/** "J. Jan Zych", "J. Zych": initials before a name must be hidden with it; "Bank S.A. Jan Zych" has none. */
function withInitials(text: string, { person, span }: FoundPerson): FoundPerson {
  const before = /(?<![\p{L}\d.])(?!S\. ?[AC]\. ?$)(?:\p{Lu}\. ?){1,2}$/u.exec(
    text.slice(Math.max(0, span.start - 7), span.start),
  );
  return { person, span: { ...span, start: span.start - (before?.[0].length ?? 0) } };
}

/** "Alina Wój-" at the end of a line and "towicz" below it: a surname that the line divides. */
function withRest(text: string, { person, span }: FoundPerson): FoundPerson {
  const rest = dividedRest.exec(text.slice(span.end, span.end + LONGEST_REST));
  const [all = '', letters = ''] = rest ?? [];
  if (letters === '') return { person, span };
  const name = `${text.slice(span.start, span.end)}${letters}`;
  const whole = readName(name)?.name ?? name;
  return { person: whole, span: { ...span, end: span.end + all.length } };
}
const dividedRest = /^-[^\S\n]*\n[^\S\n]*(\p{Ll}{2,14})(?!\p{L})/u;
const LONGEST_REST = 90;

function readWhole(match: RegExpExecArray): FoundPerson[] {
  const name = readName(match[0]);
  return name === undefined ? [] : [foundAt(match.index, match[0], name.name)];
}

function foundAt(start: number, written: string, person: string): FoundPerson {
  return { person, span: { start, end: start + written.length } };
}

/** In reading order; of two that overlap, the earlier one stays, then the longer one. */
function inOrder(people: FoundPerson[]): FoundPerson[] {
  let end = 0;
  return people
    .sort((left, right) => left.span.start - right.span.start || right.span.end - left.span.end)
    .filter(({ span }) => {
      if (span.start < end) return false;
      end = span.end;
      return true;
    });
}

function repetitions(text: string, people: readonly FoundPerson[]): FoundPerson[] {
  const known = new Map(
    people.map(({ person, span }) => [text.slice(span.start, span.end), person]),
  );
  const found: FoundPerson[] = [];
  for (const [written, person] of [...known].slice(0, MOST_REPEATED)) {
    for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
      if (isWholeWord(text, at, written.length)) found.push(foundAt(at, written, person));
    }
  }
  return found;
}

function isWholeWord(text: string, start: number, length: number): boolean {
  return !/\p{L}/u.test(text.charAt(start - 1)) && !/\p{L}/u.test(text.charAt(start + length));
}

/** The names in a run of capitalised words: "Sędzia Anna Kot Prezes" contains one. */
function peopleIn(text: string, run: RegExpExecArray): FoundPerson[] {
  const words = [...run[0].matchAll(new RegExp(word, 'gu'))];
  const found: FoundPerson[] = [];
  let index = isTown(text, run, words) ? 1 : 0;
  while (index < words.length) {
    const taken = nameAt(words, index, honorificBefore(run, words[index]));
    const first = words[index];
    const last = words[index + (taken?.length ?? 1) - 1];
    index += taken?.length ?? 1;
    if (taken === undefined || first === undefined || last === undefined) continue;
    const start = run.index + first.index;
    const end = run.index + last.index + last[0].length;
    if (isOneName(text, start, end)) found.push({ person: taken.person, span: { start, end } });
  }
  return found;
}

/** The title before a name shows the gender: "Pani Teofila Januszko" is no genitive, "Pana Czesława Hałasa" no woman. */
function honorificBefore(run: RegExpExecArray, first: RegExpExecArray | undefined): string {
  const at = run.index + (first?.index ?? 0);
  return (
    /(?<!\p{L})pan(?:i|a|u|em)?\s{1,3}$/iu.exec(run.input.slice(Math.max(0, at - 8), at))?.[0] ?? ''
  );
}

/** "KOMORNIK … W TARNOWIE MARIUSZ KOSIBA": the word after "w" is a place, not a surname. */
const isTown = (text: string, run: RegExpExecArray, [first]: readonly RegExpExecArray[]) =>
  /(?<!\p{L})we? $/iu.test(text.slice(Math.max(0, run.index - 4), run.index)) &&
  readFirstName(first?.[0] ?? '').length === 0;

/** A name continues on the next line only in running text: after a full line, never in a block. */
function isOneName(text: string, start: number, end: number): boolean {
  const breakAt = text.slice(start, end).indexOf('\n');
  if (breakAt < 0) return true;
  const lineStart = text.lastIndexOf('\n', start) + 1;
  return start + breakAt - lineStart >= FULL_LINE;
}

/** "Olena Petrivna Szewczuk", "Iwan Petrowycz Bondar": a patronymic before the surname. */
const patronymic = /(?:[ij]|[oe])[vw]n(?:a|y|ie|ę|ą)$|(?:[oe][vw]y(?:cz|ch))(?:a|owi|em|u)?$/iu;

type Taken = { length: number; person: string };

function nameAt(
  words: readonly RegExpExecArray[],
  index: number,
  honorific: string,
): Taken | undefined {
  const at = (place: number) => words[place]?.[0] ?? '';
  if (readFirstName(at(index)).length > 0) {
    let length = 1;
    while (length < MOST_WORDS && readFirstName(at(index + length)).length > 0) length += 1;
    if (length > 1 && at(index + length) === '') length -= 1;
    const surname = at(index + length);
    if (surname === '' || isRole(surname)) return undefined;
    const last = at(index + length + 1);
    if (patronymic.test(surname) && last !== '' && !isRole(last)) length += 1;
    return take(words, index, length + 1, honorific);
  }
  // "KOWALSKI JAN": the surname first, as registers write it.
  const next = at(index + 1);
  if (next === '' || isRole(at(index)) || readFirstName(next).length === 0) return undefined;
  const isShouted = (one: string) => one === one.toUpperCase();
  // "STUDIO JOANNA JASKÓLSKA": a word of the firm's name comes first.
  const surname = at(index + 2);
  if (
    isShouted(surname) &&
    surname !== '' &&
    !isRole(surname) &&
    readFirstName(surname).length === 0
  )
    return undefined;
  const capitals = isShouted(at(index)) && isShouted(next);
  return capitals && sameLine(words, index) ? take(words, index, 2, honorific) : undefined;
}

function take(
  words: readonly RegExpExecArray[],
  index: number,
  length: number,
  honorific: string,
): Taken | undefined {
  const written = words.slice(index, index + length).map(([text]) => text);
  const name = readName(`${honorific}${written.join(' ')}`) ?? readName(written.join(' '));
  if (name === undefined) return undefined;
  return { length, person: name.name };
}

function sameLine(words: readonly RegExpExecArray[], index: number): boolean {
  const [first, second] = words.slice(index, index + 2);
  return (
    (second?.index ?? 0) - (first?.index ?? 0) === (first?.[0].length ?? 0) + 1 &&
    !(first?.input ?? '').slice(first?.index, second?.index).includes('\n')
  );
}
