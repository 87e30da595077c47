import { isAddressOrContact, isDateCell, isReferenceCell } from '#shared/letters/text/cells.ts';
import { isCapitals, smallWords } from '#shared/letters/text/lines.ts';
import { either } from '#shared/letters/text/word-list.ts';

/*
 * A program that copies a letter may lose its empty lines. Its blocks are then told by what their lines are, so that
 * everything else reads the letter like one that kept them.
 */

const LEAST_LINES = 10;
const MANY_LINES = 16;
const HEAD = 24; // how far down the letterhead, the addressee and the title may reach
const WIDTH = 0.95; // the share of the lines that are no wider than the text
const LEAST_SENTENCE = 30;
const LEAST_WORDS = 6;
const LEAST_RUNNING = 4;
const INDENTED = 12;
const STEP = 3;
const LONGEST_SUBHEADING = 60;
const LONGER = 12;
const UNWRAPPED = 130; // each paragraph is one line

type Row = { text: string; indent: number; width: number };

/**
 * The letter with an empty line between its blocks, if it has none at all or only the one below the head of a mail;
 * otherwise the letter.
 */
export function withParagraphs(letter: string): string {
  const raws = letter.split('\n');
  const isFilled = (raw: string | undefined) => raw !== undefined && raw.trim() !== '';
  const last = raws.findLastIndex(isFilled);
  const body = raws.slice(raws.findIndex(isFilled), last + 1);
  const empty = body.filter((raw) => !isFilled(raw)).length;
  if (body.length < LEAST_LINES || empty > (body.length < MANY_LINES ? 0 : 1)) return letter;
  const rows = raws.map(rowOf);
  const widths = rows.map(({ width }) => width).sort((one, other) => one - other);
  const widest = widths[Math.floor(widths.length * WIDTH)] ?? 0;
  const running = rows.findIndex(({ text }) => smallWords(text) >= LEAST_WORDS);
  const head = Math.min(HEAD, running < 0 ? HEAD : running + 1);
  return raws
    .map((raw, at) =>
      at > 0 && at <= last && opensBlock(rows, at, { widest, head }) ? `\n${raw}` : raw,
    )
    .join('\n');
}

function rowOf(raw: string): Row {
  const width = raw.trimEnd().length;
  return { text: raw.trim(), indent: width - raw.trim().length, width };
}

function opensBlock(
  rows: readonly Row[],
  at: number,
  { widest, head }: { widest: number; head: number },
): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  if (above === undefined || row === undefined || above.text === '' || row.text === '')
    return false;
  if (opener.test(row.text) && !opener.test(above.text)) return true;
  if (address.test(above.text)) return true;
  if (starter.test(row.text) && mayStart(above)) return true;
  if (endsParagraph(above, row, widest) || endsTable(above, row)) return true;
  if (entersTable(above, row) || leavesTable(above, row) || stepsIn(above, row)) return true;
  if (isSubheading(above, row, rows[at + 1])) return true;
  if (opensSection(above, row, rows[at + 1])) return true;
  return at < head && (isTitle(rows, at) || partsHead(above, row));
}

const opener = new RegExp(
  `^${either(
    'Szanown', // Szanowna Pani,
    'Dzień dobry',
    'Z poważaniem',
    'Z wyrazami',
    /P(?:OUCZENIE|ouczenie)\b/,
    /U(?:ZASADNIENIE|zasadnienie)\b/,
    /Załączniki?:/,
    /Otrzymują:/,
    /[zZ] up\./, // z up. Naczelnika
    /postanawia\b/,
    'p o s t a n a w i a',
    /orzeka\b/,
    'o r z e k a',
  )}`,
  'u',
);
/** What a sentence opens with, below another one or below a line of the head. */
const starter = new RegExp(
  `^${either(
    /Na podstawie|Zgodnie z|W związku z|W razie|Działając/,
    /(?:Zawiadami|Informuj|Niniejsz|Uprzejmie|Prosim|Jeżeli|Od decyzji|Kwotę|Opłatę)\p{Ll}*(?!\p{L})/u,
  )}`,
  'u',
);
const mayStart = ({ text }: Row) => ends.test(text) || !(isRunning(text) || opener.test(text));
const address =
  /^(?:(?:Szanown\p{Ll}+ P\p{Ll}+|Dzień dobry)[^.:]{0,40}[,!]?|Pani?e? \p{Lu}\p{Ll}+[,!])$/u;
const listMark = /^(?:\(?(?:\d{1,2}|[a-z])[.)]|[-–•*])\s/u;

/** A sentence ends although the next word had room beside it. */
function endsParagraph(above: Row, row: Row, widest: number): boolean {
  if (!ends.test(above.text) || listMark.test(row.text)) return false;
  if (!/^[„"(]?[\p{Lu}\d]/u.test(row.text) || above.text.length < LEAST_SENTENCE) return false;
  const [word = ''] = row.text.split(' ');
  return isRunning(above.text) && (widest > UNWRAPPED || above.width + 1 + word.length < widest);
}

const isRunning = (text: string) => smallWords(text) >= 2;
const endsWithSum = /\d,\d{2}(?:\s?(?:zł|PLN))?$/u;

/** Sentences below a row with its sum. */
function endsTable(above: Row, row: Row): boolean {
  return (
    endsWithSum.test(above.text) &&
    !endsWithSum.test(row.text) &&
    /^\p{Lu}/u.test(row.text) &&
    !/^[^:]{3,40}: /.test(row.text) &&
    smallWords(row.text) >= LEAST_WORDS
  );
}

/** The cells of a row stand behind gaps or leaders. */
const isRow = ({ text }: Row) => /\S {3,}\S|\.{4}/.test(text);

/** A row below a sentence or below "Na zaległość składają się:". */
const entersTable = (above: Row, row: Row) =>
  /[.:]$/.test(above.text) && !isRow(above) && isRow(row) && !/[.:] {3,}/.test(row.text);

/** A sentence or a heading below a row. */
const leavesTable = (above: Row, row: Row) =>
  isRow(above) &&
  !isRow(row) &&
  above.indent >= row.indent &&
  /^\p{Lu}/u.test(row.text) &&
  !endsWithSum.test(row.text) &&
  !/^[^:]{3,40}: /.test(row.text) &&
  smallWords(row.text) >= LEAST_RUNNING;

/** A sentence that begins further in or further out than the end of the one above, or what a colon announces. */
function stepsIn(above: Row, row: Row): boolean {
  const step = row.indent - above.indent;
  if (Math.abs(step) < STEP || isRow(above)) return false;
  if (above.text.endsWith(':')) return step > 0;
  const opens = /^\p{Lu}/u.test(row.text) && /[.!?)\d]$/.test(above.text);
  return opens && (step >= INDENTED || smallWords(row.text) >= LEAST_RUNNING);
}

const ends = /[.!?]["”)]?$/u;
/** "Co dalej?", "4. Warunki spłaty": a short line between a sentence and a longer line. */
const isSubheading = (above: Row, row: Row, next: Row | undefined) =>
  (isRow(above) ? /^\d{1,2}\. /.test(row.text) : ends.test(above.text) && isRunning(above.text)) &&
  row.text.length <= LONGEST_SUBHEADING &&
  /^(?:\d{1,2}\. )?\p{Lu}[^:;]*[^.,:;!)\d]$/u.test(row.text) &&
  !isRow(row) &&
  next !== undefined &&
  next.text.length > row.text.length + LONGER &&
  /^[\p{Lu}\d–-]/u.test(next.text);

/** "UMOWA B – karta kredytowa" below a sentence or a row with its sum; "RAZEM 300,00 zł" is such a row. */
const opensSection = (above: Row, row: Row, next: Row | undefined) =>
  /^\p{Lu}{4,}(?!\p{L})/u.test(row.text) &&
  (/[.!?]$/.test(above.text) || endsWithSum.test(above.text)) &&
  !/\d$|\d (?:zł|PLN)$/.test(row.text) &&
  !/^\W*\d/.test(next?.text ?? '');

const isHeading = ({ text }: Row) => isCapitals(text) && /\p{Lu}{5}/u.test(text);

/** The heading in capitals, or the text below it. */
function isTitle(rows: readonly Row[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  if (above === undefined || row === undefined) return false;
  if (isHeading(row) && !isHeading(above)) {
    // "NIEDOPŁATA" above "712,40" is the label of a column.
    const isLabel = /^\W*\d/.test(rows[at + 1]?.text ?? '');
    return !isLabel && (at > 2 || /\d{2}-\d{3} /.test(above.text)) && !isParty.test(above.text);
  }
  return isHeading(above) && !isHeading(row) && smallWords(row.text) >= LEAST_WORDS;
}

const isParty = /^(?:Pan|Pani|Państwo|Sz\. ?P\.|Do:?|Adresat:?)\b/u;
const postal = /(?<!\d)\d{2}-\d{3} \p{Lu}[^\d,]*$/u;

/** A place with its day; "22.05.2026" may be a value of a form, and "W odpowiedzi na pismo z 3 marca 2026 r." goes on. */
const isDay = (text: string) =>
  /^\p{Lu}/u.test(text) && isDateCell(text) && smallWords(text) < LEAST_RUNNING;
/** A number with its label; a label alone may be that of a form. */
const isReference = (text: string) => /\p{L}{2}.*\d{2}/u.test(text) && isReferenceCell(text);

/** Addresses, days and numbers each end what they belong to. */
function partsHead(above: Row, row: Row): boolean {
  if (/^(?:Pan|Pani|Państwo|Sz\. ?P\.)$/u.test(row.text)) return true;
  if (Math.abs(above.indent - row.indent) >= INDENTED) return true;
  const isContact = isAddressOrContact(row.text);
  if (postal.test(above.text) && !isContact && !/^\d/.test(row.text)) return true;
  if (isDay(above.text) !== isDay(row.text)) return true;
  return isReference(above.text) !== isReference(row.text);
}
