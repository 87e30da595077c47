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

/** "(PESEL 79…, ul. Zamojska 5, 23-400 Biłgoraj)", ", zam. ul. Polna 5, 23-400 Biłgoraj,": who the person in a quote is. */
const inBrackets =
  /\s*\((?=[^()]{0,160}(?:PESEL|zam\.|zamieszka|urodz|ul\. |\b\d{2}-\d{3} |\[(?:ADRES|PESEL)))[^()]{3,180}\)/giu;
const livesAt =
  /,? (?:zam\.|zamieszkał\p{L}+|adres:)[^;()]{3,80}?(?:\d{2}-\d{3} \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?|\[ADRES[A-Z_]*_\d+\]),?/gu;
/** Whose address or number stands in the middle of an act: it says nothing about what is done. */
export const withoutAddress = (text: string): string =>
  text.replaceAll(inBrackets, '').replaceAll(livesAt, '');

/** "a)", "2)": the mark of an item closes no bracket. */
const brackets = /(?<!(?:^|[\s,;:])[\p{L}\d]{1,2})[()]/gu;

/** A quote without a bracket that closes and was never opened. */
function withoutStrayClosing(text: string): string {
  if (!text.includes(')')) return text;
  let depth = 0;
  return text.replaceAll(brackets, (bracket) => {
    if (bracket === ')' && depth === 0) return '';
    depth += bracket === '(' ? 1 : -1;
    return bracket;
  });
}

/** A whole sentence whose brackets belong together: one that has no other half is left out. */
export function withPairedBrackets(text: string): string {
  const closed = withoutStrayClosing(text);
  const open = closed.lastIndexOf('(');
  return open > closed.lastIndexOf(')') ? closed.slice(0, open) + closed.slice(open + 1) : closed;
}

/** A text without words at its end that need others after them, and without a bracket that does not close. */
export function withoutLooseEnd(text: string): string {
  let kept = withoutStrayClosing(text);
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
