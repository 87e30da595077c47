import type { Gender, NameCase } from './first-names.ts';

type Rule = readonly [ending: RegExp, nominative: string];

// Longest endings first. In adjectival surnames the ending alone shows the case.
const adjectivalMale: readonly Rule[] = [
  [/(?<=[kg])iego$/, 'i'],
  [/(?<=[kg])iemu$/, 'i'],
  [/(?<=[kg])im$/, 'i'],
  [/(?<=[wnłrtdzżcs])ego$/, 'y'],
  [/(?<=[wnłrtdzżcs])emu$/, 'y'],
  [/(?<=[wnłrtdzżcs])ym$/, 'y'],
];
const adjectivalFemale: readonly Rule[] = [
  [/(?<=(?:sk|ck|dzk))iej$/, 'a'],
  [/(?<=(?:sk|ck|dzk))ą$/, 'a'],
  [/(?<=(?:ow|n|ł|t|d|r|ż))ej$/, 'a'],
  [/(?<=(?:ow|ówn))ą$/, 'a'],
  [/(?<=ówn)y$/, 'a'],
  [/(?<=in)ej$/, 'a'],
];
/** Nouns in -a, of men and women alike ("Sikora", "Zaręba", "Wrona"). */
const nounInA: Readonly<Partial<Record<NameCase, readonly Rule[]>>> = {
  gen: [
    [/(?<=[kg])i$/, 'a'],
    [/(?<=[jl])i$/, 'a'],
    [/i$/, 'ia'],
    [/y$/, 'a'],
  ],
  dat: [
    [/rze$/, 'ra'],
    [/dze$/, 'ga'],
    [/ce$/, 'ka'],
    [/sze$/, 'cha'],
    [/dzie$/, 'da'],
    [/cie$/, 'ta'],
    [/le$/, 'ła'],
    [/(?<=[bpwmnfsz])ie$/, 'a'],
    [/(?<=[jl])i$/, 'a'],
    [/(?<=[csz]|rz|ż)y$/, 'a'],
  ],
  acc: [[/[ęą]$/, 'a']],
  ins: [[/ą$/, 'a']],
};
const consonantal: Readonly<Partial<Record<NameCase, RegExp>>> = {
  gen: /(?<=[^aeiouyąęó])i?a$/,
  acc: /(?<=[^aeiouyąęó])i?a$/,
  dat: /i?owi$/,
  ins: /(?:(?<=[kg])i|i)?em$/,
  loc: /(?<=[^aeiouyąęó])i?u$/,
};
/**
 * The nominative of names whose other cases drop the last vowel: "Jarząbka" → "Jarząbek",
 * "Krawca" → "Krawiec", "Stępnia" → "Stępień", "Kozła" → "Kozioł". Stems come without their ending.
 */
const droppedVowel: readonly Rule[] = [
  [/ńk$/, 'niek'],
  [/(?<=[^aeiouyąęól])k$/, 'ek'],
  [/(?<=b)l$/, 'el'],
  [/rc$/, 'rzec'],
  [/(?<=l)c$/, 'ec'],
  [/(?<=[bmp]|(?<!sze)w)c$/, 'iec'],
  [/zł$/, 'zioł'],
  [/tń$/, 'cień'],
  [/dń$/, 'dzień'],
  [/(?<=[cż]|[csr]z)ń$/, 'eń'],
  [/(?<=[pbmwfns])ń$/, 'ień'],
  [/ęb$/, 'ąb'],
];

/**
 * Nominative of one surname (or one half of a double one) in the given case and gender. A surname in
 * the nominative, or one that is not declined ("Barbarą Sosnal"), comes back unchanged.
 */
export function surnameNominative(surname: string, gender: Gender, nameCase: NameCase): string {
  if (surname.includes('-')) {
    return surname
      .split('-')
      .map((part) => surnameNominative(part, gender, nameCase))
      .join('-');
  }
  if (nameCase === 'nom') return surname;
  const capitals = surname === surname.toUpperCase();
  const lower = surname.toLowerCase();
  const found =
    gender === 'f' ? femaleNominative(lower, nameCase) : maleNominative(lower, nameCase);
  if (capitals) return found.toUpperCase();
  return surname.charAt(0) + found.slice(1);
}

function femaleNominative(lower: string, nameCase: NameCase): string {
  return applyFirst(lower, adjectivalFemale) ?? nounNominative(lower, nameCase) ?? lower;
}

function maleNominative(lower: string, nameCase: NameCase): string {
  const adjectival = applyFirst(lower, adjectivalMale);
  if (adjectival !== undefined) return adjectival;
  const ending = consonantal[nameCase];
  const stem = ending === undefined ? lower : lower.replace(ending, '');
  if (stem !== lower && stem.length >= 2) return restoreVowel(hardened(stem, lower));
  return nounNominative(lower, nameCase) ?? lower;
}

function nounNominative(lower: string, nameCase: NameCase): string | undefined {
  const rules = nounInA[nameCase === 'loc' ? 'dat' : nameCase];
  return rules === undefined ? undefined : applyFirst(lower, rules);
}

function applyFirst(word: string, rules: readonly Rule[]): string | undefined {
  const rule = rules.find(([ending]) => ending.test(word));
  return rule === undefined ? undefined : word.replace(rule[0], rule[1]);
}

function restoreVowel(stem: string): string {
  return applyFirst(stem, droppedVowel) ?? stem;
}

/** The soft consonant that an "i" before the ending marks: "Stępni-a" → "Stępń", "Banasi-a" → "Banaś". */
function hardened(stem: string, lower: string): string {
  const softened = /i(?:a|owi|em|u)$/.test(lower) && !/[kg]$/.test(stem);
  if (!softened) return stem;
  const soft: Readonly<Record<string, string>> = { n: 'ń', s: 'ś', c: 'ć', z: 'ź' };
  const last = stem.slice(-1);
  return stem.slice(0, -1) + (soft[last] ?? last);
}

/** Cases that a surname's ending may show, used to choose between readings of an ambiguous first name. */
export function fitsSurname(surname: string, gender: Gender, nameCase: NameCase): number {
  const last = (surname.split('-').at(-1) ?? surname).toLowerCase();
  if (nameCase === 'nom') return fitsNominative(last, gender);
  const changed = surnameNominative(last, gender, nameCase) !== last;
  if (gender === 'f' && !/[aeiouyąęó]$/.test(last)) return 1;
  if (!changed) return 0;
  const adjectival = gender === 'm' ? /(?:ego|emu|[kg]im|[^aeiouy]ym)$/ : /(?:ej|(?:sk|ck|ow|n)ą)$/;
  return adjectival.test(last) ? 3 : 2;
}

function fitsNominative(last: string, gender: Gender): number {
  if (gender === 'm') {
    if (/(?:[sc]|dz)k[aą]$|owa$/.test(last)) return 0;
    return /(?:[kg]i|[nłw]y)$/.test(last) || !/[aeiouyąęó]$/.test(last) ? 3 : 2;
  }
  if (/(?:ski|cki|dzki|ego|emu)$/.test(last)) return 0;
  if (/(?:[sc]k|ow|[nł])a$/.test(last)) return 3;
  // "Kamila Drążkiewicza", "Kamila Nowaka": endings of a man's genitive, rare in a woman's nominative.
  return /(?:wicza|[aioyuó]ka|czyka|era|ewicza)$/.test(last) ? 1 : 2;
}
