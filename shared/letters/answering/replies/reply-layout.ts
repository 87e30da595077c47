import { longDate } from '#shared/letters/calendar/polish-wording.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';

import { gap, type ReplyDraft } from './reply-draft.ts';

const ADDRESSEE_INDENT = ' '.repeat(44);
const DATE_INDENT = ' '.repeat(36);

/**
 * A complete letter in the layout of specification section 5: place and date, the sender on the
 * left, the addressee indented by more than 20 characters, "Dotyczy:", the body, "Z poważaniem".
 */
export function layOutReply(draft: ReplyDraft, facts: LetterFacts, today: string): string {
  const sender = [
    facts.recipient ?? gap('imię i nazwisko'),
    ...(facts.recipientAddress.length > 0
      ? facts.recipientAddress
      : [gap('adres zamieszkania lub siedziby')]),
    gap('telefon lub e-mail'),
  ];
  const lines = [
    `${DATE_INDENT}${townOf(facts) ?? gap('miejscowość')}, ${longDate(today)}`,
    '',
    ...sender,
    '',
    ...draft.addressee.map((line) => ADDRESSEE_INDENT + line),
    '',
    `Dotyczy: ${draft.subject}`,
    '',
    ...(draft.heading === null ? ['Szanowni Państwo,'] : [draft.heading]),
    '',
    ...draft.paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...requests(draft),
    ...(draft.closing ?? []).flatMap((paragraph) => [paragraph, '']),
    'Z poważaniem',
    '',
    gap('własnoręczny podpis'),
    ...attachments(draft.attachments),
  ];
  return lines.join('\n');
}

/** The reader's town, from the address the letter was sent to. */
function townOf({ recipientAddress }: LetterFacts): string | undefined {
  const town = /^\d{2}-\d{3}\s+(\D+)/.exec(recipientAddress.at(-1) ?? '')?.[1]?.trim();
  return town === undefined ? undefined : titleCase(town);
}

function requests({ requests: wanted = [] }: ReplyDraft): string[] {
  if (wanted.length === 0) return [];
  const list = wanted.map((request, index) => {
    const mark = index === wanted.length - 1 ? '.' : ';';
    return `${index + 1}. ${request}${mark}`;
  });
  return ['Wnoszę o:', ...list, ''];
}

function attachments(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return ['', 'Załączniki:', ...names.map((name, index) => `${index + 1}. ${name}`)];
}
