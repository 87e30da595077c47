import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import { personByStem } from '#shared/letters/reading/clauses/persons.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';

const STEMS =
  'powod|pozwan|uczestni|dluzni|zobowiazan|wierzyciel|wnioskodaw|swiad|pokrzywdzon|obwinion|oskarzon';

/**
 * The role at the reader's name: "przeciwko Janowi Kotowi", "z powództwa Jana Kota", "wierzycielka: Pani Ewa Lis",
 * "Jan Kot … - powód".
 */
export function roleBesideName({ spaced }: LetterView, name: string | null): Person | undefined {
  const source = name === null ? undefined : nameSource(name);
  if (source === undefined) return undefined;
  const called = new RegExp(String.raw`\b((?:${STEMS})\w*)[: ]{1,3}(?:pan\w{0,2} )?${source}`);
  const label = inColumns(source).exec(spaced)?.[1] ?? called.exec(spaced)?.[1];
  if (label !== undefined) return personByStem(label);
  if (new RegExp(`przeciwko (?:[^.;]{0,40} )?${source}`).test(spaced)) return 'debtor';
  if (new RegExp(`z (?:powodztwa|wniosku) (?:[^.;]{0,30} )?${source}`).test(spaced))
    return 'claimant';
  const after = new RegExp(String.raw`${source}[^.;\n]{0,80} - ((?:${STEMS})\w*)`).exec(spaced);
  return after?.[1] === undefined ? undefined : personByStem(after[1]);
}

const party = '(?:powod(?:ka)?|pozwan[ya]|dluzni(?:k|czka)|wierzyciel(?:ka)?|zobowiazan[ya])';
/** "DŁUŻNIK WIERZYCIEL / Jan Kot Alfa S.A.": two columns that became one; the first name is the first party's. */
const inColumns = (source: string) =>
  new RegExp(String.raw`(?<![a-z])(${party}):? ${party}:?\s{1,2}${source}`);

const LEAST_STEM = 3;

/** How many letters of a first name stay the same in every case ("Ewa", "Ewie"). */
const FIRST_STEM = 2;

/**
 * A pattern for the name in any case in folded text; a placeholder matches with its number. A namesake with
 * another first name is somebody else.
 */
export function nameSource(name: string): string | undefined {
  const hidden = /\[OSOBA(?:_FORMA_[A-Z]+)?_(\d+)\]/.exec(name)?.[1];
  if (hidden !== undefined) return String.raw`\[osoba(?:_forma_[a-z]+)?_${hidden}\]`;
  const words = foldText(name).split(/\s+/);
  const surname = words.at(-1)?.split('-').at(-1) ?? '';
  const stem = surname.slice(0, -2).replace(/[^a-z]/g, '');
  const first = (words.at(-2) ?? '').slice(0, FIRST_STEM).replace(/[^a-z]/g, '');
  if (stem.length < (first === '' ? LEAST_STEM : FIRST_STEM)) return undefined;
  return first === '' ? String.raw`${stem}\w*` : String.raw`${first}\w* (?:[a-z]+-)?${stem}\w*`;
}
