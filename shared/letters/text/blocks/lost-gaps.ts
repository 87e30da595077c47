import { smallWords } from '#shared/letters/text/lines.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { isRule } from './table-lines.ts';

/*
 * A program that copies a letter may lose its gaps, so that one space parts the cells of a table: "Razem 6 679,65 32,00".
 * The gaps before the figures of its rows are put back.
 */

const LONGEST_ROW = 140;
const LONGEST_LABEL = 80;
/** More words in small letters are a sentence. */
const MOST_WORDS = 9;
const MOST_WORDS_ALONE = 5;
/** A line shorter than the next one by this has lost no words to it. */
const MUCH = 15;
/** How wide the column of a figure is. */
const COLUMN = 18;
const GAP = 3;

const whole = String.raw`\d{1,3}(?:[ .]\d{3})*`;
const money = String.raw`(?:z[łl]|PLN|EUR)(?!\p{L})`;
const figure = new RegExp(
  String.raw`(?<=^| )(?:(?:EUR|PLN) )?[-–−+]?(?:${whole}|\d+)(?:,\d{2}(?![\d/])(?:\s?${money})?|\s?${money})(?:\/\p{L}[\p{L}.\d-]*)?\*?`,
  'gu',
);
/** What may stand behind the figures of a row. */
const behind = new RegExp(
  `^(?:${either(
    /,? płatn.*/,
    /,? (?:najpóźniej|najwcześniej|czyli|wpłacono|zapłacono|opłacono|brak wpłaty).*/,
    / \([^()]{3,60}\)/,
    / miesięcznie(?: \([^()]{3,40}\))?/,
    / (?:do|od|przed|na) \d.*/,
    / \d{1,2}\.\d{1,2}\.\d{4}.*/,
    / (?:\d{2} \d{4} \d{4}|\[RACHUNEK).*/,
    / \|/,
  )})?$`,
  'u',
);
/** A sentence that is cut off in front of its sum, or a sum inside of a reckoning. */
const goesOn = new RegExp(
  `(?:^|[ (])${either(
    ...'od do po na o w z za ze i oraz a lub albo czyli kwocie kwotę kwoty kwota wysokości wynosi wyniosła wynoszą'.split(
      ' ',
    ),
    ...'wyniesie wyniosą tj. to jest są około ok. ponad x × plus różnica limit co najmniej więcej niż opłatę zapłacić'.split(
      ' ',
    ),
  )}$`,
  'u',
);
/** An open bracket, a comma, or another sum with its words. */
const unfinished = /\([^)]*$|,$|^[^x×(]*\d,\d{2}(?!\d)/;
/** "Wypłacamy Panu", "zapłaciłam": a short sentence. */
const acts = /\p{L}(?:emy|amy|imy|uję|łem|łam)(?!\p{L})/u;
const inSentence = /[.!?;] \p{Lu}|^\p{Ll}.*[.;](?= |$)/u;
const day = String.raw`\d{1,2}\.\d{1,2}\.\d{4}`;
/** The days or the period between the name of a row and its figures. */
const closingDays = new RegExp(
  String.raw`(?<!(?:^| )(?:do|od|z|na|dnia|dniu|dzie[nń]|i|po|płatn[aey]|[-–])) (?=${day}(?: r\.)?(?:(?: | ?[-–] ?)${day}(?: r\.)?)*$)`,
  'gu',
);

/** "1 grzywna", "B00 podatek VAT", "FW/2026/02 I-III 2026": the place behind the number of a row. */
const rowNumber =
  /(?<=^(?:\d{1,3}|\p{Lu}\d{2}|(?=\S*\d{2})[\p{L}\d]+(?:[/-][\p{L}\d]+){2,4})) (?=\p{L})/u;

type Row = { label: string; figures: string[]; rest: string };

/** Leaders and bars part cells, too. */
const parted = /\.{4}|_{4}|\|/;
/** A figure behind a gap. */
const gapped = /\S {2,}(?:(?:EUR|PLN) +)?[-–−+]?\d[\d .]*(?:,\d{2}|\sz[łl])/u;

/** The letter with gaps in the rows of its tables, if no figure stands behind one; otherwise the letter. */
export function withGaps(letter: string): string {
  if (!/,\d{2}|\d z[łl]/.test(letter) || gapped.test(letter)) return letter;
  const raws = letter.split('\n');
  const rows = raws.map((raw) => rowOf(raw.trim()));
  if (!rows.some((row) => row !== undefined)) return letter;
  return raws
    .map((raw, at) => {
      const row = rows[at];
      return row !== undefined && isInTable(raws, rows, at)
        ? laid(row, tableAround(rows, at))
        : raw;
    })
    .join('\n');
}

/** A line as the name of a row, its figures, and what stands behind them. */
function rowOf(text: string): Row | undefined {
  if (text.length > LONGEST_ROW || !/,\d{2}|\d z[łl]/.test(text) || parted.test(text))
    return undefined;
  const remark = / \([^()]{3,60}\)$/.exec(text)?.[0] ?? '';
  const found = [...text.slice(0, text.length - remark.length).matchAll(figure)];
  const startOf = (at: number) => found[at]?.index ?? 0;
  const endOf = (at: number) => startOf(at) + (found[at]?.[0].length ?? 0);
  const rest = text.slice(endOf(found.length - 1));
  if (found.length === 0 || !behind.test(rest)) return undefined;
  let first = found.length - 1;
  while (first > 0 && between.test(text.slice(endOf(first - 1), startOf(first)))) first -= 1;
  if (first < found.length - 1 && /[x×]$/.test(text.slice(0, startOf(first)).trim())) first += 1;
  const label = text.slice(0, startOf(first)).trim();
  const isLabel =
    label.length <= LONGEST_LABEL &&
    /\p{L}{2}/u.test(label) &&
    !found.some(([one]) => /^[EP]/.test(one)) &&
    !unfinished.test(label) &&
    !inSentence.test(label.replace(shortened, '')) &&
    !goesOn.test(label) &&
    smallWords(label) <= MOST_WORDS;
  // "Razem 2 946,42 2 560,00 DOPŁATA 386,42": the words before a figure that follows another one.
  const figures = found
    .slice(first)
    .map((_, at) =>
      text.slice(at === 0 ? startOf(first) : endOf(first + at - 1), endOf(first + at)),
    );
  return isLabel ? { label, figures: figures.map((one) => one.trim()), rest } : undefined;
}
const between = /^ (?:(?:NADPŁATA|NIEDOPŁATA|DOPŁATA|od \p{L}+) )?$/u;

/** "faktura nr 12 z 3.05.2026 r.", "ubezp. AC": a full stop that ends no sentence. */
const shortened = /(?<=(?:^|[ (])(?:\p{L}{1,4}|\d+))\./gu;

type Rows = readonly (Row | undefined)[];

/** Whether the lines beside it are such rows, too, or it is a short one between empty lines. */
function isInTable(raws: readonly string[], rows: Rows, at: number): boolean {
  const beside = (step: -1 | 1) => {
    const next = raws[at + step]?.trim() ?? '';
    const isBetween = next !== '' && (isRule(next) || smallWords(next) < MOST_WORDS);
    return rows[at + step] ?? (isBetween ? rows[at + 2 * step] : undefined);
  };
  const { label = '', figures = [] } = rows[at] ?? {};
  const isBeside = beside(-1) !== undefined || beside(1) !== undefined;
  // The names of several columns tell what each figure of a table is, whether gaps part them or not.
  if (figures.length > 1) return isBeside && figures.some((one) => /^\p{L}/u.test(one));
  if (isBeside) return true;
  const [above, own, below] = [-1, 0, 1].map((step) => raws[at + step]?.trim() ?? '');
  const isEnd = (line = '') => line === '' || isRule(line);
  const isShort = (own?.length ?? 0) + MUCH < (below?.length ?? 0);
  const isApart = isEnd(above) && (isEnd(below) || isShort);
  return (
    isApart && !acts.test(label) && !/,(?!\d)/.test(label) && smallWords(label) <= MOST_WORDS_ALONE
  );
}

function tableAround(rows: Rows, at: number): Row[] {
  let from = at;
  let to = at;
  while ((rows[from - 1] ?? rows[from - 2]) !== undefined) from -= 1;
  while ((rows[to + 1] ?? rows[to + 2]) !== undefined) to += 1;
  return rows.slice(from, to + 1).filter((row) => row !== undefined);
}

/** The row with its figures below those of the same column, counted from the right. */
function laid({ label, figures, rest }: Row, table: readonly Row[]): string {
  const width = Math.max(...table.map((row) => row.label.length)) + GAP;
  const most = Math.max(...table.map((row) => row.figures.length));
  const cells = figures.map((one) => one.padStart(COLUMN - GAP)).join(' '.repeat(GAP));
  const before = ' '.repeat((most - figures.length) * COLUMN);
  const tail = /^ [(\d]|^ (?:do|od|przed|na) \d/.test(rest)
    ? `${' '.repeat(GAP)}${rest.trim()}`
    : rest;
  const name = label
    .replace(rowNumber, ' '.repeat(GAP))
    .replace(/ (?=[-–−]$)/, ' '.repeat(GAP))
    .replace(closingDays, ' '.repeat(GAP));
  return name.padEnd(width + GAP * 2) + before + cells + tail;
}
