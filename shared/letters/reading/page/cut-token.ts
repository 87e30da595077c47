import { labels } from '#shared/letters/reading/labels/labels.ts';
import { matchesIn } from '#shared/letters/text/matches.ts';
import { foldText, type Span } from '#shared/letters/text/text.ts';
import { anyOf, either, everyWord } from '#shared/letters/text/word-list.ts';

import type { Token } from './token.ts';

export type CellKind = 'date' | 'address' | 'contact' | 'words';
/** A piece of a token that states one thing: a day, an address, a number with its label, a name. */
export type CutPiece = Span & { kind: CellKind };

const upper = String.raw`\p{Lu}`;
const writtenDay = either(
  /\d{1,2}\s?[./-]\s?(?:\d{1,2}|[IVX]{1,4})\s?[./-]\s?\d{4}/, // 27.05.2026, 27 V 2026
  /\d{4}-\d{2}-\d{2}/, // 2026-05-27
  /20\d{2}\.\d{2}\.\d{2}(?![\w/-]|\.\w)/, // 2026.05.27
  /\d{1,2}\s\p{L}{3,12}\s\d{4}/u, // 27 maja 2026
);
const day = String.raw`${writtenDay}(?:\s?r(?:oku|\.)?(?![\p{L}]))?`;
/** What may follow a town on its line, and is no part of its name. */
const behindTown = String.raw`(?!(?:Dat[ay]|Dnia|Znak|Sygn|Nasz|Numer|Nr|Pani?|Pa[nń]stwo|Tel|Szanown\p{L}+)(?!\p{L}))`;
const small = String.raw`${behindTown}${upper}\p{Ll}[\p{L}-]*`;
const capitals = String.raw`${upper}{2}[\p{Lu}-]*`;
const town = String.raw`(?:${small}(?:\s(?:${small}|nad|w|k\.|pod)){0,3}|${capitals}(?:\s${capitals}){0,2})(?!\p{L})`;
const house = String.raw`\d{1,4}\p{L}?(?:\s?\/\s?\d{1,4}\p{L}?|\s(?:m|lok)\.?\s?\d{1,4})?`;
const postcode = String.raw`\d{2}-\d{3}\s${town}(?:\s\d{1,2}(?!\d))?`;
const streetMark = String.raw`(?:[Uu][Ll]|[Aa]l|[Pp]l|[Oo]s|[Ss]kr\. poczt)\.\s?|[Aa]leja\s|[Pp]lac\s|[Oo]siedle\s`;
const street = String.raw`(?:(?:${streetMark})(?:\d{1,2}\s)?[\p{L}.„”"'’ -]{2,45}?\s${house}|\[ADRES(?:_[A-Z]+)*_\d+\])`;
/** A village has no streets: "Kotuń 22, 64-930 Szydłowo". */
const village = String.raw`(?<!\p{L}\s)${small}(?:\s${small})?\s\d{1,4}\p{L}?(?:\/\d{1,4})?\s?,?\s\d{2}\s?-\s?\d{3}\s${town}`;
const contactLabel = '(?:tel|fax|faks|e-?mail|www|nip|regon|krs|pesel|infolinia|bdo)';
const contactEnd = String.raw`[,;|]|\s{2}|\s(?:tel|fax|nip|regon|krs|pesel|ul\.|ur\.)|\s${upper}\p{Ll}|$`;
const contact = String.raw`(?<!\p{L}\.)${contactLabel}\b\.?:?\s?[^,;|]{3,60}?(?=${contactEnd})`;
const beforeDay = `(?:${[
  // Olsztyn, dnia 27 maja 2026; Olsztyn dnia 27 maja 2026
  String.raw`${town}(?:,\s?(?:dnia\s|dn\.\s|w dniu\s)?|\s(?:dnia|dn\.)\s)`,
  // Dnia 27 maja 2026
  String.raw`(?<!(?:\s|^)\p{Ll}{1,2}\s)[Dd]nia\s`,
  // Data: 27.05.2026
  String.raw`[Dd]ata:\s`,
].join('|')})`;

/** Whole pieces, the most reliable kind first; each is cut out of the words around it. */
const whole: readonly (readonly [CellKind, RegExp])[] = [
  [
    'date',
    new RegExp(String.raw`(?<![\p{L}\d/.-]|(?<![\p{L}])[wW][eE]?\s)${beforeDay}${day}`, 'gu'),
  ],
  [
    'address',
    new RegExp(
      String.raw`(?<![\p{L}\d"„]|przy\s|[Mm]ieszkaniow(?:a|ej)\s)(?:${street}(?:,?\s(?:${postcode}))?|${village}|${postcode})`,
      'gu',
    ),
  ],
  ['contact', new RegExp(String.raw`(?<![\p{L}\d])${contact}`, 'giu')],
];
/** Where a new piece begins, whatever stands before it on its line. */
const allLabels = Object.values(labels).flat();
const anyLabel = new RegExp(
  String.raw`(${anyOf(allLabels)})(?:\s?\([^()]{0,40}\))?(\s?:(?=\s|$))?`,
  'g',
);
const numberLabel = new RegExp(`^${anyOf(labels.own_number, labels.case_number)}$`);
const number = /^\s?:?\s?(?:\S{0,24}\d|[ivxl]+ [a-z]+ \d|[a-z]{1,4} \d)/;
const box = /(?<=\s)\d{1,2}\.\s(?=[a-z][a-z /()-]{1,40}:)/g;
const honorific =
  /(?<=\s)(?:Pan|Pani|Państwo|Sz\. ?P\.|Ob\.|Sz\.(?=\s\[OSOBA)|Szanown\p{Ll}+ Pan\p{Ll}*)(?:\s(?=\p{Lu}\p{Ll}|\[OSOBA)|$)/gu;
const boxNumber = /(?<![^\s])(?:\d{1,2}[.)]|Blok \p{Lu}\.)\s(?=\p{Lu})/gu;
/** A name, a firm's name in capitals or a second number after a number merely shares its line. */
const behindNumber = new RegExp(
  either(
    /(?<=\d{2}[\p{L}/.-]*\s)(?=\[OSOBA)/u,
    /(?<=\d{2}\s)(?=(?:\p{Lu}{3,}\s){1,4}(?:\[OSOBA|(?:ul|al|os|pl)\. \p{Lu}|\[ADRES))/u,
    /(?<=\d{2}\s)(?=\p{Lu}\p{L}{0,3}\.?\s\S*\d\S*[./-]\d)/u,
  ),
  'gu',
);
const bar = /\s\|\s/g;

/** Parts of a sender that follow its name, and stamps. */
const parts = everyWord([
  'kancelaria komornicza',
  'i wydzial',
  'ii wydzial',
  'iii wydzial',
  'iv wydzial',
  'v wydzial',
  'vi wydzial',
  'vii wydzial',
  'viii wydzial',
  'wydzial',
  'dzial',
  'referat',
  'departament',
  'biuro regresow',
  'biuro obslugi',
  'centrum szkod',
  'centrum obslugi',
  'centrum likwidacji',
  'centrum windykacji',
  'centrum rozliczen',
  'lekarz orzecznik',
  'wplynelo',
  'odpis',
  'kopia',
  'str.',
]);

/** "KRAJOWE CENTRUM ROZLICZEŃ", "Polskie Biuro Regresów": an adjective alone is no name; the part behind it is. */
export const loneAdjective = /^\W*[a-z]{3,}(?:ow|[sc]k|ln|jn|zn|wn)(?:e|ie|y|i) $/;

/** The pieces of a token in reading order; positions are those of the letter. */
export function cutToken({ text, start }: Token): CutPiece[] {
  const taken = wholePieces(text);
  const cuts = new Set<number>([0, text.length]);
  for (const { start: from, end } of taken) cuts.add(from).add(end);
  const folded = foldText(text);
  for (const at of labelsIn(folded)) cuts.add(at);
  for (const { index } of matchesIn(folded, box)) cuts.add(index);
  for (const { index } of matchesIn(folded, parts)) {
    const isOwnWord = /\s/.test(text.charAt(index - 1)) && isCapital(text.charAt(index));
    if (isOwnWord && !loneAdjective.test(folded.slice(0, index))) cuts.add(index);
  }
  for (const { index } of matchesIn(text, honorific)) cuts.add(index);
  for (const { index } of matchesIn(text, behindNumber)) cuts.add(index);
  for (const { index } of matchesIn(text, bar)) cuts.add(index + 1);
  // The number of a form's box belongs to the label after it.
  for (const { 0: box, index } of matchesIn(text, boxNumber)) cuts.delete(index + box.length);
  const places = [...cuts]
    .filter((at) => !taken.some((piece) => at > piece.start && at < piece.end))
    .sort((left, right) => left - right);
  return places.slice(0, -1).flatMap((from, index) => {
    const piece = trimmed(text, from, places[index + 1] ?? text.length);
    if (piece === undefined) return [];
    const kind = taken.find((known) => known.start === from)?.kind ?? 'words';
    return [{ start: start + piece.start, end: start + piece.end, kind }];
  });
}

/** Where labels with a value are: after a space, closed by a colon, or before a number. */
function labelsIn(folded: string): number[] {
  if (!/[:\d]/.test(folded)) return [];
  return matchesIn(folded, anyLabel).flatMap(({ 0: whole, 1: label = '', 2: colon, index }) => {
    if (index === 0 || folded.charAt(index - 1) !== ' ') return [];
    const isNumbers = numberLabel.test(label) && number.test(folded.slice(index + whole.length));
    return colon !== undefined || isNumbers ? [index] : [];
  });
}

function wholePieces(text: string): CutPiece[] {
  const taken: CutPiece[] = [];
  const hasFigures = /\d/.test(text);
  for (const [kind, pattern] of whole) {
    if (!hasFigures && kind !== 'contact') continue; // no day and no address is without one
    for (const { 0: found, index } of matchesIn(text, pattern)) {
      const from = kind === 'date' ? index + ownTown(text.slice(0, index), found) : index;
      const piece = { kind, start: from, end: index + found.length };
      if (!taken.some(({ start, end }) => piece.start < end && start < piece.end))
        taken.push(piece);
    }
  }
  return taken;
}

/**
 * How much of a day's town belongs to the words before it: in "Sądzie w Nowym Sączu Nowy Sącz, 3 maja" the
 * town is the part that repeats an earlier word.
 */
function ownTown(before: string, dated: string): number {
  const words = [...dated.matchAll(/(?<=^|\s)\p{Lu}[\p{L}-]+(?=[\s,])/gu)];
  const earlier = (foldText(before).match(/[a-z]{3,}/g) ?? []).slice(-4).map(stem);
  for (const [at, { 0: word, index }] of words.entries()) {
    // "87-300 Brodnica Brodnica, 14 września": the first is the address's.
    const ahead = before + dated.slice(0, index);
    const isOfAddress =
      at < words.length - 1 && /(?:\d{2}-\d{3}|(?<!\p{L})[wW][eE]?)\s$/u.test(ahead);
    if (!isOfAddress && earlier.includes(stem(foldText(word)))) return index;
    earlier.push(stem(foldText(word)));
  }
  // No town has four names: everything before the last name belongs to an office.
  if (words.length > MOST_OF_A_TOWN) return words.at(-1)?.index ?? 0;
  return 0;
}

const MOST_OF_A_TOWN = 3;
const stem = (word: string) => word.slice(0, 3);
const isCapital = (character: string) => character !== character.toLowerCase();

/** Without the marks and spaces that separate it from its neighbours; undefined when nothing is left. */
function trimmed(text: string, from: number, to: number): Span | undefined {
  const inner = text.slice(from, to);
  const start = from + (/^(?:[\s,;|•–-]|\.\s)*/.exec(inner)?.[0].length ?? 0);
  const end = from + endWithoutMarks(inner);
  return end > start ? { start, end } : undefined;
}

/** Where the text ends without the spaces and marks behind it; a dash is one only behind a space. */
function endWithoutMarks(text: string): number {
  let end = text.length;
  while (end > 0) {
    const last = text.charAt(end - 1);
    if (/[\s,;|•]/.test(last)) end -= 1;
    else if (/[-–]/.test(last) && /\s/.test(text.charAt(end - 2))) end -= 2;
    else break;
  }
  return end;
}
