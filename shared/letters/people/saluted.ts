import { readFirstName } from './first-names.ts';

const plural = 'Szanowni Państwo,';
const person = /^ {21,}(\p{Lu}\p{L}+) \p{Lu}[\p{L}-]+$/u;
const company = /^ {21,}/u;
const greetings = { f: 'Szanowna Pani,', m: 'Szanowny Panie,' } as const;

/** A letter to one person greets that person: the addressee's first name tells whom. */
export function salutedByName(content: string): string {
  const lines = content.split('\n');
  const at = lines.indexOf(plural);
  // The first line on the right holds the place and the day.
  const to = lines.slice(1, Math.max(at, 1)).find((line) => company.test(line)) ?? '';
  const genders = new Set(
    readFirstName(person.exec(to)?.[1] ?? '').flatMap((reading) =>
      reading.case === 'nom' ? [reading.gender] : [],
    ),
  );
  const [gender, ...others] = genders;
  return at < 0 || gender === undefined || others.length > 0
    ? content
    : lines.with(at, greetings[gender]).join('\n');
}
