/**
 * Word lists in place of long patterns: one entry a line, with the sentence it is for beside it.
 * Entries are folded (lower case, no diacritics); `*` stands for any ending ("przysluguj*"), a space
 * for one or two characters of white space, ` … ` for up to eighty characters between two parts
 * ("wzywa* … do zaplaty"), everything else for itself.
 */
export type WordList = readonly string[];

const special = /[.+?^${}()|[\]\\/]/g;

/** Source of a pattern that matches any entry as whole words, the longest entry first. */
export function anyOf(...lists: readonly WordList[]): string {
  const entries = lists
    .flat()
    .toSorted((left, right) => right.length - left.length)
    .map((entry) =>
      entry
        .replace(special, String.raw`\$&`)
        .replaceAll('*', '[a-z]*')
        .replaceAll(' … ', '(?![a-z]).{0,80}?(?<![a-z])')
        .replaceAll(' ', '\\s{1,2}'),
    );
  return `(?<![a-z])(?:${entries.join('|')})(?![a-z])`;
}

/**
 * Source of a pattern that matches one of the parts, tried in the order of the list, with no bound of a
 * word on either side: words stand for themselves, signs and spaces included ("odwolani" is a beginning),
 * a pattern for what it matches.
 */
export function either(...parts: readonly (string | RegExp)[]): string {
  const sources = parts.map((part) =>
    typeof part === 'string' ? part.replace(special, String.raw`\$&`) : part.source,
  );
  return `(?:${sources.join('|')})`;
}

/** The pattern of `anyOf` for one look-up in folded text. */
export function wordPattern(...lists: readonly WordList[]): RegExp {
  return new RegExp(anyOf(...lists));
}

/** The same for all places in folded text. */
export function everyWord(...lists: readonly WordList[]): RegExp {
  return new RegExp(anyOf(...lists), 'g');
}
