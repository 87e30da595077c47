const spaces = (match: string) => ' '.repeat(match.length);

/** Lines drawn with characters: "┌──────┐", "+------+", "|" at either end of a line or between two cells. */
const drawn = /[\u2500-\u257F]+|\+[-=]{3,}[-=+]*|^[ ]*\|+|\|+[ ]*$|(?<=[ ])\|+(?=[ ])/gm;

/** A field of a form: "[ PAWLICKI TOBIASZ   ]". */
const filledIn = /\[( (?:[^[\]\n]|\[[A-Z_]+_\d+\]){3,70} )\]/g;

/** Words too long to be words, leaders between a label and its figure, lines to write on and boxes, as spaces. */
export function blankPadding(text: string): string {
  return text
    .replace(/\S{90,}|[.…_]{4,}/g, spaces)
    .replace(drawn, spaces)
    .replace(filledIn, (_, value: string) => ` ${value} `);
}
