import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { gistOf } from '#shared/letters/reading/clauses/gist.ts';
import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isOthersKind } from '#shared/letters/reading/reader/reader.ts';
import { foldText } from '#shared/letters/text/text.ts';

const paying = /\b(?:(?:za|w|s)pla[ct]|uregul|uisc|przelej|przelew)/;
const MOST = 3;
const figure = /(\d{1,3}(?:[ .\u00A0]\d{3})+|\d+)(?:,(\d{2}))?\s*(?:zł|zl|PLN|EUR|€)/gi;

/**
 * What the letter does in its own sentences, in their order. A sentence about another sum than the one shown
 * as due is omitted: beside the first card it would read as an order to pay.
 */
export function ownWords({ view, type, financial }: LetterFacts): string[] {
  if (type.reply === 'scam') return [];
  const due = financial.direction === 'to_pay' ? sumsOf(financial) : [];
  const isMisread = (quote: string) =>
    paying.test(foldText(quote)) && !figuresIn(quote).every((sum) => due.includes(sum));
  return gistOf(view)
    .map(({ quote, start }) => ({ quote: isMisread(quote) ? withoutAsides(quote) : quote, start }))
    .filter(({ quote }) => !isMisread(quote))
    .slice(0, MOST)
    .toSorted((left, right) => left.start - right.start)
    .map(({ quote }) => quote);
}

/** "(wpłaconej 1.09.2023)": a remark. */
const withoutAsides = (quote: string) => quote.replaceAll(/ ?\([^()]*\)/g, '');

function sumsOf({
  total_amount,
  main_amount,
  interest,
  costs,
}: LetterFacts['financial']): number[] {
  return [total_amount, main_amount, interest, costs].flatMap(({ value }) => value ?? []);
}

function figuresIn(quote: string): number[] {
  return [...quote.matchAll(figure)].map(([, whole = '', grosze = '0']) =>
    Number(`${whole.replace(/\D/g, '')}.${grosze}`),
  );
}

/** A sum that the letter mentions without making the reader pay it yet; null when there is none. */
export function conditionalSum({ financial }: LetterFacts): string | null {
  const { direction, total_amount, main_amount, currency } = financial;
  const value = total_amount.value ?? main_amount.value;
  if (direction !== 'conditional' || value === null) return null;
  return `Kwota, o której mowa: ${moneyText(value, currency)}.`;
}

/** The meaning of a letter for somebody other than the debtor that its kind addresses. */
const partOf: Readonly<Partial<Record<Person, string>>> = {
  claimant: 'Pismo jest do Ciebie jako wierzyciela lub powoda: dług ma ktoś inny.',
  employer: 'Pismo jest do Ciebie jako pracodawcy: dług ma ktoś inny.',
  third: 'Pismo dotyczy cudzego długu: nie jesteś tu dłużnikiem.',
  landlord: 'Pismo jest do Ciebie jako wynajmującego.',
  complainant: 'Pismo odpowiada na Twoją reklamację lub roszczenie.',
};

const writers: Readonly<Partial<Record<DocumentType['issuer'], string>>> = {
  bailiff: 'Pismo komornika',
  court: 'Pismo sądu',
  bank: 'Pismo banku',
};

/** The description of the kind for this reader: what it does to a debtor is omitted for everybody else. */
export function ofReader({ type, role }: LetterFacts): DocumentType {
  if (isOthersKind(type, role)) {
    const part = role === undefined ? undefined : partOf[role];
    const meaning = part ?? 'W tym piśmie nie jesteś dłużnikiem.';
    return { ...type, label: writers[type.issuer] ?? 'Pismo', meaning };
  }
  const isUnsaid = role === 'witness' && !/świad/i.test(type.meaning);
  return isUnsaid ? { ...type, meaning: `${type.meaning} Masz być świadkiem.` } : type;
}
