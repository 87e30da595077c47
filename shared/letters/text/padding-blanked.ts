import { either } from './word-list.ts';

const spaces = (match: string) => ' '.repeat(match.length);

/** Lines drawn with characters: "┌──────┐", "+------+", "---|---", "|" at either end of a line or between two cells. */
const drawn = new RegExp(
  either(
    /[\u2500-\u257F]+/,
    /\+[-=]{3,}[-=+]*/,
    /^[ ]*[-=:]{3,}[ ]*\|[-=:| ]*$/, // the rule under the heads of a table's columns
    /^[ ]*\|+/,
    /\|+[ ]*$/,
    /(?<=[ ])\|+(?=[ ])/,
  ),
  'gm',
);

/** A form field: "[ PAWLICKI TOBIASZ   ]". */
const filledIn = /\[( (?:[^[\]\n]|\[[A-Z_]+_\d+\]){3,70} )\]/g;

/** Marks of list items, each of one character, that stand for a bullet: "➤ do 17 kwietnia". */
const bullets = /(?<=^[ ]*)[➤►▸▪●○◦■➜➔→✓✔‣⁃](?=[ ])/gm;

/** Replaces by spaces: words too long to be words, leaders between a label and its figure, fill-in lines and boxes. All list marks become one. */
export function blankPadding(text: string): string {
  return text
    .replace(/(?<!\S)\S{90,}|[.…_]{4,}/g, spaces)
    .replace(drawn, spaces)
    .replace(bullets, '•')
    .replace(filledIn, (_, value: string) => ` ${value} `);
}
