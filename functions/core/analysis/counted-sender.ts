import { findPeople } from '#shared/letters/people/people.ts';
import { isRegistered } from '#shared/letters/people/placed-people.ts';
import { hasLegalForm } from '#shared/letters/reading/parties/institutions.ts';

/**
 * A sender as the statistics may name it, without the names of people in it: "Komornik Sądowy przy Sądzie
 * Rejonowym w Nysie". `null` for a private person. A company's name stays whole.
 */
export function countedSender(name: string): string | null {
  if (hasLegalForm(name)) return name;
  if (isRegistered(name)) return null;
  const bare = findPeople(name)
    .toReversed()
    .reduce((rest, { span }) => rest.slice(0, span.start) + rest.slice(span.end), name)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.–-]+|[\s,–-]+$/g, '');
  return /\p{L}{3}/u.test(bare) ? bare : null;
}
