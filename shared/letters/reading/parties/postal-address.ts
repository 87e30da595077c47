import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { textInOneLine } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

const postcode =
  /\b\d{2}-\d{3}\s+\p{Lu}[\p{L}-]*(?:\s(?!Plac\b|Rynek\b|Aleja\b)\p{Lu}[\p{L}-]*(?=$|\s|,)){0,3}(?:\s\d{1,2}(?=$|,))?/u;
/** "ul. Lipowa 4", "Rynek 1", a masked address. */
const namedStreet =
  /(?:\b(?:ul|al|pl|os)\.\s|\baleja\s|\bplac\s|\bRynek\s|\bskr\. poczt\.\s|(?<!["„])(?=\[ADRES))[^,|;]{2,60}/;
/** "Nowa Wieś 14": a place without streets. */
const placeAndHouse =
  /^(?!na podstawie|art\.|ur\.)\p{Lu}[\p{L} .-]{2,40}\s\d{1,4}\p{L}?(?:\/\d+)?(?=$|,)/u;

const street = new RegExp(either(namedStreet, placeAndHouse), 'iu');

/** The lines of a postal address in a block of cells: street, then postcode and town. */
export function addressIn(cells: readonly string[]): string[] {
  const lines: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const town = postcode.exec(cell);
    const rest = town === null ? cell : cell.replace(town[0], ' ');
    const road = street.exec(rest.replace(/^(?:[\s,;]|zam\.)+/, ''))?.[0].trim();
    if (road !== undefined) lines.push(road);
    if (town === null) continue;
    // Some letters put the postcode first and the street below it.
    const below = lines.length === 0 ? streetOpening.exec(cells[index + 1] ?? '')?.[0] : undefined;
    return [...wholeStreet(lines), ...(below === undefined ? [] : [below.trim()]), town[0].trim()];
  }
  return wholeStreet(lines);
}

const streetOpening = /^\s*(?:(?:ul|al|pl|os)\.|aleja|Rynek)\s[^,|;]{2,60}/iu;

/** A street broken over two lines has its number on the second: "ul. Boczna" + "Lubomelskiej 13". */
function wholeStreet(lines: readonly string[]): string[] {
  const [first, second, ...others] = lines;
  if (first === undefined || second === undefined) return [...lines];
  const isBroken = !/\d/.test(first) && /^\p{Lu}\p{L}/u.test(second) && /\d/.test(second);
  return isBroken ? [`${first} ${second}`, ...others] : [...lines];
}

/** "zam. ul. Leśna 7, 00-001 Warszawa" in a ruling without an address block; empty when several people have one. */
export function homeInText({ flow }: LetterView): string[] {
  const text = textInOneLine(flow);
  const homes = Array.from(
    text.matchAll(/\bzam(?:\.|ieszka\p{L}+)(?: w)?:? (.{8,90})/gu),
    ([, rest = '']) => addressIn([rest]),
  ).filter((lines) => lines.length > 1);
  const [only] = homes;
  const isOne = new Set(homes.map((lines) => lines.join())).size === 1;
  return only !== undefined && isOne ? only : [];
}

/** The sender's address: the first one in the letterhead outside the addressee's block. */
export function senderAddress(view: LetterView, addressee: readonly string[]): string[] {
  const cells = view.lines
    .slice(0, view.titleLine)
    .map(({ segments }) => segments.map(({ text }) => text));
  for (const [index, row] of cells.entries()) {
    for (const cell of row) {
      if (!postcode.test(cell)) continue;
      const above = cells[index - 1]?.find(
        (text) => street.test(text) && !addressee.includes(text),
      );
      // One town may appear in both addresses; the street above shows whose it is.
      if (addressee.includes(cell) && above === undefined) continue;
      const own = addressIn([cell]);
      return own.length > 1 || above === undefined ? own : addressIn([above, cell]);
    }
  }
  return [];
}
