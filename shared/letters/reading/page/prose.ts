import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** "ogłosił", "zawiadamiamy", "ustalono", "wpłynęła", "zajęłam": endings of finite verbs. */
const verbEnding =
  /(?:[iyą]ł|[aiyę]ła|[ao]no|[eę]to|uj[eęą]|[aeiy]my|ła[mś]|łyśmy|liśmy)(?!\p{L})/u;
/** A word of four letters or more. Most lines have no such ending, and whole words take twenty times as long. */
const finiteVerb = new RegExp(String.raw`(?<!\p{L})\p{Ll}{3,}${verbEnding.source}`, 'u');
/** Openings of running text. */
const opening = new RegExp(
  `^${either(
    'na podstawie', // Na podstawie art. 104 k.p.a.
    'z dniem',
    'w sprawie',
    'w zwiazku',
    'w odpowiedzi',
    'w imieniu',
    'dzialajac', // Działając w imieniu …
    'niniejszym',
    'uprzejmie',
    'informuj',
    'zawiadamia',
    'wzywa',
    'przypomina',
    'po rozpoznaniu',
    'po rozpatrzeniu',
    'z ustalen',
    'zgodnie z',
    'jezeli',
    'prosimy',
    'prosze',
    'nalezy',
    'dziekujemy',
    'za popelnienie', // za popełnienie wykroczenia
    'jednoczesnie',
    'wypowiadam',
    'rozwiazuje',
    'od decyzji',
    'od dnia',
  )}`,
);
const LEAST_WORDS = 4;
const LONG = 56;

/** Whether a word in small letters ends like a finite verb. */
export function hasFiniteVerb(text: string): boolean {
  return verbEnding.test(text) && finiteVerb.test(text);
}

/** Running text rather than a name, an address or a heading: words in small letters around a verb, or many of them. */
export function isProse(text: string): boolean {
  if (/^[\d\W]*$/.test(text)) return false;
  if (/, (?:z |w |do |dla |na )?któr\p{Ll}+\s/u.test(text)) return true;
  const hasVerb = hasFiniteVerb(text);
  const opensOrActs = hasVerb || opening.test(foldText(text));
  if (!opensOrActs && text.length <= LONG) return false; // however many words it has
  const small = text.match(/(?<![\p{L}.])\p{Ll}{2,}(?![\p{L}])/gu)?.length ?? 0;
  if (small < LEAST_WORDS) return hasVerb && small > 1;
  return opensOrActs || small >= 6;
}
