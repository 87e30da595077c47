import { longDate } from '#shared/letters/calendar/polish-wording.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { quietAddress, titleCase } from '#shared/letters/text/polish-case.ts';

import { caseLines } from './case-lines.ts';
import { withoutEnclosed } from './enclosed.ts';
import { isSuspicious } from './kinds/questions.ts';
import type { Saying } from './parts.ts';
import { addresseeLines, withTown } from './sending/addressee.ts';
import { nameOf, readerName } from './sending/party-names.ts';
import { otherAddressee, signatureLines } from './signatures.ts';
import { asSpoken } from './voice/who-speaks.ts';
import { datePart, gap, referencePart } from './words.ts';

const ADDRESSEE_INDENT = ' '.repeat(44);
const DATE_INDENT = ' '.repeat(36);

/**
 * A complete letter in the layout of specification section 5: place and date, the sender on the
 * left, the addressee indented by more than 20 characters, "Dotyczy:", the body, "Z poważaniem".
 * `subject` is the letter answered, in the genitive.
 */
export function layOut(saying: Saying, subject: string, facts: LetterFacts, today: string): string {
  const name = readerName(facts);
  const beside = otherAddressee(facts);
  const to = addresseeLines(saying.to ?? 'sender', facts);
  const lines = [
    `${DATE_INDENT}${townOf(facts) ?? gap('miejscowość')}, ${longDate(today)}`,
    '',
    name,
    ...(beside === null ? [] : [beside]),
    ...(facts.recipientAddress.length > 0
      ? withTown(facts.recipientAddress.map(firstColumn)).map(quietAddress)
      : [gap('adres zamieszkania lub siedziby')]),
    '',
    ...to.map((line) => ADDRESSEE_INDENT + line),
    '',
    `Dotyczy: ${subject} ${datePart(facts)}${referencePart(facts)}${senderPart([...to, subject], facts)}`,
    '',
    ...caseLines(saying.parties, facts).flatMap((line) => [line, '']),
    ...(saying.heading === undefined ? ['Szanowni Państwo,'] : [saying.heading]),
    '',
    ...saying.paragraphs.flatMap((paragraph) => [oneDot(onDay(paragraph, facts)), '']),
    ...requests(withoutEnclosed(saying.requests ?? [], facts)),
    ...grounds(saying),
    'Z poważaniem',
    '',
    ...signatureLines(facts),
    ...attachments(saying),
  ];
  return asSpoken(lines, facts).join('\n');
}

/** ", nadawca: Bank …": a reply that goes elsewhere tells whose letter it is about. */
function senderPart(told: readonly string[], facts: LetterFacts): string {
  const name = nameOf(facts);
  const isTold = told.some((line) => line.startsWith('za pośrednictwem') || name.startsWith(line));
  if (isTold || told.join(' ').includes(name) || name.startsWith('[uzupełnij')) return '';
  return isSuspicious(facts) ? `, podany nadawca: ${name}` : `, nadawca: ${name}`;
}

/** "… z dnia 11 maja 2026 r..": an abbreviation ends with its own full stop. */
const oneDot = (words: string) => words.replace(/\.\.(?=\s|$)/g, '.');

/** "ul. Długa 3     dłużnik": another column of the letter is no part of the address. */
const firstColumn = (line: string): string => line.split(/\s{2,}/u)[0] ?? line;

/** "Przyjdę dnia 5 maja 2026 r.": the one day that the letter sets takes the place of a phrase. */
function onDay(paragraph: string, { events }: LetterFacts): string {
  const [day, ...others] = new Set(events.flatMap(({ date }) => (date === null ? [] : [date])));
  return day === undefined || others.length > 0
    ? paragraph
    : paragraph.replace(coming, `$1 dnia ${longDate(day)}`);
}
const coming = /(przyjdę|stawię się|nie mogę przyjść) w wyznaczonym terminie/iu;

/** "Rybnik, ul. Wodzisławska 101/7": the town before the street. */
const townFirst = /^(\p{Lu}[\p{L} -]+), (?:ul|al|pl|os)\. /u;

/** "Lipowa Wielka 71": a place without streets. */
const village = /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) \d/u;

/** The reader's town, from the address on the letter. */
function townOf({ recipientAddress }: LetterFacts): string | undefined {
  const last = recipientAddress.at(-1) ?? '';
  const town = (/^\d{2}-\d{3}\s+(\D+)/.exec(last) ??
    townFirst.exec(last) ??
    village.exec(last))?.[1]?.trim();
  return town === undefined ? undefined : titleCase(town);
}

function requests(wanted: readonly string[]): string[] {
  if (wanted.length === 0) return [];
  const list = wanted.map((request, index) => {
    const mark = index === wanted.length - 1 ? '.' : ';';
    return oneDot(`${index + 1}. ${request}${mark}`);
  });
  return ['Wnoszę o:', ...list, ''];
}

/** What a letter asks for in its own sentences: only a request has a justification. */
const asks =
  /(?<!\p{L})(?:wno[sz]|prosz|prośb|żąda|domaga|zaskarża|sprzeciwia|kwestionu)\p{L}*|odwołuj/iu;

/** Boxes to tick: unticked ones are struck out before the letter is sent. */
function grounds(saying: Saying): string[] {
  const { grounds: offered = [] } = saying;
  if (offered.length === 0) return [];
  return [
    `${namesOfGrounds(saying)} (zaznacz właściwe, pozostałe usuń):`,
    '',
    ...offered.flatMap((ground) => [`[ ] ${ground}`, '']),
  ];
}

/** A request has its justification, a statement its reasons; bare facts are stated themselves. */
function namesOfGrounds({ heading = '', paragraphs, requests: wanted = [] }: Saying): string {
  const said = `${heading} ${paragraphs.join(' ')}`;
  if (wanted.length > 0 || asks.test(said)) return heading === '' ? 'Powody' : 'Uzasadnienie';
  return said.includes('Oświadczam, że') ? 'Powody' : 'Oświadczam';
}

function attachments({ attachments: names = [] }: Saying): string[] {
  if (names.length === 0) return [];
  return ['', 'Załączniki:', ...names.map((name, index) => `${index + 1}. ${name}`)];
}
