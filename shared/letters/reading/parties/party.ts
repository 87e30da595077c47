import { nominativePlaceholder } from '#shared/letters/people/masking.ts';
import { toNominative } from '#shared/letters/people/names.ts';

/** A party of the letter: its name in the nominative (or a placeholder) and the letter's own words. */
export type Party = { name: string; quote: string };

/** Placeholder for masked personal data. */
export const placeholder = /\[[A-Z_ĄĆĘŁŃÓŚŹŻ]+_\d+\]/;

/**
 * A person's name in the nominative, also when masking hid it in another case; firms and unreadable names
 * stay unchanged.
 */
export function inNominative(name: string): string {
  // "PIEKARNIA „U PIETRASA” JULIUSZ PIETRAS": a name inside a brand keeps its case.
  if (placeholder.test(name))
    return name
      .split(/([„"][^„"”]*[”"])/u)
      .map((part, index) => (index % 2 === 0 ? nominativePlaceholder(part) : part))
      .join('');
  return /^\p{Lu}\S+(?: \p{Lu}\S+){1,3}$/u.test(name) ? toNominative(name) : name;
}
