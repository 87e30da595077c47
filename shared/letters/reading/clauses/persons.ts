import { matchesIn } from '#shared/letters/text/matches.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { anyOf } from '#shared/letters/text/word-list.ts';

import type { Clause } from './clause.ts';
import { isBeside } from './letter-parts.ts';
import { type Person, subjects } from './person-words.ts';

const subjectPatterns = Object.entries(subjects).map(
  ([person, words]) =>
    [
      person as Person,
      // What stands before is searched only at the words: everywhere it takes long.
      new RegExp(String.raw`(?=${anyOf(words)})${notGoverned()}${anyOf(words)}(?!\s{0,2}:)`, 'g'),
    ] as const,
);

/** "przez bank", "na rzecz powoda": a noun after a preposition is not the subject. */
function notGoverned(): string {
  return String.raw`(?<!\b(?:przez|dla|od|do|przeciwko|wobec|rzecz|imieniu|lub|albo|miedzy)\s{1,2})`;
}

/** The persons whom the words name (not as a label: "Nabywca: Ewa Lis") as acting or entitled, in order of appearance. */
export function personsIn(text: string): { person: Person; at: number }[] {
  return subjectPatterns
    .flatMap(([person, pattern]) =>
      matchesIn(text, pattern).map(({ index }) => ({ person, at: index })),
    )
    .toSorted((left, right) => left.at - right.at);
}

/** The stem of a role in any case, for headings ("pouczenie dla powoda"). */
const stems: readonly (readonly [Person, RegExp])[] = [
  ['claimant', /\b(?:powod|wierzyciel|wnioskodawc)/],
  ['employer', /\bpracodawc/],
  ['employee', /\bpracownik/],
  ['debtor', /\b(?:pozwan|dluzni|zobowiazan(?:y|ego|ej|emu|a)\b|uczestni)/],
  ['witness', /\bswiadk|\bswiadek/],
  ['suspect', /\b(?:podejrzan|obwinion|oskarzon|ukaran)/],
  ['victim', /\bpokrzywdzon/],
  ['heir', /\bspadkobierc/],
  ['bank', /\bbank/],
  ['bidder', /\blicytan|\bnabywc/],
];

/** The person whom the words name first: "nakazuje pozwanej, aby zapłaciła powódce" calls the defendant. */
export function personByStem(text: string): Person | undefined {
  const words = text.replace(/dluzni\w+ zajetej wierzytelnosci/, '');
  return stems
    .map(([person, stem]) => ({ person, at: words.search(stem) }))
    .filter(({ at }) => at >= 0)
    .toSorted((left, right) => left.at - right.at)[0]?.person;
}

const alwaysOthers: ReadonlySet<Person> = new Set(['bidder', 'third', 'expert', 'abroad']);

/** Roles in a private matter: no court case defines them, so they leave open who is who. */
const privateRoles: ReadonlySet<Person> = new Set(['landlord', 'complainant', 'heir', 'guarantor']);

const openRoles: ReadonlySet<Person> = new Set(['debtor', 'suspect', 'employee', 'victim']);

/** Whether a person in the letter is somebody other than the reader. */
export function isSomebodyElse(person: Person, role: Person | undefined): boolean {
  if (person === 'reader' || person === role) return false;
  if (alwaysOthers.has(person)) return true;
  // When the reader's role is open, a person who is no party of the letter is not told apart from the reader.
  if (role === undefined || privateRoles.has(role)) return !openRoles.has(person);
  return true;
}

/** Whether the section around a clause addresses somebody else ("POUCZENIE DLA POWODA"), or the letter says so. */
export function isForOthers({ section, part }: Clause, role: Person | undefined): boolean {
  if (part === 'others') return true;
  // "POUCZENIE DLA OBWINIONEGO DLA OSKARŻYCIELA": columns of headings that became one.
  const named = section.replace(/^(?:pouczeni[ea]|informacj[ae])(?: dla)? /, '').split(' dla ');
  const persons = named.flatMap((words) => personByStem(words.split(' ')[0] ?? '') ?? []);
  return persons.length > 0 && persons.every((person) => isSomebodyElse(person, role));
}

/** `personsIn` the clause, without the letter's sender. */
export const othersIn = oncePer((clause: Clause) =>
  personsIn(clause.text).filter(({ person }) => person !== 'sender'),
);

/** "Komornik, ponieważ dłużnik był najemcą, żąda od Pana": the reader is called, whoever else is named. */
const callsReader =
  /\b(?:wzyw|zobowiaz|nakaz|prosi|upowazni|zada)\w* (?:\w+ )?(?:od )?(?:pana|pania|pani|panstwa|panstwo)\b/;

/** Whether a clause addresses the reader or names nobody else. */
export function concernsReader(clause: Clause, role: Person | undefined): boolean {
  if (isBeside(clause.part) || isForOthers(clause, role)) return false;
  if (callsReader.test(clause.text)) return true;
  const persons = othersIn(clause);
  return persons.length === 0 || persons.some(({ person }) => !isSomebodyElse(person, role));
}
