import { foldText } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { opensSignature } from './closings.ts';
import { isProse } from './prose.ts';

/**
 * The part of the letter that contains a line: the e-mail's head, the letterhead with addressee and title,
 * the body (operative part and reasons), the instruction on remedies, the privacy notice, the footer with the
 * signature, and a further letter in the same file.
 */
export type Zone =
  'mail' | 'head' | 'body' | 'instruction' | 'privacy' | 'signature' | 'footer' | 'second_letter';

const mailLine =
  /^(?:od|do|dw|from|to|cc|wyslano|sent|data|date|temat|subject|odpowiedz do|reply-to):\s\S/;
/** Letters on paper also write their date after "Data:" and their parties after "Nadawca:". */
const dayLine = /^(?:data|date):/;
/** Further rows of a message's head, which count beside one of the others. */
const besideMailLine =
  /^(?:nadawca|odbiorca|adresat|wiadomosc od|wiadomosc do|zalacznik\w*|data (?:wyslania|wiadomosci|wplywu)|wyslano dnia|otrzymano|kategoria|kopia):\s\S/;
const instructionStart = /^(?:pouczenie|pouczenia|p o u c z e n i e|informacja o prawie do)/;
const privacyStart = wordPattern([
  'klauzula informacyjna', // KLAUZULA INFORMACYJNA RODO
  'klauzula rodo',
  'klauzula o ochronie danych',
  'informacja o przetwarzaniu danych',
  'informacja o ochronie danych',
  'administratorem danych', // Administratorem danych jest …
  'administratorem danych osobowych',
  'administratorem pani danych',
  'administratorem pana danych',
  'administratorem panstwa danych',
  'przetwarzanie danych osobowych',
  'ochrona danych osobowych',
  'inspektorem ochrony danych',
]);
const MAX_HEAD = 45;
const MAX_SIGNATURE = 8;
const headingOfInstruction = /^[\p{Lu}\s]+(?:\(|$|:)/u;

/** The zone of each line (without the empty ones), in order. */
export function zonesOf(lines: readonly string[]): Zone[] {
  const bodyAt = bodyStart(lines);
  const zones: Zone[] = [];
  let zone: Zone = 'head';
  let since = 0;
  for (const [index, line] of lines.entries()) {
    const folded = foldText(line);
    const next = zoneFrom(folded, line, index < bodyAt, zone);
    if (next !== undefined && next !== zone) {
      zone = next;
      since = index;
    }
    if (zone === 'signature' && index - since > MAX_SIGNATURE) zone = 'footer';
    zones.push(index < bodyAt && index < 12 && isMailLine(lines, index) ? 'mail' : zone);
  }
  return zones;
}

function isMailLine(lines: readonly string[], index: number): boolean {
  const isMail = (at: number) => mailLine.test(foldText(lines[at] ?? ''));
  if (besideMailLine.test(foldText(lines[index] ?? ''))) {
    const isRow = (at: number) => isMail(at) || besideMailLine.test(foldText(lines[at] ?? ''));
    const isHard = (at: number) => isMail(at) && !dayLine.test(foldText(lines[at] ?? ''));
    for (let at = index + 1; isRow(at); at += 1) if (isHard(at)) return true;
    for (let at = index - 1; isRow(at); at -= 1) if (isHard(at)) return true;
    return false;
  }
  if (!isMail(index)) return false;
  return !dayLine.test(foldText(lines[index] ?? '')) || isMail(index - 1) || isMail(index + 1);
}

function zoneFrom(folded: string, line: string, isHead: boolean, zone: Zone): Zone | undefined {
  if (isHead) return 'head';
  if (privacyStart.test(folded.slice(0, 90))) return 'privacy';
  if (instructionStart.test(folded) && headingOfInstruction.test(line.slice(0, 13))) {
    return 'instruction';
  }
  if (opensSignature(line)) return 'signature';
  return zone === 'head' ? 'body' : undefined;
}

/** The first line of running text below the letterhead; a line of prose above a later address is a remark. */
export function bodyStart(lines: readonly string[]): number {
  const limit = Math.min(lines.length, MAX_HEAD);
  for (let index = 0; index < limit; index += 1) {
    const line = lines[index] ?? '';
    const folded = foldText(line);
    if (index < 12 && (mailLine.test(folded) || isMailLine(lines, index))) continue;
    if (/^(?:szanown|dzien dobry|dotyczy|dot\.|temat:|w sprawie)/.test(folded) && !isProse(line)) {
      continue;
    }
    if (isRunning(line) && !addressFollows(lines, index)) return index;
  }
  return limit;
}

/**
 * Whether a line is running text; in a line with gaps ("Nr sprawy 12   27.05.2026   zapisano automatycznie")
 * one part must be.
 */
function isRunning(whole: string): boolean {
  // "1210-SPV.4103.2.771.2026          (w odpowiedzi prosimy podać ten numer)": a remark beside a number.
  const line = whole.replace(remarkBeside, '');
  return (
    isProse(line) &&
    line
      .split(/ {2,}/)
      .some((part) => isProse(part) && part.includes(' ') && part.length > SHORT_PART)
  );
}

const SHORT_PART = 24;
const remarkBeside = /(?<=\d[\p{L}\d./-]*) +\([^()]{4,70}\)$/u;
const LONGEST_OPENING = 160;
export const postalLine = /\b\d{2}-\d{3}\s\p{Lu}|\[ADRES/u;

function addressFollows(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  // A long name of an office opens a letterhead: its address is on the next line.
  const next = lines[index + 1] ?? '';
  const isFirst = index === 0 || isMailLine(lines, index - 1);
  if (isFirst && Math.max(line.length, next.length) < LONGEST_OPENING && postalLine.test(next))
    return true;
  if (line.length > 90 || postalLine.test(line)) return postalLine.test(line) && line.length < 130;
  return lines
    .slice(index + 1, index + 4)
    .some((next) => !isProse(next) && postalLine.test(next) && next.length < 110);
}
