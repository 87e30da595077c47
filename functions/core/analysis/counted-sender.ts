import { findPeople } from '#shared/letters/people/people.ts';
import { isRegistered } from '#shared/letters/people/placed-people.ts';
import { isPerson } from '#shared/letters/people/unlisted-names.ts';
import { hasLegalForm } from '#shared/letters/reading/parties/institutions.ts';

/**
 * A sender as the statistics may name it, without the names of people in it: "Komornik Sądowy przy Sądzie
 * Rejonowym w Nysie". `null` for a private person. A company's name stays whole; who writes for it ("Jan Sowa, Wektor sp. z o.o.") goes.
 */
export function countedSender(name: string): string | null {
  if (hasLegalForm(name)) return firmOf(name);
  if (isRegistered(name)) return null;
  const bare = findPeople(name)
    .toReversed()
    .reduce((rest, { span }) => rest.slice(0, span.start) + rest.slice(span.end), name)
    .replace(initialWithSurname, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.–-]+|[\s,–-]+$/g, '');
  return /\p{L}{3}/u.test(bare) ? bare : null;
}

/** "Kancelaria Komornicza A. Wrzos"; a patron stays: "Szkoła im. A. Mickiewicza". */
const initialWithSurname = /(?<![\p{L}.])(?<!\bim\. )\p{Lu}\.\s?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?/gu;

const firmOf = (name: string): string =>
  name
    .split(', ')
    .filter((part) => hasLegalForm(part) || !isPerson(part))
    .join(', ');
