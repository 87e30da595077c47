import type { Classification } from '#shared/domain/analysis-result.ts';
import { findSignatures } from '#shared/letters/figures/signatures.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

import type { Doubted } from './doubt.ts';

const MOST_CODES = 3;
/** "CREDIG/2026/0441187", "2026/PLA/77190341": letters and digits between slashes. */
const code =
  /(?<![\p{L}\d/.-])(?=[\d/.-]*\p{L})[\p{L}\d.]{2,12}(?:[-/][\p{L}\d.]{1,12}){1,4}(?![\p{L}\d/-])/gu;

/** Names that nobody has, and names and numbers that were not found although the letter must or may have them. */
export function partyDoubts(
  {
    sender_identification: sender,
    recipient_identification: recipient,
    case_details: details,
  }: Classification,
  letter: Letter,
): Doubted[] {
  const doubts: Doubted[] = [];
  for (const [fact, name] of [
    ['sender_identification.name', sender.name],
    ['recipient_identification.name', recipient.name],
  ] as const) {
    if (name === null) doubts.push({ fact, reason: NOT_FOUND });
    else if (isOdd(name)) doubts.push({ fact, reason: ODD_NAME });
  }
  const codes = details.reference_number === null ? codesIn(letter) : [];
  if (codes.length > 0) {
    const alternatives = codes.map((value) => ({ value, quote: value }));
    doubts.push({ fact: 'case_details.reference_number', reason: NUMBER_NOT_FOUND, alternatives });
  }
  return doubts;
}

/** A single word, a digit inside, or the end of a sentence. */
function isOdd(name: string): boolean {
  const words = name.trim().split(/\s+/);
  const isAcronym = /^\p{Lu}{2,6}$/u.test(name);
  return (
    (words.length === 1 && !isAcronym) || /\d/.test(name) || /\p{Ll}{4}[.!?] \p{Lu}/u.test(name)
  );
}

function codesIn({ flow }: Letter): string[] {
  const known = findSignatures(flow).map(({ value }) => value);
  const others = [...flow.text.matchAll(code)]
    .map(([value]) => value)
    .filter((value) => /\d/.test(value) && !/^\p{Ll}/u.test(value));
  return [...new Set([...known, ...others])].slice(0, MOST_CODES);
}

const NOT_FOUND = 'Nie umieliśmy tego odczytać. Sprawdź w nagłówku pisma.';
const ODD_NAME = 'To nie wygląda na pełną nazwę. Porównaj ją z nagłówkiem pisma.';
const NUMBER_NOT_FOUND =
  'Pismo ma numery, ale żadnego nie nazywa swoim. Sprawdź, który podać w odpowiedzi.';
