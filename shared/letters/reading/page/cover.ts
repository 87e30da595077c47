import { isDateCell } from '#shared/letters/text/cells.ts';
import type { Line } from '#shared/letters/text/lines.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { linesOfBlock } from './one-block.ts';
import { bodyStart, postalLine } from './zones.ts';

/*
 * A mail may be the letter, or only bring it: below its head begins a letter with a head of its own, which has a day
 * and an address, an addressee or a heading. Such a letter is read as on paper.
 */

const LONGEST_HEAD = 14;
const LONGEST_LETTERHEAD = 45;
/** How much of a row that lost its line breaks may be the letterhead. */
const OPENING = 400;

const writer = 'od|from|nadawca|wiadomosc od';
const sending = 'wyslano|sent|temat|subject';
const others = either(
  /do|to|dw|udw|cc|bcc|kopia|wiadomosc do|odbiorca|adresaci?/,
  /data|date|otrzymano|wyslano dnia|data (?:wyslania|wiadomosci|wplywu)/,
  /odpowiedz do|reply-to|zalacznik(?:i|ow)?|attachments?|priorytet|waznosc|importance|kategoria/,
);
const row = new RegExp(String.raw`^\*?(${writer}|${sending}|${others}):\*?\s+\S`);
const opens = new RegExp(`^(?:${writer})$`);
const tellsSending = new RegExp(`^(?:${sending})$`);
/** "-----Original Message-----", "Wiadomość napisana przez …:": the line that mail programs put above a head. */
const announced = new RegExp(
  `^${either(
    /[-_=]{2,} ?[a-z ]{0,30}(?:message|wiadomosc)[a-z ]{0,30}[-_=]{0,60}$/,
    /wiadomosc napisana przez .{3,160}:$/,
  )}`,
);

const greeting =
  /^(?:dzien dobry|szanown|witam|witaj|czesc|hej|drog[ai]\b|(?:pan|pani|panie|panstwo)(?:\s[\p{L}[\]_\d]+){0,3}[,!]$)/u;
/** "Olsztyn, dnia 27 maja 2026", "Data: 27.05.2026" anywhere in a row: columns may have lost their gaps. */
const ownDay = new RegExp(
  String.raw`${either(
    /\p{Lu}[\p{L}.-]{2,}, (?:dn\.|dnia )?/u,
    /(?<!\p{L})[Dd]nia /u,
    /(?<!\p{L})[Dd]ata(?: i godz\.)?(?: (?:wystawienia|pisma|wydania|sporządzenia))?:? {1,12}/u,
  )}(?:\d{1,2}(?:[./-]\d{1,2}[./-]| \p{L}{3,12} )\d{4}|20\d\d-\d\d-\d\d)`,
  'u',
);
const heading =
  /(?<!\p{L})(?:NAKAZ|DECYZJA|POSTANOWIENIE|WYROK|WEZWANIE|MANDAT|UPOMNIENIE|ZAWIADOMIENIE)(?!\p{L})/u;
const addressee = /^(?:Sz\.? ?P\.? |Szanown\p{L}+ )?(?:Pani?|Państwo)(?: \p{Lu}| \[OSOBA|$)/u;

/** Where the letter begins that a mail only brought; 0 where there is no such mail. */
export function coverEnd(lines: readonly Line[]): number {
  const rows = lines.filter(({ text }) => text !== '');
  const length = headLength(rows.slice(0, LONGEST_HEAD).map(({ text }) => foldText(text)));
  if (length === 0) return 0;
  const below = linesOfBlock(rows.slice(length)).filter(({ text }) => text !== '');
  const letterhead = below.slice(0, LONGEST_LETTERHEAD);
  const greeted = letterhead.findIndex(({ text }) => greeting.test(foldText(text)));
  const body = bodyStart(letterhead.map(({ text }) => text)) + 1;
  const head = letterhead.slice(0, greeted < 0 ? body : Math.min(body, greeted));
  return isLetterhead(head) ? (rows[length]?.start ?? 0) : 0;
}

/** How many rows the head of a mail has: it names the writer and has a subject, a time or an address of mail. */
function headLength(folded: readonly string[]): number {
  const length = folded.findIndex((text) => !row.test(text) && !announced.test(text));
  const head = folded.slice(0, Math.max(0, length));
  const labels = head.map((text) => row.exec(text)?.[1] ?? '');
  const isMail =
    labels.some((label) => tellsSending.test(label)) || head.some((text) => text.includes('@'));
  return isMail && labels.some((label) => opens.test(label)) && head.length > 1 ? head.length : 0;
}

/** A mail may give an address of its writer or a heading too, but no day of its own. */
function isLetterhead(rows: readonly Line[]): boolean {
  const openings = rows.map(({ text }) => text.slice(0, OPENING));
  const hasDay =
    openings.some((text) => ownDay.test(text)) ||
    rows.some(({ segments }) => segments.some(({ text }) => isDateCell(text)));
  const isTold = (text: string) =>
    postalLine.test(text) || heading.test(text) || addressee.test(text);
  return hasDay && openings.some(isTold);
}
