import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { textInOneLine } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { startsWithHonorific } from './persons-in-letter.ts';

/** What follows a town on its line and is no part of its name. */
const notOfTown = either(
  /(?:Plac|Rynek|Aleja)\b/, // a street
  /(?:Centrum|Dzia[łl]|Wydzia[łl]|Referat|Biuro|Sekretariat|Infolinia)(?!\p{L})/u, // a desk
  /(?:NIP|REGON|KRS|BDO|Nr|Numer|Znak|Sygn|Tel|Fax|Faks|Konto)(?!\p{L})/u, // a number
);
const postcode = new RegExp(
  String.raw`\b\d{2}-\d{3}\s+\p{Lu}[\p{L}-]*(?:\s(?!${notOfTown})\p{Lu}[\p{L}-]*(?=$|\s|,)){0,3}(?:\s\d{1,2}(?=$|,))?`,
  'u',
);
/** "ul. Lipowa 4", "Rynek 1", a masked address. */
const namedStreet =
  /(?:\b(?:ul|al|pl|os)\.\s|\baleja\s|\bplac\s|\bRynek\s|\bskr(?:\.|ytka) (?:poczt(?:\.|owa) )?(?=(?:nr )?\d)|(?<!["„])(?=\[ADRES))[^,|;]{2,60}/;
/** "Nowa Wieś 14": a place without streets. */
const placeAndHouse =
  /^(?!na podstawie|art\.|ur\.)\p{Lu}[\p{L} .-]{2,40}\s\d{1,4}\p{L}?(?:\/\d+)?(?=$|,)/u;

const street = new RegExp(either(namedStreet, placeAndHouse), 'iu');

/** "o.o. ul. Rozdzielcza 2": the end of the name before the street. */
const beforeStreet = /^.*\s(?=(?:ul|al|pl)\.\s)/u;
const house = String.raw`\d{1,4}\p{L}?(?:\s?[/-]\s?\d{1,4}\p{L}?)*(?![\p{L}\d-]|\smaja\s|\s(?:listopad|lut|marc|czerwc|pułku|dywizj)\p{L}+\s)`;
const flat = String.raw`(?:,?\s(?:m|rn|lok|bud|pok)\.?\s?(?:\d{1,4}\p{L}?|\p{Lu})(?!\p{L}))*`;
/** "ul. 1 Maja 27 konto: 88 1020 …": a street ends with its house, and what follows says something else. */
const upToHouse = new RegExp(
  `^(?:(?:ul|al|pl|os)\\.\\s(?:\\d{1,2}\\s(?=\\p{Lu}))?\\p{L}[^\\d]{1,50}?|(?!(?:ul|al|pl|os)\\.)\\p{Lu}[\\p{L} .-]{1,40})\\s${house}${flat}`,
  'iu',
);

/** The lines of a postal address in a block of cells: street, then postcode and town. */
export function addressIn(cells: readonly string[]): string[] {
  const lines: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const town = postcode.exec(cell);
    const rest = town === null ? cell : cell.replace(town[0], ' ');
    const found = street
      .exec(rest.replace(/^(?:[\s,;]|zam\.)+/, ''))?.[0]
      .replace(beforeStreet, '')
      .trim();
    const road = found === undefined ? undefined : (upToHouse.exec(found)?.[0] ?? found);
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

/**
 * The sender's address: the first one in the letterhead outside the addressee's block. What stands beside the
 * addressee's name, or behind "Pani", is the addressee's.
 */
export function senderAddress(
  view: LetterView,
  addressee: readonly string[],
  recipient: string | null,
): string[] {
  const cells = view.lines
    .slice(0, view.titleLine)
    .map(({ segments }) => segments.map(({ text }) => text));
  const isReaders = (cell: string) =>
    startsWithHonorific(cell) || (recipient !== null && cell.includes(recipient));
  for (const [index, row] of cells.entries()) {
    for (const [at, cell] of row.entries()) {
      if (!postcode.test(cell) || isReaders(cell)) continue;
      const above = cells[index - 1]?.find(
        (text) => street.test(text) && !addressee.includes(text) && !isReaders(text),
      );
      // One town may appear in both addresses; the street above shows whose it is.
      if (addressee.includes(cell) && above === undefined) continue;
      const own = addressIn(barred(cell));
      if (own.length > 1) return own;
      const beside = row[at - 1];
      if (beside !== undefined && street.test(beside) && !isReaders(beside))
        return addressIn([beside, cell]);
      return above === undefined ? own : addressIn([above, cell]);
    }
  }
  return [];
}

/** "Rynek Wielki 2/5 | 61-772 Poznań | NIP …": parts of a line between bars. */
const barred = (cell: string): string[] => cell.split(/\s[|•·]\s/u);
