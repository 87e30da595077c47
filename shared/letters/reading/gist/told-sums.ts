import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { rankedAmounts } from '#shared/letters/reading/ranker/ranked-amounts.ts';
import { foldText } from '#shared/letters/text/text.ts';

const paying = /\b(?:(?:za|w|s)pla[ct]|uregul|uisc|przelej|przelew)/;
const notPaying = /\bnie (?:plac|zaplac|wplac)/;
/** "do wyboru bon albo przelew 480 zł na konto, z którego przyszła wpłata": money that the reader may choose to get. */
const coming =
  /\b(?:do wyboru|bon|voucher)\b.*(?:\bna (?:pana|pani|panstwa|twoj\w{0,2}) (?:konto|rachunek)|\bz ktore(?:go|j)) /s;
const figure = /(\d{1,3}(?:[ .\u00A0]\d{3})+|\d+)(?:,(\d{2}))?\s*(?:zł|zl|PLN|EUR|€)/gi;
const SHORTEST = 40;
/** How sure the second reading of sums has to be that one is to be paid. */
const SURE = 0.7;
const order = /\b(?:wezw|wzyw|nakaz|zobowiaz|zada|naleznosc wynosi|do zaplaty)\w*/;
/** "Wobec współdłużnika prowadzona jest odrębna sprawa (pozostaje 5 240 zł)": equal to the reader's debt by chance. */
const ofAnother =
  /\b(?:wobec|przeciwko|od) (?:\w+ )?(?:wspol(?:dluzni|kredytobior)|poreczyciel)\w*/;
const unreal =
  /\b(?:zagro[zn]\w*|jezeli|jesli|w razie|w przypadku|oznacza|moze|bylby|bylaby|wypowiedzeni|obowiazywal)\w*|\bnie (?:jest|sa) juz\b/;

/** Sums in grosze: those shown as due, and others that an order in the letter's own words may name. */
export type ToldSums = { due: readonly number[]; asked: readonly number[] };
export const noSums: ToldSums = { due: [], asked: [] };

/** The sums that a quoted sentence about paying may name without misleading this reader. */
export function sumsToTell({ view, financial }: Pick<LetterFacts, 'view' | 'financial'>): ToldSums {
  if (financial.direction !== 'to_pay') return noSums;
  const { total_amount, main_amount, interest, costs } = financial;
  const due = [total_amount, main_amount, interest, costs].flatMap(({ value }) =>
    value === null ? [] : [Math.round(value * 100)],
  );
  const asked = rankedAmounts(view).filter(
    ({ shares }) => (shares.get('main') ?? 0) + (shares.get('total') ?? 0) >= SURE,
  );
  return { due, asked: asked.map(({ grosze }) => grosze) };
}

/**
 * A quote that tells no reader to pay another sum than these: as it is, without remarks in brackets, or up to the clause
 * that would; null when nothing is left.
 */
export function withoutOtherSums(quote: string, sums: ToldSums): string | null {
  const isFine = (words: string) => !misleads(words, sums);
  if (isFine(quote)) return quote;
  const bare = quote.replaceAll(/ ?\([^()]*\)/g, '');
  if (isFine(bare)) return bare;
  const ends = [...bare.matchAll(/[,;](?= \p{L})| [-–](?= )/gu)].map(({ index }) => index);
  const end = ends.findLast((index) => index >= SHORTEST && isFine(bare.slice(0, index)));
  return end === undefined ? null : bare.slice(0, end);
}

/**
 * A quoted request without the sums in brackets that nobody has to pay: "dokumenty potwierdzające źródło wpłat z 9 stycznia
 * (38 000 zł)".
 */
export function withoutSumsInBrackets(quote: string, sums: ToldSums): string {
  if (!misleads(quote, sums)) return quote;
  return quote.replaceAll(/ ?\([^()]*\)/g, (bracket) =>
    sumsIn(bracket).every((sum) => sums.due.includes(sum)) ? bracket : '',
  );
}

/** Whether words speak of paying. */
export const saysPaying = (words: string): boolean => paying.test(foldText(words));

function misleads(words: string, sums: ToldSums): boolean {
  return words.split(/[;\n]|\. /).some((piece) => {
    const folded = foldText(piece);
    if (!paying.test(folded) || notPaying.test(folded) || coming.test(folded)) return false;
    if (ofAnother.test(folded) && sumsIn(piece).length > 0) return true;
    const isOrder = order.test(folded) && !unreal.test(folded);
    const told = isOrder ? [...sums.due, ...sums.asked] : sums.due;
    return !sumsIn(piece).every((sum) => told.includes(sum));
  });
}

/** The sums of a text in grosze. */
export function sumsIn(text: string): number[] {
  return [...text.matchAll(figure)].map(([, whole = '', grosze = '00']) =>
    Number(`${whole.replace(/\D/g, '')}${grosze}`),
  );
}
