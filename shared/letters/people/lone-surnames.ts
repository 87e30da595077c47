import type { Span } from '#shared/letters/text/text.ts';

import { type Gender, type NameCase, readFirstName } from './first-names.ts';
import { titleCase } from './names.ts';
import { type FoundPerson, isPersonHere, isRole, nameWord } from './person-words.ts';
import { surnameNominative } from './surnames.ts';

/** Short surnames are too often ordinary words ("Lis", "Kot") to be recognised without a first name. */
const SHORT_SURNAME = 3;
const anyName = new RegExp(`(?<![\\p{L}-])${nameWord}(?: ${nameWord})?(?![\\p{L}-])`, 'gu');

/**
 * "tytułem: FV/12 Kowalski", "Kowalski Jan", "dłużnika Kowalskiego": the surname, in any case, of a
 * person found elsewhere, without the first name or before it.
 */
export function loneSurnames(text: string, people: readonly FoundPerson[]): FoundPerson[] {
  const owners = surnameOwners(text, people);
  const found = (start: number, surname: string, written = surname): FoundPerson[] => {
    const place = { start, end: start + written.length };
    const person = owners.exactly(surname) ?? owners.inACase(surname, place);
    return person === undefined ? [] : [{ person, span: place }];
  };
  return [
    ...besideInitials(text, people),
    ...[...text.matchAll(anyName)].flatMap((match) => {
      const [surname = '', next] = match[0].split(' ');
      if (next === undefined) return found(match.index, surname);
      const isBefore = readFirstName(next).length > 0;
      const first = found(match.index, surname, isBefore ? match[0] : surname);
      return first.length > 0 ? first : found(match.index + surname.length + 1, next);
    }),
  ];
}

const besideInitial =
  /(?<![\p{L}.])(?:(?<first>\p{Lu})\. ?|[Pp]an(?:i|a|u|em|ią)? )(?<name>\p{Lu}\p{L}{1,2})(?![\p{L}-])/gu;
const beforeInitial = /(?<![\p{L}-])(?<name>\p{Lu}\p{L}{1,2}) (?<first>\p{Lu})\.(?! ?\p{L})/gu;

/** "Stolarnia Kuć": a firm with its owner's name. */
const sortOfFirm =
  'Stolarnia|Zakład|Firma|Sklep|Usługi|Piekarnia|Warsztat|Gabinet|Salon|Studio|Pracownia|Kancelaria|Biuro|Serwis|Transport';
const behindFirm = new RegExp(
  String.raw`(?<=(?<![\p{L}-])(?:${sortOfFirm}) )(?<name>\p{Lu}\p{L}{1,2})(?![\p{L}-])`,
  'gu',
);

/** "O. Maj", "Maj O.", "Pani Maj" of Oliwia Maj: beside an initial or "Pani" a short surname is no ordinary word. */
function besideInitials(text: string, people: readonly FoundPerson[]): FoundPerson[] {
  const names = new Map<string, string[]>();
  for (const { person } of people) {
    const surname = lastWord(person);
    if (surname.length > SHORT_SURNAME) continue;
    names.set(surname, [...(names.get(surname) ?? []), person]);
  }
  if (names.size === 0) return [];
  return [besideInitial, beforeInitial, behindFirm].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const { first = '', name = '' } = match.groups ?? {};
      const owners = names.get(titleCase(name)) ?? [];
      const person = owners.find((owner) => owner.startsWith(first));
      const start = match.index + match[0].indexOf(name, first.length);
      return person === undefined ? [] : [{ person, span: { start, end: start + name.length } }];
    }),
  );
}

const STEM = 3;
/** No letter names more people with similar surnames; the limit keeps the search linear. */
const MOST_ALIKE = 12;

/** Finds whose surname a word is, as written elsewhere or in another grammatical case. */
function surnameOwners(text: string, people: readonly FoundPerson[]) {
  const owners = new Map<string, string>();
  const alike = new Map<string, Set<string>>();
  for (const { person, span } of people) {
    const written = text.slice(span.start, span.end);
    const [own, asWritten] = [lastWord(person), titleCase(lastWord(written))];
    for (const surname of [own, asWritten, ...ofRelative(own)]) {
      if (surname.length <= SHORT_SURNAME || isRole(surname)) continue;
      if (!owners.has(surname) || surname === own || surname === asWritten)
        owners.set(surname, person);
      const stem = surname.slice(0, STEM);
      const others = alike.get(stem) ?? new Set();
      if (others.size < MOST_ALIKE) alike.set(stem, others.add(surname));
    }
  }
  return {
    exactly: (word: string) => owners.get(titleCase(word)),
    inACase: (word: string, place: Span): string | undefined => {
      const plain = titleCase(word);
      if (isRole(plain) || !isPersonHere(text, place)) return undefined;
      const others = [...(alike.get(plain.slice(0, STEM)) ?? [])];
      const base = others.find((surname) => isFormOf(plain, surname));
      return base === undefined ? undefined : owners.get(base);
    },
  };
}

const adjectives: readonly (readonly [RegExp, string])[] = [
  [/(?<=[kg])i$/, 'a'],
  [/(?<=[kg])a$/, 'i'],
  [/(?<=[nwłtdrż])y$/, 'a'],
  [/(?<=[nwłtdrż])a$/, 'y'],
];

/** "Kwaśna" → "Kwaśny", "Kowalski" → "Kowalska": the same surname of a relative. */
function ofRelative(surname: string): string[] {
  const [ending, other] = adjectives.find(([end]) => end.test(surname)) ?? [];
  return ending === undefined || other === undefined ? [] : [surname.replace(ending, other)];
}

const genders: readonly Gender[] = ['m', 'f'];
const cases: readonly NameCase[] = ['gen', 'dat', 'acc', 'ins', 'loc'];

function isFormOf(word: string, surname: string): boolean {
  return genders.some((gender) =>
    cases.some((nameCase) => surnameNominative(word, gender, nameCase) === surname),
  );
}

function lastWord(name: string): string {
  return name.split(/\s+/).at(-1) ?? '';
}
