import { repairAddresses, repairCheckedNumbers, repairSlashes } from './repair-codes.ts';

/** What follows a paragraph sign: `§ 3 umowy`, `§ 12 ust. 3`. */
const ACTS = [
  ...['umowy', 'regulaminu', 'rozporządzenia', 'statutu', 'uchwały', 'zarządzenia', 'ustawy'],
  ...['ust\\.', 'pkt', 'lit\\.', 'k\\.p\\.c', 'k\\.c\\.', 'k\\.p\\.a', 'Kodeksu', 'Ordynacji'],
];
/** What precedes it without an article; after `art.`, `ust.` or a number an 8 may be a real 8. */
const BEFORE = ['w', 'z', 'do', 'od', 'oraz', 'i', 'lub', 'podstawie', 'treścią', 'wbrew', 'przez'];

/** Repairs of characters that the Polish model lacks or often confuses, only where nothing else is possible. */
const repairs: readonly (readonly [RegExp, string])[] = [
  // The model's alphabet has no `§`.
  [/(?<=\b(?:art|ust|pkt)\.?\s+\d+\w*(?:\(\d+\))?\s+)[$8S5](?=\s\d)/giu, '§'],
  [/(?<=^|[\s(])\$(?=\s?\d)/gmu, '§'],
  [
    new RegExp(
      `(?<=\\b(?:${BEFORE.join('|')})\\s)[8S](?=\\s\\d{1,2}[a-z]?\\s(?:${ACTS.join('|')}))`,
      'gu',
    ),
    '§',
  ],
  // `1 i 2` loses its spaces: `§ 11 2 k.p.c.`, `ust. 1i 2`, `ust. Li art.`.
  [/(?<=(?:§|ust\.|pkt|art\.)\s\d*)1(?:1|i|l)\s(?=\d+\w?[\s)])/gu, '1 i '],
  [/(?<=(?:§|ust\.|pkt)\s)Li\s/gu, '1 i '],
  [/(?<=\bart\.\s)ó(?=[a-z]?\b)/gu, '6'],
  // It also lacks `@` and the superscript two.
  [
    /\b([a-z\d][a-z\d._-]*)(?:Q|G\)|\(D|\(G|©|®)([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})\b/gu,
    '$1@$2',
  ],
  [/(?<=\d\s?m)\?/gu, '²'],
  [/\bz\s+[0oO]\s?\.\s?[0oO]\s?\./gu, 'z o.o.'],
  [/\bSz[.,]\s?P[.,](?=\s)/gu, 'Sz. P.'],
  // The closing mark of a Polish quotation, and hyphens within a name: `Pisarek -Wójcik`.
  [/(?<=„[^„”"\n]{1,80})"/gu, '”'],
  [/(?<=\p{Lu}\p{Ll}+)(?: -|- )(?=\p{Lu}\p{Ll})/gu, '-'],
  // Numbers of cases: `GOPS .5212.61.2026`, `2605 -SKA-3.4121`, `2201-I0D-4.4102,.15`, `27.2026,MJ`.
  [/(?<=\b\p{Lu}{2,8}) (?=\.\d+\.\d)/gu, ''],
  [/(?<=\b\d{4}) (?=-\p{Lu}{2,4}-\d)/gu, ''],
  [/(?<=\b\d{4}-\p{Lu}{0,2})0(?=\p{Lu}{0,2}-\d)/gu, 'O'],
  // A speck after a preposition is not a colon: `do:dnia zapłaty`.
  [/(?<=(?<!\p{L})(?:do|od|na|za|w|z|o|i)):(?=\p{Ll})/gu, ' '],
  // No court register is called `Ne`; that of payment orders is `Nc`.
  [/(?<=(?<![\p{L}\d])[IVX]{1,6}\sG?N)e(?=(?:-e)?\s\d{1,8}\/\d{2}(?!\d))/gu, 'c'],
  // A circle between digits is a zero, within a word a letter: `SEW.723.4O218`, `UP0MNIENIE`.
  [/(?<=\d)[Oo](?=\d)/gu, '0'],
  [/(?<=(?<![\p{L}\d])\p{Lu}{2,})0(?=\p{Lu}{2,}(?![\p{L}\d]))/gu, 'O'],
  [/,(?=\.\d+\.\d{4}\b)/gu, ''],
  [/(?<=\.\d+\.\d{4}),(?=\p{Lu}{1,3}\b)/gu, '.'],
];
/** One, two or three in a court's division or a case number: `ll WYDZIAŁ`, `Il C 2271/26`. */
const strokes = /(?<=^|\s)[Il]{1,3}(?=\s+(?:wydział|\p{Lu}\p{L}{0,3} \d{1,5}\/\d{2}\b))/gimu;

export function repairReading(text: string): string {
  const repaired = repairs.reduce((so, [pattern, right]) => so.replace(pattern, right), text);
  // Roman numbers: `XIll Wydział`.
  const counted = repaired.replace(strokes, (read) => 'I'.repeat(read.length));
  const divided = counted.replace(
    /\b([IVX]*[VX]I*)(l+)\b/gu,
    (_match, start: string, rest: string) => start.concat('I'.repeat(rest.length)),
  );
  return repairAddresses(repairSlashes(repairCheckedNumbers(divided)));
}
