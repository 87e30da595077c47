import type { FoundAmount } from '#shared/letters/figures/amounts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { lastRole, rowRoles } from '#shared/letters/reading/money/words/role-words.ts';
import { unaskedRole } from '#shared/letters/reading/money/words/unasked-roles.ts';
import { isProse } from '#shared/letters/reading/page/prose.ts';
import type { Line } from '#shared/letters/text/lines.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { letteredLabel } from './legends.ts';

/*
 * Tables that lost their columns: one space parts the cells of a row, as in "Razem 6 679,65 375,00 32,00".
 */

/** `alone`: the only figure of its row, so no column heading is needed to interpret it. */
export type Row = { label: string; header: string; alone: boolean };

const HEADER_LINES = 14;
const MAX_ROW_LABEL = 90;

const day = String.raw`\d{1,2}\.\d{1,2}\.\d{4}(?:\sr\.)?`;
const period = String.raw`${day}\s?[-–]\s?${day}`;
const monthly = String.raw`\s?\/\s?(?:m-c|mies\.?|miesiąc|kwartał|rok)`;
const figure = String.raw`(?:(?:EUR|PLN)\s)?[-–−+]?(?:\d{1,3}(?:[ .]\d{3})+|\d+)(?:,\d{2})?(?:\s?(?:z[łl]|PLN|EUR)(?:${monthly})?)?\*?`;
/** What may follow the figures: when they are due, whether they were paid, and the account beside the table. */
const behind = either(
  /,? płatn.*/,
  new RegExp(String.raw`(?: ?\/ ?\S+| miesięcznie)(?:\s${period})?`),
  new RegExp(String.raw`\s${day}`),
  /\s(?:(?:wpłacono|zapłacono|opłacono|pobrano)[^\d]{0,20}\d[\d ]*,\d{2}(?:\s?zł)?|brak wpłaty)/,
  /\s(?:na )?(?:rachunek:? )?\[RACHUNEK_\d+\]/,
  /\s(?:tytuł:?|w tytule:?|tytułem:|tytułem(?= \S*\d)) .*/,
);
/** Figures at the end of a line. */
const closingFigures = new RegExp(String.raw`((?:\s${figure})+)(?:${behind})?$`, 'iu');
const oneFigure =
  /(?:\d{1,3}(?:[ .]\d{3})+|\d+),\d{2}|(?:\d{1,3}(?:[ .]\d{3})+|\d+)(?=\s?(?:z[łl]|PLN|EUR))/giu;

/** A row, recognised by the rows beside it, by the names of its columns or by its own words. */
export function closedRow(view: LetterView, index: number, { span }: FoundAmount): Row | undefined {
  const line = view.lines[index];
  const row = line === undefined ? undefined : closedFigures(line);
  if (line === undefined || row === undefined || months.test(row.label)) return undefined;
  const place = row.figures.findIndex(({ at }) => Math.abs(line.start + at - span.start) < 2);
  if (place < 0) return undefined;
  const count = row.figures.length;
  const header = count < 2 ? '' : (columnsAbove(view, index, count)[place] ?? '');
  const beside = [lineBeside(view, index, -1), lineBeside(view, index, 1)];
  const isTable =
    isBelowRates(view, index) ||
    beside.some(
      (other) =>
        other !== undefined && (closedFigures(other) !== undefined || headsPrices(other.text)),
    );
  // "Razem 6 679,65" between whole lines
  const label = foldText(row.label);
  const isNamed =
    count < 2 &&
    !label.includes(',') &&
    !isProse(line.text) &&
    lastRole(label, rowRoles) !== undefined &&
    !/^\p{Ll}/u.test(view.lines[index + 1]?.text ?? '') &&
    !/.{50}[^.:;]$/.test(view.lines[index - 1]?.text ?? '');
  if (!isTable && !isNamed && header === '') return undefined;
  return {
    label: letteredLabel(view, label) ?? ownWords(label) ?? label,
    alone: count === 1,
    header: count < 2 && isTable ? sumColumn(view, index) : header,
  };
}

const innerFigure = /\d,\d{2}(?: ?(?:zl|pln|eur))? ([a-z][a-z ]{2,30}):?$/;

/** Whether only rates ("marża 2,05 % 1,95 %", "liczba osób 3 3") part the row from the heading of old and new prices. */
function isBelowRates({ lines }: LetterView, index: number): boolean {
  let above = index - 1;
  while (twoRates.test(lines[above]?.text ?? '')) above -= 1;
  const line = lines[above] ?? emptyLine;
  return above < index - 1 && (headsPrices(line.text) || closedFigures(line)?.figures.length === 2);
}
const twoRates =
  /\p{L}.*(?:\s\d{1,6}(?:,\d{1,4})?(?:\s?%|\s?z[łl]\/\S+)?){2}$|\p{L} (\S*(?: \S+){0,3}) \1(?: \(bez zmian\))?$/u;

/** "składki 11 904,10 odsetki 2 690,00": the second figure has a name of its own. */
function ownWords(label: string): string | undefined {
  const words = innerFigure.exec(label)?.[1];
  if (words === undefined) return undefined;
  const isName = lastRole(words, rowRoles) !== undefined || unaskedRole(words) !== undefined;
  return isName ? words : undefined;
}

/** The line above or below, past a ruled one and a remark: "(7.01.2026)". */
function lineBeside({ lines }: LetterView, index: number, step: -1 | 1): Line | undefined {
  const beside = lines[index + step];
  return beside !== undefined && between.test(beside.text) ? lines[index + 2 * step] : beside;
}
const between = /^(?:[-–=_]{4,}|\([\d. r–-]{4,24}\))$/;

const oldPrice = either(
  /dotychczas[a-z]*/,
  /obecn[a-z]+/,
  'teraz',
  'jest',
  'bylo',
  /dzis(?:iaj)?/,
  /do \d{1,2}[ .][a-z0-9. ]{4,24}/,
);
const newPrice = either(
  'bedzie',
  /now[aey](?: cena| stawka)?/,
  'po zmianie',
  'po podwyzce',
  /od \d{1,2}[ .][a-z0-9. ]{4,24}/,
);
const oldAndNew = new RegExp(`^(?:[a-z]+ ){0,3}${oldPrice} ${newPrice}$`);

/** "składnik jest będzie", "teraz od 1 maja 2026 r.": heads a column of old prices and one of new ones. */
export const headsPrices = (text: string): boolean =>
  text.length <= LONGEST_HEADING && oldAndNew.test(foldText(text.replace(/ \([^()]*\)/g, '')));

type ClosedRow = { label: string; figures: { at: number }[] };

/** "2,90 zł/m2 3,35 zł/m2", "wg osób": the rates between the name of a row and its sums. */
const rates = /(?:\s\d+,\d{2}\s?zł\/\S+|\swg \p{L}+|\s\d{1,3}(?:,\d+)?\s?%|\s[-–−])+$/u;
/** "Anna 01.06.2026 - 31.05.2027", "FV 1/26 termin płatności 16.02.2026": the days between them. */
const days = new RegExp(
  String.raw`\s(?:${period}|(?<!\s(?:do|od|z|na|dnia|dniu|dzie[nń])\s)${day})$`,
  'u',
);

/** "01-06", "I-III 2026", "2025": what a row of a list of payments is for. */
const months = /^(?:\d{2}-\d{2}|[IVX]+(?:-[IVX]+)?(?: \d{4})?|20\d{2})$/;

function closedFigures({ text }: Pick<Line, 'text'>): ClosedRow | undefined {
  const ending = closingFigures.exec(text);
  if (ending === null) return undefined;
  const label = text.slice(0, ending.index).replace(rates, '').replace(days, '');
  const isLabel =
    (/^\p{Lu}$|\p{L}{3}/u.test(label) || months.test(label)) &&
    label.length <= MAX_ROW_LABEL &&
    !/[.;]\s/.test(label.replace(/\b(?:\p{L}{1,4}|\d+)\.\s/gu, ''));
  const figures = [...(ending[1] ?? '').matchAll(oneFigure)].map((match) => ({
    at: ending.index + match.index,
  }));
  return isLabel && figures.length > 0 ? { label, figures } : undefined;
}

const columnName = new RegExp(
  either(
    /naleznosc\w*(?: glown\w+)?/,
    /podat\w+/,
    /zaleglosc\w*/,
    /kapital\w*/,
    /kwot\w+(?: zl)?/,
    /skladk\w*/,
    /odset\w+/,
    /koszt\w*(?: upomn\w*)?/,
    /opl(?:at\w+|\.)(?: prolong\w*| egzek\w*| manip\w*)?/,
    /rekompensat\w*/,
    /wplacono/,
    /pozostal\w*/,
    /razem(?: do (?:za|w)platy)?/,
    /lacznie/,
    /suma/,
    /doplat\w+/,
    /do (?:za|w)platy/,
  ),
  'g',
);

/** The names of this many columns, from the first line above with just as many names. */
function columnsAbove(view: LetterView, index: number, count: number): string[] {
  for (let above = index - 1; above >= Math.max(0, index - HEADER_LINES); above -= 1) {
    const text = foldText(view.lines[above]?.text ?? '');
    if (text === '') break;
    const names = /\d,\d{2}/.test(text) ? [] : (text.match(columnName) ?? []);
    if (names.length >= count) return names.slice(-count);
  }
  return [];
}

const sumName =
  /(?:^| )((?:kwot|wysokosc|naleznosc)[a-z]*(?: (?:mies|brutto|netto|w zl|zl)[a-z.]*| za [a-z]+)?)$/;
const LONGEST_HEADING = 60;

/** "Dziecko Okres Kwota mies.": the name of the one column of sums, in the line directly above the rows. */
export function sumColumn(view: LetterView, index: number): string {
  let above = index - 1;
  while (closedFigures(view.lines[above] ?? emptyLine) !== undefined) above -= 1;
  const text = foldText(view.lines[above]?.text ?? '');
  return text.length <= LONGEST_HEADING ? (sumName.exec(text)?.[1] ?? '') : '';
}
const emptyLine: Pick<Line, 'text'> = { text: '' };
