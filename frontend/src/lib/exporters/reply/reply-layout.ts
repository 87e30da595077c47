import { joinWrapped } from '#frontend/src/lib/exporters/wrapped-lines.ts';

import { type LetterLine, readHead, splitLines } from './reply-head.ts';
import {
  findListItem,
  isAttachmentsTitle,
  isBodyHeading,
  isClosing,
  isSalutation,
  isSubject,
} from './reply-patterns.ts';

/** A part of the letter; `lines` of an address, a signature or a title stay as they were written. */
export type ReplyBlock =
  | {
      kind:
        | 'place-and-date'
        | 'sender'
        | 'recipient'
        | 'subject'
        | 'heading'
        | 'salutation'
        | 'paragraph'
        | 'closing'
        | 'signature'
        | 'attachments';
      lines: string[];
    }
  | { kind: 'list-item'; marker: string; text: string };

const gaps = {
  placeAndDate: '[uzupełnij: miejscowość i data]',
  sender: '[uzupełnij: imię, nazwisko i adres nadawcy]',
  recipient: '[uzupełnij: nazwa i adres adresata]',
  subject: 'Dotyczy: [uzupełnij: czego dotyczy pismo]',
  closing: 'Z poważaniem',
  signature: '[uzupełnij: własnoręczny podpis]',
} as const;
const MAX_SIGNATURE_LINE = 60;

/**
 * Reads a reply's plain text as a letter (specification, section 5): the head first, then the body
 * in its order. Required parts that the text lacks become visible gaps. No word of the text
 * is lost or repeated.
 */
export function parseReply(text: string): ReplyBlock[] {
  const lines = splitLines(text.normalize('NFC'));
  const head = readHead(lines);
  const body = readBody(lines.slice(head.bodyStart));
  return [
    { kind: 'place-and-date', lines: orGap(head.placeAndDate, gaps.placeAndDate) },
    { kind: 'sender', lines: orGap(head.sender, gaps.sender) },
    { kind: 'recipient', lines: orGap(head.recipient, gaps.recipient) },
    ...withSubject(withClosing(body)),
  ];
}

function orGap(lines: readonly string[], gap: string): string[] {
  return lines.length === 0 ? [gap] : [...lines];
}

/** The name of a pleading replaces a subject line. */
function withSubject(body: ReplyBlock[]): ReplyBlock[] {
  const names = body.some(({ kind }) => kind === 'subject' || kind === 'heading');
  return names ? body : [{ kind: 'subject', lines: [gaps.subject] }, ...body];
}

function withClosing(body: ReplyBlock[]): ReplyBlock[] {
  const closing = body.findIndex(({ kind }) => kind === 'closing');
  const missing: ReplyBlock[] = closing === -1 ? [{ kind: 'closing', lines: [gaps.closing] }] : [];
  if (!body.some(({ kind }) => kind === 'signature')) {
    missing.push({ kind: 'signature', lines: [gaps.signature] });
  }
  const attachments = body.findIndex(({ kind }) => kind === 'attachments');
  const end = attachments === -1 ? body.length : attachments;
  return body.toSpliced(closing === -1 ? end : closing + 1, 0, ...missing);
}

type Reading = { blocks: ReplyBlock[]; isClosed: boolean };

function readBody(lines: readonly LetterLine[]): ReplyBlock[] {
  const reading: Reading = { blocks: [], isClosed: false };
  let group: string[] = [];
  for (const line of [...lines, { text: '', isBlank: true }]) {
    if (!line.isBlank) group.push(line.text);
    else if (group.length > 0) {
      readGroup(group, reading);
      group = [];
    }
  }
  return reading.blocks;
}

/** One group of lines between two empty ones: a title, or otherwise paragraphs. */
function readGroup(group: readonly string[], reading: Reading): void {
  let pending: string[] = [];
  const flush = () => {
    if (pending.length > 0) readParagraphs(pending, reading);
    pending = [];
  };
  for (const line of group) {
    const title = titleOf(line, reading);
    if (title === undefined) {
      pending.push(line);
      continue;
    }
    flush();
    addTitle(title, line, reading);
  }
  flush();
}

type Title = 'subject' | 'closing' | 'attachments' | 'heading' | 'salutation';

function titleOf(line: string, { blocks, isClosed }: Reading): Title | undefined {
  if (isAttachmentsTitle(line)) return 'attachments';
  if (isClosed) return undefined;
  if (isClosing(line)) return 'closing';
  if (isSubject(line) && !blocks.some(({ kind }) => kind === 'subject')) return 'subject';
  if (isSalutation(line) && line.length <= MAX_SIGNATURE_LINE) return 'salutation';
  return isBodyHeading(line) ? 'heading' : undefined;
}

function addTitle(kind: Title, line: string, reading: Reading): void {
  reading.blocks.push({ kind, lines: [line] });
  if (kind === 'closing') reading.isClosed = true;
}

function readParagraphs(lines: readonly string[], reading: Reading): void {
  for (const paragraph of joinWrapped(lines)) {
    const item = findListItem(paragraph);
    const last = reading.blocks.at(-1);
    if (item) reading.blocks.push({ kind: 'list-item', ...item });
    else if (isSubjectRest(paragraph, last)) last.lines.push(paragraph);
    else if (isSignature(paragraph, reading)) addSignature(paragraph, reading);
    else reading.blocks.push({ kind: 'paragraph', lines: [paragraph] });
  }
}

/** A wrapped subject continues in lower case. */
function isSubjectRest(
  text: string,
  last: ReplyBlock | undefined,
): last is Extract<ReplyBlock, { lines: string[] }> {
  return last?.kind === 'subject' && /^\p{Ll}/u.test(text);
}

function isSignature(text: string, { blocks, isClosed }: Reading): boolean {
  const last = blocks.at(-1)?.kind;
  const follows = last === 'closing' || last === 'signature';
  return isClosed && follows && text.length <= MAX_SIGNATURE_LINE;
}

function addSignature(text: string, { blocks }: Reading): void {
  const last = blocks.at(-1);
  if (last?.kind === 'signature') last.lines.push(text);
  else blocks.push({ kind: 'signature', lines: [text] });
}
