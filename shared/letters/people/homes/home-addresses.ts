import type { FoundPerson } from '#shared/letters/people/person-words.ts';
import type { Line, LineSegment } from '#shared/letters/text/lines.ts';
import { foldText, type Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { house, named, streetName, town, zip } from './address-words.ts';
import { repeatedStreets } from './repeated-streets.ts';

const postcode = String.raw`${zip}\s+\p{L}`;
const hasPostcode = new RegExp(String.raw`(?<!\d)${postcode}`, 'u');
/** "Sopot, ul. Długa 8", "81-704 Sopot, ul. Długa 8": a town before the street. */
const townBefore = String.raw`(?:(?:${zip} )?${town},\s*(?=(?:ul|al|os|pl)\.)|${zip} ${town},\s*)?`;
/** Behind the house the line ends, or the postal code or a village follows: "ul. Ogrodowa 19, Zielona Łąka". */
const streetEnd = String.raw`(?=,?$|,?\s*${postcode}|, ${town}$)`;
const streetLine = new RegExp(
  String.raw`^${townBefore}(?:(?:ul|al|os|pl)\.?|aleja|osiedle|plac)?\s*${named}\s${house}${streetEnd}`,
  'u',
);
const livingAt =
  /\b(?:zam(?:ieszkal\w*|\.)|adres(?:em)? zamieszkania|pod adresem|adres do (?:doreczen|korespondencji))[:\s]+(?:przy |w |we )?/g;
const streetThere = new RegExp(
  String.raw`^(?:(?:(?:${zip} )?${town},? )?(?:przy )?${streetName}|${zip} ${town},? ${named}\s${house})`,
  'u',
);
const streetBehind = new RegExp(String.raw`^,?\s+(${streetName}),?\s+${postcode}`, 'u');
/** "Jan Nowak NIP 5260250274, 00-001 Warszawa, ul. Długa 7", "Jan Nowak (ul. Długa 7)", "Jan Nowak TRANS-JAN, ul. Długa 7". */
const besideName = String.raw`(?:,? (?:NIP|PESEL|REGON):? ?\d[\d -]{7,12}\d)?(?: [„"]?[\p{Lu}-]{3,20}[”"]?)?`;
const village = String.raw`(${town} ${house})(?=, (?:${postcode}|gm))`;
const homeBehind = new RegExp(
  String.raw`^${besideName}[,:]?[^\S\n]{1,2}\(?(?:(?:(?:${zip} )?${town},? )?(${streetName})|${village})`,
  'u',
);
/** "zam. Nowa Wieś 14, 05-800 Pruszków": a village without streets. */
const villageThere = new RegExp(
  String.raw`^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?,? (?:nr )?${house}(?=,?\s+${postcode})`,
  'u',
);
/** The label of a form field that contains an address. */
const addressLabel = either(
  /adres(?: zamieszkania| zameldowania| korespondencyjny| adresata)?/,
  'miejsce zamieszkania',
  /ulica(?:,? nr domu)?/,
);

/** "│ Adres │", "Adres zamieszkania:", "Ulica, nr domu [": a form field. */
const addressField = new RegExp(
  String.raw`(?:^|[\n|│┃[])[^\S\n]*(?:\d{1,2}[.)] )?${addressLabel}(?:[^\S\n]*[:|│┃[][:|│┃[ ]*|[^\S\n]{2,})`,
  'g',
);
const fieldValue = new RegExp(
  String.raw`^(?:(?:${zip} )?${town},\s*)?(?:(?:ul|al|os|pl)\.?\s*)?${named}\s${house}(?=[^\S\n]*(?:[,|│┃\]\n]|$))`,
  'u',
);
/** A field belongs to a person named at most this many lines above it, or in the same line. */
const FIELD_LINES = 3;
const LINES_BELOW = 4;
const COLUMN_TOLERANCE = 8;

/**
 * Street lines of the people (and the addressed firm) in a letter: in the address block below a name
 * (up to its postal code), directly after a name, after "zam." and similar words, in the form field below a
 * name, and wherever the same house appears again in any case. Addresses of offices stay, because a reply
 * needs them.
 */
export function findHomeAddresses(
  text: string,
  lines: readonly Line[],
  people: readonly FoundPerson[],
): Span[] {
  const names = people.map(({ span }) => span).filter(({ start }) => !isOfficeHolder(text, start));
  // "Anna Nowak, ul. Długa 8" looks like a town with its street.
  const spans = [
    ...belowNames(lines, [...names, ...addressedFirms(lines)]),
    ...names.flatMap((name) => behindName(text, name)),
    ...afterLivingAt(text),
    ...inFields(text, names),
  ].filter(
    (span) => !people.some(({ span: { start } }) => start >= span.start && start < span.end),
  );
  return [...spans, ...repeatedStreets(text, spans)];
}

/** Bailiffs, notaries and similar: the address below their name is an office address; "Pan" says that it is none of them. */
function isOfficeHolder(text: string, nameStart: number): boolean {
  if (
    /(?<!\p{L})(?:pani?|panstwo|sz\. ?p\.)\s+$/u.test(
      foldText(text.slice(Math.max(0, nameStart - 60), nameStart)),
    )
  )
    return false;
  const above = foldText(text.slice(Math.max(0, nameStart - 160), nameStart))
    .split('\n')
    .slice(-3);
  return /komorni[ck]|kancelari|notariusz|adwokat|radc|syndyk/.test(above.join('\n'));
}

const firm =
  /(?:\bsp(?:olka|\.)\s?(?:z\s?o\.\s?o|akcyjn|[jkp]\.|jawn|komand)|\bs\.\s?[ac]\b|fundacja|stowarzyszenie|wspolnota)/;
const LETTERHEAD_LINES = 2;
const RIGHT_COLUMN = 20;

/** A firm's name in the right half of the page, where the addressee stands. */
function addressedFirms(lines: readonly Line[]): Span[] {
  return lines
    .slice(LETTERHEAD_LINES, 40)
    .flatMap(({ segments }) => segments)
    .filter(({ column, text }) => column > RIGHT_COLUMN && firm.test(foldText(text)));
}

/** `names` in reading order. */
function belowNames(lines: readonly Line[], names: readonly Span[]): Span[] {
  const spans: Span[] = [];
  let row = 0;
  for (const span of [...names].sort((left, right) => left.start - right.start)) {
    while (row < lines.length && (lines[row]?.end ?? 0) < span.start) row += 1;
    const cell = lines[row]?.segments.find((one) => one.start <= span.start && span.end <= one.end);
    if (cell === undefined) continue;
    const below = lines
      .slice(row + 1, row + 1 + LINES_BELOW)
      .map(({ segments }) => segments.find((one) => one.text !== '|' && isUnder(one, cell, span)));
    const end = below.findIndex((one) => one !== undefined && hasPostcode.test(one.text));
    for (const one of below.slice(0, end + 1)) {
      // "Orion S.A., ul. Domaniewska 44" below a closing is the sender's office.
      if (one === undefined || firm.test(foldText(one.text))) continue;
      const street = streetLine.exec(one.text);
      if (street !== null) spans.push(spanAt(one.start, street[0]));
    }
  }
  return spans;
}

/** Below the cell, or, where it begins with a label, below the name in it. */
function isUnder(segment: LineSegment, cell: LineSegment, name: Span): boolean {
  const nameColumn = cell.column + name.start - cell.start;
  return (
    Math.abs(segment.column - cell.column) <= COLUMN_TOLERANCE ||
    Math.abs(segment.column - nameColumn) <= 2
  );
}

function spanAt(start: number, written: string): Span {
  return { start, end: start + written.length };
}

/** A clerk who handles the letter has the address of the office. */
const officeWords =
  /sprawe prowadzi|referent|specjalist|inspektor|kierowni|naczelni|dyrektor|sedzi|prezes|asesor/;

/** "Jan Nowak, ul. Długa 8 m. 2, 37-700 Przemyśl". */
function behindName(text: string, { start, end }: Span): Span[] {
  const behind = text.slice(end, end + 160);
  const line =
    foldText(text.slice(Math.max(0, start - 80), start))
      .split('\n')
      .at(-1) ?? '';
  const match =
    streetBehind.exec(behind) ?? (officeWords.test(line) ? null : homeBehind.exec(behind));
  const written = match?.[1] ?? match?.[2];
  if (match === null || written === undefined) return [];
  return [spanAt(end + match[0].indexOf(written), written)];
}

function afterLivingAt(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of foldText(text).matchAll(livingAt)) {
    const start = match.index + match[0].length;
    const there = text.slice(start, start + 120);
    const found = streetThere.exec(there) ?? villageThere.exec(there);
    if (found !== null) spans.push(spanAt(start, found[0]));
  }
  return spans;
}

function inFields(text: string, names: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const match of foldText(text).matchAll(addressField)) {
    const start = match.index + match[0].length;
    const above = text.slice(Math.max(0, start - FIELD_REACH), start).split('\n');
    const from = start - above.slice(-1 - FIELD_LINES).join('\n').length;
    const isPersons = names.some((name) => name.start >= from && name.end <= start);
    const value = isPersons ? fieldValue.exec(text.slice(start, start + 120)) : null;
    if (value !== null) spans.push(spanAt(start, value[0]));
  }
  return spans;
}

const FIELD_REACH = 400;
