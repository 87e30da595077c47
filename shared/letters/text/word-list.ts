/**
 * Word lists in place of long patterns: one entry per line, with an example sentence beside it.
 * Entries are folded (lower case, no diacritics); `*` stands for any ending ("przysluguj*"), a space
 * for one or two white-space characters, ` … ` for up to eighty characters between two parts
 * ("wzywa* … do zaplaty"), everything else for itself.
 */
export type WordList = readonly string[];

const special = /[.+?^${}()|[\]\\/]/g;

/** Source of a pattern that matches any entry as whole words, the longest entry first. */
export function anyOf(...lists: readonly WordList[]): string {
  const entries = lists.flat().toSorted((left, right) => right.length - left.length);
  return `(?<![a-z])${anyEntry(entries)}(?![a-z])`;
}

/**
 * One of the entries, tried in their order. Where all go on with a sign that stands for itself, those with the same
 * sign are put together: no other can match there, and a text's word is compared with few instead of all of them.
 */
function anyEntry(entries: readonly string[]): string {
  const [only = ''] = entries;
  if (entries.length === 1) return entryPattern(only);
  if (!entries.every((entry) => /^[^* ]/.test(entry)))
    return `(?:${entries.map(entryPattern).join('|')})`;
  const groups = Map.groupBy(entries, (entry) => entry.charAt(0));
  const ways = [...groups].map(([sign, group]) => {
    const rests = group.map((entry) => entry.slice(1));
    return entryPattern(sign) + anyEntry(rests);
  });
  return ways.length === 1 ? (ways[0] ?? '') : `(?:${ways.join('|')})`;
}

const entryPattern = (entry: string) =>
  entry
    .replace(special, String.raw`\$&`)
    .replaceAll('*', '[a-z]*')
    .replaceAll(' … ', '(?![a-z]).{0,80}?(?<![a-z])')
    .replaceAll(' ', '\\s{1,2}');

/**
 * Source of a pattern that matches one of the parts, tried in the given order, with no word boundary on
 * either side. A string stands for itself, signs and spaces included ("odwolani" is a beginning); a pattern
 * for what it matches.
 */
export function either(...parts: readonly (string | RegExp)[]): string {
  const sources = parts.map((part) =>
    typeof part === 'string' ? part.replace(special, String.raw`\$&`) : part.source,
  );
  return `(?:${sources.join('|')})`;
}

/** The pattern of `anyOf` for a single match in folded text. */
export function wordPattern(...lists: readonly WordList[]): RegExp {
  const pattern = new RegExp(anyOf(...lists));
  begun.set(pattern, lists.flat().map(beginningsOf));
  return pattern;
}

/** The pattern of `anyOf` for all matches in folded text. */
export function everyWord(...lists: readonly WordList[]): RegExp {
  return new RegExp(anyOf(...lists), 'g');
}

/** The first letters (up to four) of each word of a text. They rule out most patterns before they are tried. */
export type Beginnings = ReadonlySet<string>;
const BEGINNING = 4;

/** The beginnings of the words of folded texts. */
export function beginningsIn(...folded: readonly string[]): Beginnings {
  const known = new Set<string>();
  for (const [word] of folded.join(' ').matchAll(/[a-z]+/g)) {
    for (let length = Math.min(BEGINNING, word.length); length > 0; length -= 1) {
      if (known.has(word.slice(0, length))) break;
      known.add(word.slice(0, length));
    }
  }
  return known;
}

/** For each entry of a pattern, the beginnings of its words. */
const begun = new WeakMap<RegExp, readonly (readonly string[])[]>();
/** Text matched by `*` may stand inside a word. */
const beginningsOf = (entry: string): string[] =>
  [...entry.matchAll(/(?<![a-z*])[a-z]+/g)].map(([word]) => word.slice(0, BEGINNING));

/** Whether a text with these words may match the pattern; always true for patterns not made by `wordPattern`. */
export function mayMatch(pattern: RegExp, words: Beginnings): boolean {
  const entries = begun.get(pattern);
  return entries === undefined || entries.some((entry) => entry.every((one) => words.has(one)));
}
