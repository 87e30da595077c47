import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { hasFiniteVerb, isProse } from '#shared/letters/reading/page/prose.ts';
import type { Line } from '#shared/letters/text/lines.ts';
import { foldText, textInOneLine } from '#shared/letters/text/text.ts';

import { hasLegalForm } from './institutions.ts';
import { startsWithHonorific } from './persons-in-letter.ts';
import { addressIn, homeInText, senderAddress } from './postal-address.ts';

/**
 * The addresses of the two parties, from the address block, from beside their names or from "zam. …". Nobody
 * writes to their own address: when both get the same one, only the reader keeps it.
 */
export function letterAddresses(
  view: LetterView,
  block: readonly string[],
  sender: string | null,
  recipient: string | null,
): Pick<LetterFacts, 'senderAddress' | 'recipientAddress'> {
  const beside = fuller(addressIn(block), addressOfParty(view, recipient));
  const home = recipient === null || beside.length > 1 ? [] : homeInText(view);
  const reader = orElse(fuller(beside, home), () => homeWithoutPostcode(view, recipient));
  const seat = fuller(senderAddress(view, block, recipient), addressOfParty(view, sender));
  const own = orElse(
    orElse(seat, () => seatInText(view, sender)),
    () => streetOfHead(view, block),
  );
  const isReaders = own.length > 1 && own.join() === reader.join();
  return { senderAddress: isReaders ? [] : own, recipientAddress: reader };
}

/** Of two readings of one address, the one with more lines. */
function fuller(first: readonly string[], second: readonly string[]): readonly string[] {
  return second.length > first.length ? second : first;
}

const orElse = (found: readonly string[], other: () => readonly string[]): readonly string[] =>
  found.length > 0 ? found : other();

const LINES_BELOW = 5;
const SAME_COLUMN = 8;
const townLine = /\b\d{2}-\d{3}\s+\p{Lu}/u;

/**
 * The address beside or below a party's name: the street and, on the next line or the same one, the postcode
 * and the town. Empty when no place in the letter gives both.
 */
export function addressOfParty(view: LetterView, name: string | null): string[] {
  if (name === null) return [];
  const pattern = new RegExp(namePattern(name), 'g');
  for (const [index, line] of view.lines.entries()) {
    for (const [position, segment] of line.segments.entries()) {
      const beside = line.segments.slice(position + 1).map(({ text }) => text);
      // In running text the lines below tell of others.
      const below = isProse(segment.text) ? [] : cellsBelow(view.lines, index, segment.column);
      for (const { 0: found, index: at } of foldText(segment.text).matchAll(pattern)) {
        const rest = segment.text.slice(at + found.length);
        const address = firstAddress([[rest], [rest, ...beside], [rest, ...below]]);
        if (address !== undefined && !isOfAnother([rest, ...beside], address)) return address;
      }
    }
  }
  return [];
}

/** "… przeciwko Janowi Kotowi, ul. Polna 3": between a name and its own address nobody else is named. */
function isOfAnother(cells: readonly string[], [first = '']: readonly string[]): boolean {
  const text = cells.join(' ').replace(spouse, '');
  const before = text.slice(0, Math.max(0, text.indexOf(first)));
  return (
    hasLegalForm(before.replace(ownForm, '')) || before.includes('[OSOBA') || acts.test(before)
  );
}
/** "Jan Nowak i Anna Nowak, ul. Polna 3": both live there. */
const spouse = /^ (?:i|oraz) (?:pan\p{L}* )?\[OSOBA[^\]]*\]/iu;
/** The legal form that the name itself ends with. */
const ownForm =
  /^\W{0,3}(?:s(?:p|pół|pol)\S* ?(?:z ?o\. ?o|akc\p{L}+|jaw\p{L}+|kom\p{L}+|[kjp])\.?|S\. ?[AC]\.)/iu;
const acts =
  /(?<!\p{L})(?:przeciwko|pracodawc\p{L}+|zawiadamia\p{L}*|wobec|wezwan\p{L}*)(?!\p{L})/u;

/** An address is complete with its postcode; a street alone may be anything. */
function firstAddress(places: readonly (readonly string[])[]): string[] | undefined {
  return places.map(addressIn).find((lines) => townLine.test(lines.at(-1) ?? ''));
}

function cellsBelow(lines: readonly Line[], index: number, column: number): string[] {
  const cells: string[] = [];
  for (const line of lines.slice(index + 1, index + 1 + LINES_BELOW)) {
    const below = line.segments.find((segment) => Math.abs(segment.column - column) < SAME_COLUMN);
    if (below === undefined || hasFiniteVerb(below.text) || startsWithHonorific(below.text)) break;
    cells.push(below.text);
    // The line under the postcode may still contain the street.
    if (cells.slice(0, -1).some((cell) => townLine.test(cell))) break;
    if (townLine.test(below.text) && cells.length > 1) break;
  }
  return cells;
}

const SEAT = 90;

/** "Fundacja Otwarte Podwórko z siedzibą w Zielonej Górze, ul. Lisia 40, 65-093 / Zielona Góra" of running text. */
function seatInText(view: LetterView, name: string | null): string[] {
  if (name === null || name.startsWith('[')) return [];
  const at = namePattern(name).exec(view.spaced);
  if (at === null) return [];
  const from = at.index + at[0].length;
  const [rest = ''] = view.flow.text
    .slice(from, from + SEAT)
    .replace(/\s+/g, ' ')
    .split('[OSOBA');
  return rest.startsWith(' z siedzibą') ? (firstAddress([[rest]]) ?? []) : [];
}

const bareStreet = /^(?:ul|al|pl|os)\. [^,|;[]{2,50}\d+\p{L}?(?:\/\d+)?(?=$|,)/u;

/** "ul. Ratuszowa 1, tel. …" of a letterhead without a postcode. */
function streetOfHead({ lines, titleLine }: LetterView, addressee: readonly string[]): string[] {
  const cells = lines
    .slice(0, titleLine)
    .flatMap(({ segments }) => segments.map(({ text }) => text));
  if (cells.some((cell) => townLine.test(cell) && !addressee.includes(cell))) return [];
  const street = cells
    .filter((cell) => !addressee.includes(cell))
    .map((cell) => bareStreet.exec(cell)?.[0])
    .find((found) => found !== undefined);
  return street === undefined ? [] : [street];
}

const liveIn = /^,? (zam(?:ieszka\p{L}+|\.) (?:w )?)(\[ADRES_\d+\])/u;
const villageBehind = /^, (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? \d{1,4}\p{L}?)(?=[,.;\s]|$)/u;
const ownFlat = /\bLokal:? ((?:ul|os|al|pl)\. [^,;\n[]{2,40}?\d+\p{L}?(?:\/\d+)?)(?=[,;]|\s*$)/mu;

/** The reader's address in a letter that omits the postcode: a village, a flat, "zam. w …". */
function homeWithoutPostcode({ flow }: LetterView, name: string | null): string[] {
  if (name === null) return [];
  const text = textInOneLine(flow);
  const number = hiddenPerson.exec(foldText(name))?.[1];
  if (number === undefined) return [];
  for (const { 0: found, index } of text.matchAll(
    new RegExp(String.raw`\[OSOBA(?:_FORMA_[A-Z])?_${number}\]`, 'gu'),
  )) {
    const rest = text.slice(index + found.length, index + found.length + SEAT);
    const [, how, hidden] = liveIn.exec(rest) ?? [];
    if (hidden !== undefined) return [`zam. ${how?.endsWith(' w ') === true ? 'w ' : ''}${hidden}`];
    const village = villageBehind.exec(rest)?.[1];
    if (village !== undefined) return [village];
  }
  const flat = ownFlat.exec(flow.text)?.[1];
  return flat === undefined ? [] : [flat];
}

const hiddenPerson = /\[osoba(?:_forma_[a-z])?_(\d+)\]/;

/** A masked person in any form; otherwise the first words of the name, which a second line may continue. */
function namePattern(name: string): RegExp {
  const folded = foldText(name);
  const hidden = hiddenPerson.exec(folded)?.[1];
  if (hidden !== undefined) return new RegExp(String.raw`\[osoba(?:_forma_[a-z])?_${hidden}\]`);
  const words = folded
    .split(' ')
    .slice(0, 4)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(words.join(String.raw`\s+`));
}
