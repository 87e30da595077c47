import type { LetterView } from '#shared/letters/reading/letter-view.ts';

const postcode =
  /\b\d{2}-\d{3}\s+\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*(?=$|\s|,)){0,3}(?:\s\d{1,2}(?=$|,))?/u;
const street =
  /(?:\b(?:ul|al|pl|os)\.\s|\baleja\s|\bRynek\s|\bskr\. poczt\.\s|(?=\[ADRES))[^,|;]{2,60}|^\p{Lu}[\p{L} .-]{2,40}\s\d{1,4}\p{L}?(?:\/\d+)?(?=$|,)/iu;

/** The lines of a postal address in a block of cells: street, then postcode and town. */
export function addressIn(cells: readonly string[]): string[] {
  const lines: string[] = [];
  for (const cell of cells) {
    const town = postcode.exec(cell);
    const rest = town === null ? cell : cell.replace(town[0], ' ');
    const road = street.exec(rest)?.[0].trim();
    if (road !== undefined) lines.push(road);
    if (town !== null) return [...lines, town[0].trim()];
  }
  return lines;
}

/** The sender's address: the first one of the letterhead that is not in the addressee's block. */
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
      // One town may stand in both addresses; the street above tells whose it is.
      if (addressee.includes(cell) && above === undefined) continue;
      const own = addressIn([cell]);
      return own.length > 1 || above === undefined ? own : addressIn([above, cell]);
    }
  }
  return [];
}
