import { gapName, splitGaps } from '#frontend/src/lib/exporters/reply/letter-gaps.ts';
import {
  type AnalysisResult,
  type ResponseVariants,
  type VariantKey,
  variantKey,
} from '#shared/domain/analysis-result.ts';
import type { Review } from '#shared/domain/review.ts';
import { longDate } from '#shared/letters/calendar/polish-wording.ts';
import { reviewedTerms } from '#shared/letters/review/reviewed-terms.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** The text typed into gaps, by their keys. */
export type GapValues = Readonly<Record<string, string>>;

/** A piece of a reply: its own words, or a gap to fill in. */
export type ReplyPiece =
  { text: string; gap?: undefined } | { text: string; gap: { key: string; name: string } };

/** Data that are the same in every reply of a person to one letter: filled in once, they appear everywhere. */
const shared = new RegExp(
  `^${either(
    'miejscowość',
    /adres zamieszkania.*/,
    'imię i nazwisko',
    /telefon.*/,
    'numer telefonu',
    'e-mail',
    'adres e-mail',
    'pesel',
    'nip',
    'data odbioru',
    'data doręczenia',
    'data pisma',
    'numer sprawy',
    'nadawca pisma',
  )}$`,
  'iu',
);
/** A signature is written on paper, so the letter keeps a line for it. */
const signature = /podpis/iu;
const SIGNATURE_LINE = '…'.repeat(12);

/** The reply split at its gaps. A gap shares its value with others of its name only when they all mean the same. */
export function piecesOf(content: string, variant: VariantKey): ReplyPiece[] {
  const seen = new Map<string, number>();
  return splitGaps(content).map(({ text, isGap }) => {
    if (!isGap) return { text };
    const name = gapName(text);
    if (signature.test(name)) return { text: SIGNATURE_LINE };
    const folded = name.toLocaleLowerCase('pl');
    if (shared.test(name)) return { text, gap: { key: folded, name } };
    const count = (seen.get(folded) ?? 0) + 1;
    seen.set(folded, count);
    return { text, gap: { key: `${variant} ${folded} ${count}`, name } };
  });
}

const isFilled = (value: string | undefined): value is string =>
  value !== undefined && value.trim() !== '';

/** The reply with its gaps filled in; empty gaps stay visible. */
export function filledReply(content: string, variant: VariantKey, values: GapValues): string {
  return piecesOf(content, variant)
    .map(({ text, gap }) => {
      const value = gap && values[gap.key];
      return isFilled(value) ? value.trim() : text;
    })
    .join('');
}

/** How many gaps a reply has and how many of them are still empty. */
export function countGaps(content: string, variant: VariantKey, values: GapValues) {
  const keys = new Set(piecesOf(content, variant).flatMap(({ gap }) => (gap ? [gap.key] : [])));
  const left = [...keys].filter((key) => !isFilled(values[key])).length;
  return { all: keys.size, left };
}

/** All replies with what was filled in. */
export function filledVariants(variants: ResponseVariants, values: GapValues): ResponseVariants {
  const filled = { ...variants };
  for (const key of variantKey.options) {
    filled[key] = { ...variants[key], content: filledReply(variants[key].content, key, values) };
  }
  return filled;
}

/** Data known without typing: facts of the letter as corrected, and the day of delivery when it was given. */
export function knownGaps(
  classification: AnalysisResult['classification'],
  { delivery }: Review,
): GapValues {
  const written = classification.critical_dates.document_date ?? null;
  const known: Record<string, string | null> = {
    'numer sprawy': classification.case_details.reference_number,
    'nadawca pisma': classification.sender_identification.name,
    'data pisma': written === null ? null : longDate(written),
    ...deliveryGaps(classification, delivery),
  };
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

function deliveryGaps(
  classification: AnalysisResult['classification'],
  delivery: Review['delivery'],
): Record<string, string> {
  if (delivery === null || delivery.mode === 'unknown') return {};
  const day = reviewedTerms(classification, delivery)[0]?.computed.deliveredOn ?? delivery.date;
  return day === null ? {} : { 'data odbioru': longDate(day), 'data doręczenia': longDate(day) };
}
