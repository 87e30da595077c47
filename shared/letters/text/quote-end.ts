import { foldText } from './text.ts';
import { wordPattern } from './word-list.ts';

/** Words that need others behind them: a quote does not end with one. */
const needing = wordPattern([
  'z',
  'ze',
  'do',
  'w',
  'we',
  'na',
  'o',
  'od',
  'po',
  'za',
  'przez',
  'przy',
  'dla',
  'u',
  'pod',
  'nad',
  'przed',
  'miedzy',
  'wobec',
  'wedlug',
  'oraz',
  'i',
  'a',
  'lub',
  'albo',
  'ze',
  'aby',
  'zeby',
  'nie',
  'sie',
  'jako',
  'nr',
  'tj',
  'tzn',
  'np',
  'art',
  'ust',
  'pkt',
  'ul',
  'zgodnie',
  'tym',
  'to',
  'dnia',
  'dniu',
  'nastepnie',
  'ktory',
  'ktora',
  'ktore',
  'ktorzy',
  'ktorego',
  'ktorej',
  'ktorych',
  'ktorym',
  'kwote',
  'kwoty',
  'kwota',
  'tytulem',
  'sa',
  'zostanie',
  'bedzie',
]);
const lastWord = /(?:^|[\s,;:(–-]+)(\p{L}+)[.,;:–(-]*$/u;
/** "(art. 168e ustawy z dnia …)": the law in a bracket. */
const lawInBrackets =
  /\s*\((?:na podstawie |zgodnie z )?(?:art\.|§)(?:[^()]|\([^()]*\)){1,160}(?:\)|$)/giu;
/** ", zgodnie z art. 14 ustawy z dnia …,": the law in the middle of a sentence. */
const lawInside = /,? (?:zgodnie z|na podstawie) (?:art\.|§)[^,;()]{3,120},(?= \p{Ll})/giu;
const LEAST_KEPT = 0.5;
const clauseEnd = /(?<!\d)[,;](?= \p{L})| [-–](?= )/gu;

/** A text without words at its end that need others after them, and without a bracket that does not close. */
export function withoutLooseEnd(text: string): string {
  let kept = text;
  for (;;) {
    const open = kept.lastIndexOf('(');
    const isOpen = open > 0 && open > kept.lastIndexOf(')');
    const last = lastWord.exec(kept);
    if (isOpen) kept = kept.slice(0, open);
    else if (last !== null && last.index > 0 && needing.test(foldText(last[1] ?? '')))
      kept = kept.slice(0, last.index);
    else return kept;
    kept = kept.replace(/[\s,;:(–-]+$/u, '');
  }
}

/**
 * The beginning of a sentence in at most this many characters: the law in its middle goes first, then what follows the
 * last clause that has room; a condition is never left without what depends on it.
 */
export function shortenedTo(text: string, longest: number): string {
  if (text.length <= longest) return withoutLooseEnd(text);
  const bare = text.replaceAll(lawInBrackets, '').replaceAll(lawInside, ' …');
  if (bare.length <= longest) return withoutLooseEnd(bare);
  const room = bare.slice(0, longest);
  const end = [...room.matchAll(clauseEnd)]
    .map(({ index }) => index)
    .findLast((index) => index >= LEAST_KEPT * longest && !isBareCondition(bare.slice(0, index)));
  const cut = end === undefined ? room.replace(/[\s,;:(]+\S*$/, '') : room.slice(0, end);
  return `${withoutLooseEnd(cut)} …`;
}

const SLACK = 1.3;

/** The beginning of a quote in its own words: whole where it is only a little longer, otherwise up to the end of a clause. */
export function quotedTo(text: string, longest: number): string {
  if (text.length <= longest * SLACK) return text;
  const room = text.slice(0, longest);
  const end = [...room.matchAll(clauseEnd)]
    .map(({ index }) => index)
    .findLast((index) => index >= LEAST_KEPT * longest && !isBareCondition(text.slice(0, index)));
  const cut = end === undefined ? room.replace(/[\s,;:(]+\S*$/, '') : room.slice(0, end);
  return `${withoutLooseEnd(cut)}…`;
}

const condition =
  /^(?:jezeli|jesli|gdy|gdyby|o ile|w razie|w przypadku|w wypadku|po bezskutecznym|po uplywie)\b/;

/** "W przypadku braku wpłaty": a condition without what follows from it. */
export const isBareCondition = (text: string): boolean => {
  const folded = foldText(text).trim();
  return (
    condition.test(folded) &&
    !folded.replace(/, (?:a|i|oraz|lub|albo|o ktor|ktor)/g, ' ').includes(', ')
  );
};
