import { findSignatures, type SignatureKind } from '#shared/letters/figures/signatures.ts';
import { labelledValues } from '#shared/letters/reading/labels/labelled-values.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { type Cell, pageOf } from '#shared/letters/reading/page/page.ts';
import { foldText, type Span } from '#shared/letters/text/text.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

/** Something in a letter that looks like its reference number. */
export type NumberCandidate = Span & {
  value: string;
  /** Its first cell, and how often the letter contains it. */
  cell: Cell;
  times: number;
  /** Whose numbers have this form. */
  form: SignatureKind | 'none';
};

/** Numbers in separate parts are recognised by their form: "I C 733/26", "Km 902/26". */
const apart: ReadonlySet<SignatureKind> = new Set<SignatureKind>([
  'court',
  'epu',
  'administrative_court',
  'bailiff',
  'prosecutor',
  'office',
  'tax',
  'zus',
]);
/** Capitals before a number that do not belong to it. */
const noPart = either(
  'NR',
  'NIP',
  'REGON',
  'KRS',
  'PESEL',
  'ROK',
  'TEL',
  'ID',
  'PIT',
  'VAT',
  'BDO',
  'PLN',
  'EUR',
);
/** "KK NR 4418820", "RSD 771/26", "Rep. A 12/2026": letters before the number. */
const lettersFirst = new RegExp(
  String.raw`(?:Rep\. )?(?!${noPart})\p{Lu}{1,5}(?:\s{1,3}(?:nr|NR|Nr)\.?)? \d{2,9}(?:\/\d{1,6}){0,3}`,
  'u',
);
/** "I 1 C 12/26/P", "II SA/Ol 318/26", "IV Nsm-op 7/24": a court's number, whatever the register. */
const courtFirst =
  /[IVXLl1|]{1,6} (?:\d )?\p{L}{1,5}(?:-\p{L}{1,4}|\/\p{L}{2,3})? \d{1,7}\/\d{2,4}(?:\/\p{L}{1,3})?/u;
/** "BB.VIII Ns-Rej.KRS 9114/26/377": the register court's number. */
const registerFirst =
  /(?:\p{Lu}{2}\. ?)?[IVXL]{1,6} ?N[Ss][-. ]?R[Ee][Jj]\.? ?KRS[ \/] ?\d{1,6}\/\d{2}\/\d{1,4}/u;
/** "DZ. KW. / TO1B / 2418 / 26", "L 118820 / 26 / W": with spaces beside its strokes. */
const stroked =
  /(?:D[Zz]\. ?K[Ww]\. ?\/? ?|(?!NR )\p{Lu}{1,3} )?[\p{Lu}\d]{1,9}(?: ?\/ ?[\p{Lu}\d]{1,9}){2,4}/u;
/** "PIW. DZZ. 9113. 14. 2026": an office's number with a space behind each dot. */
const dotted =
  /(?:\d{4}-)?\p{Lu}{2,5}\. (?:\p{Lu}{1,5}\. )*\d{3,4}\. \d{1,4}\. ?20\d{2}(?:\. ?(?:\p{Lu}{1,3}|\d{1,2})(?!\p{L}))?/u;
/** A number in one piece, "Om/WZ 12/26" with its part after a gap, or a masked number. */
const onePiece =
  /\[(?:KLIENT|POLISA)_\d+\]|[\p{L}\d](?:[\p{L}\d]|[./_–-](?=[\p{L}\d]))+(?:(?<=\/\p{L}{2,5}) \d{1,6}\/\d{2,4})?/u;
const number = new RegExp(
  String.raw`(?<![\p{L}\d./-])${either(registerFirst, stroked, dotted, courtFirst, lettersFirst, onePiece)}(?![\p{L}\d]|[./-][\p{L}\d])`,
  'gu',
);
/** "lI W 731/26": OCR reads the Roman number of a court's division with other strokes. */
const withoutNoise = (value: string) =>
  value
    .replace(/^[IVXl1|]{1,4}(?= \p{Lu})/u, (roman) => roman.replace(/[l1|]/g, 'I'))
    .replace(/(?<=^[\p{Lu}\d. -]+\.) (?=[\p{Lu}\d. ]+$)/gu, '');
/** "Taryfa_KOMFORT_2026-12.pdf": an enclosed file. */
const fileName =
  /\.(?:pdf|docx?|odt|rtf|txt|xlsx?|ods|csv|xml|html?|zip|7z|jpe?g|png|tiff?|heic|eml|msg|asc|p7s|xades)$/i;
/** A day, an hour or hours, a postcode, a year: figures that are not references. */
const plainFigures = new RegExp(
  `^${either(/\d{1,2}[.:]\d{2}(?:[-–]\d{1,2}[.:]\d{2})?/, /\d{1,2}[.-]\d{1,2}[.-]\d{4}r?/, /\d{4}-\d{2}-\d{2}/, /\d{2}-\d{3}/, /20\d{2}(?:\/\d{2,4})?/, /[^\d.]{2,9} 20\d{2}/)}$`,
);
/** "polisa OC posiadacza pojazdu nr 908 114 62731": the figures of a named number in groups. */
const namedInGroups =
  /(?:polis|umow|szkod|spraw|zgłosz|reklamac)\p{L}*(?: \p{L}{1,14}){0,4} (?:nr|numer):?\s{1,2}(\d{2,4}(?: \d{2,6}){1,4})(?![\d,./-]| ?(?:\d|zł))/giu;
const grouped = /^\d{2,4}(?: \d{2,4}){1,4}$/;
/** Other numbered things: a school, a house, an act. */
const ofElse = new RegExp(
  `${wordPattern(['szkol*', 'przedszkol*', 'budynk*', 'dzialk*', 'ustaw*', 'uchwal*', 'filia', 'rozporzadzen*', 'dyrektyw*']).source}[^.,:;]{0,20} nr\\.? $`,
);
/** A firm's or a person's number, a telephone, an account: "NIP 9481000000". */
const ofSomebody =
  /(?:^|[^a-z])(?:nip|regon|krs|pesel|bdo|tel|telefon|fax|faks|kom|rachunek|konto)\.?(?: nr)?\s?:?\s{0,2}$/;
const WORDS_BEFORE = 50;
/** Fewer figures are no reference; without letters or marks between them more are required. */
const LEAST_FIGURES = 3;
const LEAST_BARE = 6;
/** A letter that lists hundreds of numbers must not take long. */
const MOST = 40;

/** The numbers of a letter in reading order, each at its first place. */
export function numberCandidates(view: LetterView): NumberCandidate[] {
  const found = new Map<string, NumberCandidate>();
  const places = placesIn(view);
  const { cells } = pageOf(view);
  let at = 0;
  for (const { start, end, form } of places) {
    const value = withoutNoise(
      view.source
        .slice(start, end)
        .replace(/(?<=[/-])\s*\n\s*/g, '')
        .replace(/\s+/g, ' '),
    );
    const known = found.get(value);
    if (known !== undefined) {
      known.times += 1;
      continue;
    }
    if (found.size >= MOST) continue;
    while ((cells[at]?.end ?? Infinity) <= start) at += 1;
    const cell = cells[at];
    if (cell === undefined || cell.start > start) continue;
    found.set(value, { value, start, end, cell, times: 1, form });
  }
  const quoted = view.older;
  return [...found.values()].map((one) =>
    quoted === '' ? one : { ...one, times: one.times + quoted.split(one.value).length - 1 },
  );
}

type Place = Span & { form: NumberCandidate['form'] };

function placesIn(view: LetterView): Place[] {
  const { source } = view;
  const formed = findSignatures(view.flow)
    .filter(({ kind }) => apart.has(kind))
    .map(({ kind, span }) => ({ ...withEnding(source, span), form: kind }));
  const others = [...source.matchAll(number)].flatMap(({ 0: value, index }) =>
    isNumber(value, source.slice(index + value.length)) && !isOfElse(source, index)
      ? [{ start: index, end: index + value.length, form: 'none' as const }]
      : [],
  );
  const inGroups = labelledValues(pageOf(view)).flatMap(({ value, valueCell }) => {
    const start = grouped.test(value) ? source.indexOf(value, valueCell.start) : -1;
    return start < 0 ? [] : [{ start, end: start + value.length, form: 'none' as const }];
  });
  const named = [...source.matchAll(namedInGroups)].map(({ 0: whole, 1: value = '', index }) => {
    const end = index + whole.length;
    return { start: end - value.length, end, form: 'none' as const };
  });
  const taken: Place[] = [];
  let end = 0;
  const places = [...formed, ...inGroups, ...named, ...others];
  for (const place of places.toSorted((one, other) => one.start - other.start)) {
    if (place.start < end) continue;
    const rest = restBelow(source, place) + restBeside(source, place);
    const whole = { ...place, end: place.end + rest };
    taken.push(whole);
    end = whole.end;
  }
  return taken;
}

/** "BN-REK/2026/" at the end of a line and "0077/114" below it: one number. */
const restBelow = (source: string, { end }: Span): number =>
  /^[/-][^\S\n]*\n[^\S\n]*\d[\p{L}\d./-]*(?<![./-])(?=\s|$)/u.exec(source.slice(end, end + 90))?.[0]
    .length ?? 0;

/** "NKS2-V-26 48112/3" behind a label: the part of a number after a space, at the end of its line or column. */
function restBeside(source: string, { start, end }: Span): number {
  const isLabelled = /(?:\p{L}|\p{L}[.)]):[^\S\n]{0,3}$/u.test(
    source.slice(Math.max(0, start - 8), start),
  );
  if (!isLabelled || !/\p{L}.*[-./].*\d$/u.test(source.slice(start, end))) return 0;
  return (
    /^ (?!\d{1,2}\/20\d\d)\d{2,7}\/\d{1,4}(?=\s{2}|[^\S\n]*(?:\n|$))/.exec(
      source.slice(end, end + 24),
    )?.[0].length ?? 0
  );
}

/** "III RC 128/26/P": what a court's division adds after the year. */
function withEnding(source: string, { start, end }: Span): Span {
  const rest =
    /^(?:[/.-][\p{L}\d]{1,4}(?![\p{L}\d]))+/u.exec(source.slice(end, end + 12))?.[0] ?? '';
  return { start, end: end + rest.length };
}

function isOfElse(source: string, at: number): boolean {
  const before = foldText(source.slice(Math.max(0, at - WORDS_BEFORE), at));
  return ofElse.test(before) || ofSomebody.test(before);
}

function isNumber(value: string, rest: string): boolean {
  if (value.startsWith('[')) return true;
  if (/\p{Ll}{3}\.\p{Ll}{2}/u.test(value)) return false; // pkp-oplaty.example/8812
  if (fileName.test(value)) return false;
  const figures = value.replace(/\D/g, '').length;
  if (figures < LEAST_FIGURES || plainFigures.test(value) || /^,\d{2}/.test(rest)) return false;
  return figures >= LEAST_BARE || /[./_–-]|\p{L}/u.test(value);
}
