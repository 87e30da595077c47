import { foldText } from './text.ts';
import { either, wordPattern } from './word-list.ts';

/*
 * A reply by mail ends with the messages it answers. The newest message is the letter; the older ones were sent by
 * somebody else or earlier, so no sum, day or order of theirs is the letter's.
 */

type MailLine = { start: number; text: string; folded: string };

/**
 * The letter with the older messages that a mail quotes replaced by as many spaces, and those messages. A forwarded
 * message is the letter itself, without the forwarder's words; a quoted one with only a remark above it is the
 * letter too.
 */
export function splitMail(text: string): { newest: string; older: string } {
  const lines = linesOf(text);
  const passedOn = forwardedPart(text, lines);
  if (passedOn !== undefined) {
    const { newest, older } = splitMail(unmarked(text.slice(passedOn)));
    return { newest: text.slice(0, passedOn).replace(/[^\n]/g, ' ') + newest, older };
  }
  const spans = [...markedLines(lines), ...olderMessages(lines)];
  const first = Math.min(...spans.map(({ start }) => start));
  if (spans.length === 0 || !isMessage(text.slice(0, first))) return { newest: text, older: '' };
  const newest: string[] = [];
  const older: string[] = [];
  let done = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (end <= done) continue;
    const part = text.slice(Math.max(start, done), end);
    newest.push(text.slice(done, start), part.replace(/[^\n]/g, ' '));
    older.push(part);
    done = end;
  }
  return { newest: newest.join('') + text.slice(done), older: older.join('\n') };
}

/** "---------- Wiadomość przekazana dalej ----------", "Początek przekazywanej wiadomości:". */
const forwardRule = new RegExp(
  either(
    /^[-_=]{2,} ?(?:forwarded message|(?:przekazana|przekazywana) wiadomosc|wiadomosc przekazana(?: dalej)?) ?[-_=]{0,60}$/,
    /^(?:poczatek przekazywanej wiadomosci|begin forwarded message):$/,
  ),
);
const LEAST_FORWARDED = 40;

/** Where the forwarded message begins, after its separator line; undefined when too little text follows. */
function forwardedPart(text: string, lines: readonly MailLine[]): number | undefined {
  const at = lines.findIndex(({ folded }) => forwardRule.test(folded));
  const start = at < 0 ? headBelowHead(lines) : lines[at + 1]?.start;
  const words = start === undefined ? [] : (text.slice(start).match(/\p{L}{2,}/gu) ?? []);
  return words.length < LEAST_FORWARDED ? undefined : start;
}

/** Where the head of a message directly below another head begins: the outer one only passes it on. */
function headBelowHead(lines: readonly MailLine[]): number | undefined {
  const first = lines.findIndex(({ folded }) => folded !== '');
  const length = lines.slice(first).findIndex(({ folded }) => !headLabel.test(folded));
  if (length < LEAST_LABELS - 1) return undefined;
  const next = lines.findIndex(({ folded }, index) => index >= first + length && folded !== '');
  return isHead(lines, next) ? lines[next]?.start : undefined;
}

/** The text without the first mark of each quoted line. */
const unmarked = (text: string): string =>
  text.replace(/^ {0,2}>/gm, (mark) => ' '.repeat(mark.length));

function linesOf(text: string): MailLine[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const own = { start, text: line, folded: foldText(line).trim() };
    start += line.length + 1;
    return own;
  });
}

type Part = { start: number; end: number };

/** "> Dzień dobry": not ornaments such as ">>> UWAGA <<<". */
const marked = /^ {0,2}>(?: ?>){0,6} ?[^\s<>]/;
const markedEmpty = /^ {0,2}>(?: ?>){0,6}\s*$/;
/** The words that a mail program puts above a quoted message: "W dniu 22.04.2026 o 11:26 Ewa Lis napisała:". */
const attribution =
  /\b(?:w dniu|dnia|on|pon|wt|sr|czw|pt|sob|niedz|nd)\b.*\d.*\b(?:napisal|napisala|napisal\(a\)|pisze|wrote)\s?:$/;

/** A longer line is no attribution; a text on a single line must not take minutes. */
const LONGEST_ATTRIBUTION = 300;
const isAttribution = ({ folded }: MailLine): boolean =>
  folded.length <= LONGEST_ATTRIBUTION && attribution.test(folded);

function markedLines(lines: readonly MailLine[]): Part[] {
  const isMarked = ({ text }: MailLine) => marked.test(text) && !text.includes('<<');
  const quoted = lines.filter((line) => isMarked(line) || markedEmpty.test(line.text));
  if (quoted.filter(isMarked).length < 2) return [];
  const above = lines.filter((line, index) => isAttribution(line) && isQuoteBelow(lines, index));
  return [...quoted, ...above].map(({ start, text }) => ({ start, end: start + text.length }));
}

const NEAR = 2;
const isQuoteBelow = (lines: readonly MailLine[], index: number): boolean =>
  lines.slice(index + 1, index + 1 + NEAR).some(({ text }) => marked.test(text));

/** "-----Original Message-----", "-------- Wiadomość oryginalna --------". */
const rule =
  /^[-_=]{2,} ?(?:original message|wiadomosc oryginalna|oryginalna wiadomosc|poprzednia wiadomosc) ?[-_=]{2,}$/;
const headLabel = /^(?:\*?)(od|from|do|to|data|date|wyslano|sent|temat|subject|dw|cc):/;
/** Labels that make lines the head of a message. */
const LEAST_LABELS = 3;

/** Where an older message begins without marks on its lines, to the end of the text. */
function olderMessages(lines: readonly MailLine[]): Part[] {
  const text = lines.findIndex(({ folded }) => folded !== '' && !headLabel.test(folded));
  const from = lines.findIndex(
    (line, index) =>
      rule.test(line.folded) ||
      (isAttribution(line) && /\d{1,2}:\d{2}|@/.test(line.folded) && !isQuoteBelow(lines, index)) ||
      (text >= 0 && index > text && isHead(lines, index)),
  );
  const start = lines[from]?.start;
  const last = lines.at(-1);
  if (start === undefined || last === undefined) return [];
  return [{ start, end: last.start + last.text.length }];
}

/** "Od: … / Wysłano: … / Do: …": below the text of a message it is the head of an older one. */
function isHead(lines: readonly MailLine[], index: number): boolean {
  if (!/^\*?(?:od|from):/.test(lines[index]?.folded ?? '')) return false;
  const head = lines.slice(index, index + LEAST_LABELS + 1).filter(({ folded }) => folded !== '');
  const labels = head.flatMap(({ folded }) => headLabel.exec(folded)?.[1] ?? []);
  return new Set(labels).size >= LEAST_LABELS;
}

const forwarded =
  /^(?:temat|subject): ?(?:fwd?|pd|przek\w*):|forwarded message|(?:przekazana|przekazywanej) wiadomosc|wiadomosc przekazana/m;
const closing = wordPattern([
  'pozdrawiam*',
  'z powazaniem',
  'z wyrazami szacunku',
  'z gory dziekuj*',
  'lacze pozdrowienia',
]);
const LEAST_WORDS = 12;

/** Whether the words above the quoted part are a message of their own, with an end or a head of a mail. */
function isMessage(above: string): boolean {
  const folded = foldText(above);
  if (forwarded.test(folded)) return false;
  const lines = folded.split('\n').map((line) => line.trim());
  const words =
    lines
      .filter((line) => !headLabel.test(line))
      .join(' ')
      .match(/[a-z]{2,}/g) ?? [];
  const hasHead = lines.filter((line) => headLabel.test(line)).length >= 2;
  return words.length >= LEAST_WORDS && (hasHead || closing.test(folded));
}
