import { foldText } from '#shared/letters/text/text.ts';

import { femaleNames, femaleNamesFixed, maleNames, maleNamesInA } from './first-name-list.ts';

export type Gender = 'm' | 'f';
/** A man's first name has the same form in the genitive and the accusative; his surname may differ ("Jana Dudę"). */
export type NameCase = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'loc';
export type FirstNameReading = { name: string; gender: Gender; case: NameCase };

const forms = new Map<string, FirstNameReading[]>();
/** The same without diacritics, for letters that lost them; "Anną" must not be read as "Anna" otherwise. */
const foldedForms = new Map<string, FirstNameReading[]>();

function add(form: string, name: string, gender: Gender, nameCase: NameCase): void {
  const reading = { name, gender, case: nameCase };
  const written = form.toLowerCase();
  const folded = foldText(form);
  forms.set(written, [...(forms.get(written) ?? []), reading]);
  foldedForms.set(folded, [...(foldedForms.get(folded) ?? []), reading]);
}

for (const entry of maleNames) addMale(entry);
for (const name of maleNamesInA) addInA(name, 'm');
for (const name of femaleNames) addInA(name, 'f');
for (const name of femaleNamesFixed) add(name, name, 'f', 'nom');

/**
 * Every reading of a word as a form of a common first name; empty when there is none. A word that has its
 * diacritics lost none: an insurer's "Życie" is no form of "Zyta".
 */
export function readFirstName(word: string): readonly FirstNameReading[] {
  const written = word.toLowerCase();
  const folded = foldText(word);
  return forms.get(written) ?? (written === folded ? foldedForms.get(folded) : undefined) ?? [];
}

function addMale(entry: string): void {
  const [name = '', changed] = entry.split(':');
  if (changed === undefined && /[aeiouy]$/.test(foldText(name)) && !/[iy]$/.test(name)) {
    add(name, name, 'm', 'nom');
    return;
  }
  add(name, name, 'm', 'nom');
  if (/[iy]$/.test(name)) {
    const stem = name.endsWith('y') ? name.slice(0, -1) : name;
    add(`${stem}ego`, name, 'm', 'gen');
    add(`${stem}emu`, name, 'm', 'dat');
    const instrumental = name.endsWith('y') ? `${stem}ym` : `${stem}m`;
    add(instrumental, name, 'm', 'ins');
    add(`${stem}ego`, name, 'm', 'acc');
    add(instrumental, name, 'm', 'loc');
    return;
  }
  const stem = changed ?? name;
  add(`${stem}a`, name, 'm', 'gen');
  add(`${stem}owi`, name, 'm', 'dat');
  add(`${stem}a`, name, 'm', 'acc');
  add(/[kg]$/.test(stem) ? `${stem}iem` : `${stem}em`, name, 'm', 'ins');
  add(locative(stem), name, 'm', 'loc');
}

/** Locative of a male name: hard consonants soften, the rest takes -u. */
function locative(stem: string): string {
  const softened: readonly (readonly [RegExp, string])[] = [
    [/tr$/, 'trze'],
    [/r$/, 'rze'],
    [/ł$/, 'le'],
    [/t$/, 'cie'],
    [/d$/, 'dzie'],
    [/[fwnmbps]$/, '$&ie'],
  ];
  const rule = softened.find(([end]) => end.test(stem));
  return rule === undefined ? `${stem}u` : stem.replace(rule[0], rule[1]);
}

function addInA(name: string, gender: Gender): void {
  const stem = name.slice(0, -1);
  add(name, name, gender, 'nom');
  add(genitive(stem), name, gender, 'gen');
  add(dative(stem), name, gender, 'dat');
  add(`${stem}ę`, name, gender, 'acc');
  add(`${stem}ą`, name, gender, 'ins');
}

/** "Maria" → "Marii", "Alicja" → "Alicji", "Monika" → "Moniki", "Anna" → "Anny". */
function genitive(stem: string): string {
  if (/[lrdtnfmhkgpbw]i$/.test(stem)) return `${stem}i`;
  if (stem.endsWith('i')) return stem;
  if (/[kgjl]$/.test(stem)) return `${stem}i`;
  return `${stem}y`;
}

/** Dative and locative with the consonant's softening: "Annie", "Monice", "Jolancie", "Barbarze". */
function dative(stem: string): string {
  if (stem.endsWith('i')) return `${stem}i`;
  const softened: readonly (readonly [RegExp, string])[] = [
    [/(?:ż|rz|cz|sz|c|dz)$/, '$&y'],
    [/[jl]$/, '$&i'],
    [/k$/, 'ce'],
    [/g$/, 'dze'],
    [/ch$/, 'sze'],
    [/tr$/, 'trze'],
    [/r$/, 'rze'],
    [/ł$/, 'le'],
    [/st$/, 'ście'],
    [/t$/, 'cie'],
    [/zd$/, 'ździe'],
    [/d$/, 'dzie'],
  ];
  const rule = softened.find(([end]) => end.test(stem));
  return rule === undefined ? `${stem}ie` : stem.replace(rule[0], rule[1]);
}
