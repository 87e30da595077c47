import type { Line, LineSegment } from '#shared/letters/text/lines.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { readFirstName } from './first-names.ts';
import { toNominative } from './names.ts';
import { officePeople } from './office-people.ts';
import { type FoundPerson } from './person-words.ts';
import {
  isNameOfTwo,
  isPerson,
  isPlacedName,
  isShortName,
  longName,
  shortName,
} from './unlisted-names.ts';

/*
 * People recognised by the place of their name: above a home address, after a label that only a person has,
 * below the closing of a letter. There an initial counts as a first name, and a name need not be in a list.
 */

/** Words for what only a person does or is; the name follows. */
const label = either(
  /spraw[ęe] prowadzi/,
  /prowadz[aą]c[ya] spraw[ęe]/,
  /sporządził\(?a?\)?/,
  /opracował\(?a?\)?/,
  /podpisał\(?a?\)?/,
  /imię i nazwisko/,
  /adresat(?:ka)?/,
  /najemc[ay]/,
  /(?:współ)?właściciel(?:ka)?/,
  /lokator(?:ka)?/,
  /dłużni(?:k|czka)/,
  /pozwan[ya]/,
  /wnioskodawc(?:a|zyni)/,
  /zobowiązan[ya]/,
  /ukaran[ya]/,
  /obwinion[ya]/,
  /poręczyciel(?:ka)?/,
  /(?:kredyt|pożyczk)obiorc(?:a|zyni)/,
  /ubezpieczon[ya]/,
  /po zmarł(?:ym|ej)/,
  /spadkodawc(?:a|zyni)/,
  /pacjent(?:ka)?/,
  /ucze(?:ń|nnica)/,
  /rodzic/, // Odbiorca: Gawron Iwona (rodzic: Gawron Filip)
  /opiekun(?:ka)?/,
  /wychowawc(?:a|zyni)/,
);
/** Firms receive sums and send messages too. */
const receives = either(
  /odbiorca/,
  /płatnik/,
  /nadawca/,
  /klient(?:ka)?/,
  /nabywca/,
  /abonent(?:ka)?/,
);
const labelled = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${label}|(?<receives>${receives})) ?:|/-/)[ \t]{1,30}(?<name>${shortName}|${longName})(?![\p{L}-]| \d)`,
  'giu',
);

/** "z powództwa ABC S.A. przeciwko Gniewomirowi Wtorkowi": the sued party, sometimes across a line end. */
const accused = new RegExp(
  String.raw`(?<!\p{L})(?:[Pp]rzeciwko|PRZECIWKO):?\s{1,3}(?<name>${shortName}|${longName.replaceAll(' ', String.raw`(?: | ?\n ?)`)})(?![\p{L}-])`,
  'gu',
);

const beforeNumber = new RegExp(
  String.raw`(?<![\p{L}-]|\d{2}-\d{3} )${longName}(?=,? \(?(?:(?:nr )?PESEL|zam(?:\.|ieszka\p{L}+)|ur(?:\.|odzon[aey]))(?!\p{L}))`,
  'gu',
);

const addressLine =
  /^(?:(?:ul|al|os|pl)\. ?\p{L}|\d{2}-\d{3} \p{L}|\p{Lu}[\p{L} .-]{2,30} \d{1,4}[a-z]?(?: ?\/ ?\d{1,4}| m\. ?\d{1,4})?$)/iu;
const closing = /^(?:z powazaniem|z wyrazami szacunku|z up\.|z upowaznienia|lacze wyrazy)/;
const office =
  /^(?:glown|starsz|mlodsz)?\w* ?(?:kierowni|inspektor|specjalist|dyrektor|prezes|referent|naczelni|windykator|koordynator)/;
/** How many lines below the closing words a letter is signed. */
const SIGNED_WITHIN = 5;

export function placedPeople(text: string, all: readonly Line[]): FoundPerson[] {
  const lines = all.filter((line) => line.text !== '');
  return [
    ...behindLabels(text),
    ...behindAgainst(text),
    ...behindKin(text),
    ...aboveAddresses(lines),
    ...belowClosings(lines),
    ...identified(text),
    ...officePeople(text, lines),
  ];
}

const found = (written: string, start: number): FoundPerson => ({
  person: toNominative(written),
  span: { start, end: start + written.length },
});

function behindLabels(text: string): FoundPerson[] {
  return [...text.matchAll(labelled)].flatMap((match) => {
    const { name: written = '', receives: isFirmToo } = match.groups ?? {};
    // Without case sensitivity the pattern would match ordinary words too.
    const isNamed = isFirmToo === undefined || isShortName(written) || isRegistered(written);
    if (!isNamed || !(isPlacedName(written) || isRegistered(written))) return [];
    return [found(written, match.index + match[0].length - written.length)];
  });
}

/** "mama Zosi Misztal", "tata Olka Bębna": a child's pet name, in no list of names, with the surname. "mamy" is also "we have". */
const childInFull =
  /(?<!\p{L})(?:[Mm]ama|[Tt]at[ay]|[Bb]abci[ai]|[Dd]ziad(?:ek|ka)|[Rr]odzice|[Oo]piekun(?:ka)?) (?<name>\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,})(?![\p{L}-])/gu;

const behindKin = (text: string): FoundPerson[] =>
  [...text.matchAll(childInFull)].flatMap((match) => {
    const { name = '' } = match.groups ?? {};
    return isPlacedName(name) ? [found(name, match.index + match[0].length - name.length)] : [];
  });

const besides = (line: Line | undefined, { column }: LineSegment) =>
  line?.segments.find((cell) => Math.abs(cell.column - column) < 8)?.text ?? '';

/** "Juan Carlos Perez, PESEL 44051401359": only a person has a PESEL or lives somewhere; a town in front has a postcode. */
function identified(text: string): FoundPerson[] {
  return [...text.matchAll(beforeNumber)].flatMap(({ index, 0: written }) =>
    isPerson(written) ? [found(written, index)] : [],
  );
}

function behindAgainst(text: string): FoundPerson[] {
  return [...text.matchAll(accused)].flatMap((match) => {
    const { name: written = '' } = match.groups ?? {};
    const name = written.replace(/\s+/g, ' ');
    if (!isPlacedName(name)) return [];
    const start = match.index + match[0].length - written.length;
    return [{ person: toNominative(name), span: { start, end: start + written.length } }];
  });
}

function aboveAddresses(lines: readonly Line[]): FoundPerson[] {
  return lines.flatMap(({ segments }, row) =>
    segments
      .filter((cell) => {
        const below = besides(lines[row + 1], cell);
        if (!addressLine.test(below)) return false;
        if (isRegistered(cell.text)) return true;
        const isHome = home.test(below) || home.test(besides(lines[row + 2], cell));
        const isTold = isHome && (isAddressee(row, cell) || isLikeName(cell.text));
        return (isTold || isShortName(cell.text)) && isPlacedName(cell.text);
      })
      .map(({ text, start }) => found(text, start)),
  );
}

/** The sender is at the top left; firms without a legal form appear there too. */
const isAddressee = (row: number, { column }: LineSegment) =>
  row > LETTERHEAD_LINES || column > LEFT_COLUMNS;
const LETTERHEAD_LINES = 3;
const LEFT_COLUMNS = 20;
const isLikeName = (name: string) =>
  /(?:[sc]k|dzk|icz|czyk|czak|szczak)[ai]?$/iu.test(name) || isGiven(name.split(' ')[0]);
const isGiven = (one = '') => readFirstName(one).length > 0;
const home = /^(?:.*, ?)?\d{2}-\d{3} \p{L}/u;

/** "Kowalski Jan", as registers and school diaries write it. */
export function isRegistered(name: string): boolean {
  const [surname = '', first = ''] = name.split(' ');
  return isNameOfTwo(name) && !isGiven(surname) && isGiven(first) && isPerson(name);
}

function belowClosings(lines: readonly Line[]): FoundPerson[] {
  return lines.flatMap((line, row) => {
    if (!closing.test(foldText(line.text))) return [];
    return lines.slice(row + 1, row + 1 + SIGNED_WITHIN).flatMap(({ segments }, below) => {
      const at = row + 1 + below;
      return segments
        .filter((cell) => {
          const near = [besides(lines[at - 1], cell), besides(lines[at + 1], cell)];
          const isSigned = near.some((one) => office.test(foldText(one)));
          return (isSigned || isShortName(cell.text)) && isPlacedName(cell.text);
        })
        .map(({ text, start }) => found(text, start));
    });
  });
}
