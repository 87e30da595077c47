import { either, wordPattern } from '#shared/letters/text/word-list.ts';

/** "I C 733/26", "Km 902/26", "II SA/Ol 318/26": the parts stand apart. */
const courtNumber =
  /^(?:[IVXL]{1,6}\s+(?:\d\s+)?)?\p{L}{1,4}(?:-e|\/\p{L}{2,3})?\s+\d{1,7}\/\d{2,4}(?:\/[\p{L}\d]+)?/u;
/** "KK NR 4418820", "RSD 771/26", "FV 12/2026": letters before the number. */
const lettersFirst = /^\p{Lu}{1,5}(?:\s(?:nr|NR|Nr)\.?)?\s\d{2,9}(?:\/\d{1,6}){0,3}(?![\p{L}\d])/u;
/** An office's, a registry's or any other number in one piece. */
const officeNumber =
  /^(?=\S*\p{Lu})[\p{Lu}\d][\p{Lu}\d.-]{0,18}\.\d{1,6}(?:\.[\p{L}\d]+)*\.20\d{2}(?:\.(?:\p{L}+|\d{1,4})){0,3}(?:\/\d{1,4})?$/u;
const registryNumber =
  /^(?=\S*[\p{L}])[\p{L}\d][\p{L}\d.-]{0,20}(?:\/[\p{L}\d.-]{1,14}){1,5}\/(?:20)?\d{2}(?:[-/.]\p{L}{1,5})?$/u;
const looseNumber = /^(?=\S*\p{L})(?=(?:\D*\d){4})[\p{L}\d]{1,12}(?:[./-][\p{L}\d]{1,10}){2,8}$/u;
const behindNr = /^nr\.?:?\s+(\S*\d\S*(?:[./-]\S*\d)?\S*)$/i;
const date = /^\d{1,2}\.\d{1,2}\.\d{4}/;

/** The number with which the text begins; undefined for a date and for words. */
export function numberAtStart(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^(?:nr\.?|numer)\s+/i, '')
    .replace(/^[„"(:]+\s*/, '');
  // A number that is masked: of a customer or a policy.
  const masked = /^\[(?:KLIENT|POLISA)_\d+\]/.exec(bare)?.[0];
  if (masked !== undefined) return masked;
  const grouped = /^\d{2,4}(?: \d{2,4}){1,4}$/.exec(bare)?.[0];
  if (grouped !== undefined) return grouped;
  const parts = courtNumber.exec(bare)?.[0] ?? lettersFirst.exec(bare)?.[0];
  if (parts !== undefined) return parts.replace(/\s+/g, ' ');
  const first = /^\S+(?:(?<=\/\p{L}{2,5}) \d{1,6}\/\d{2,4})?/u
    .exec(bare)?.[0]
    .replace(/[,;.)”"]+$/, '');
  return first !== undefined && /\d/.test(first) && !date.test(first) && !first.startsWith('[')
    ? first
    : undefined;
}

/** The number a cell consists of; undefined where it says anything else. */
export function numberAlone(cell: string): string | undefined {
  // "Nr OP.12.2026 / z dnia 3 maja 2026 r.": the number with its day.
  const text = cell
    .trim()
    .replace(/[,/\s]+z dnia .*$/, '')
    // "250100/EMD/0447120/2026 - ENP/15": the room that keeps the file.
    .replace(/(?<=\d)\s[-–]\s\p{Lu}\S{1,9}$/u, '')
    .replace(/[.,;]$/, '');
  const numbered = behindNr.exec(text)?.[1];
  if (numbered !== undefined) return numbered;
  const isNumber =
    officeNumber.test(text) ||
    registryNumber.test(text) ||
    courtNumber.exec(text)?.[0] === text ||
    lettersFirst.exec(text)?.[0] === text ||
    looseNumber.test(text);
  return isNumber && !date.test(text) ? text : undefined;
}

export const contractTitle = /^(?:umowa|aneks)\b/;
/** Names of acts that are numbered in their title. */
const numberedAct = either(
  /decyzj[ai]/, // DECYZJA NR 207/2026
  /upomnieni[ea]/,
  /wezwani[ea]/,
  /postanowieni[ea]/,
  /zawiadomieni[ea]/,
  'protokol',
  'mandat',
  /not[ay]/, // NOTA ODSETKOWA NR 3/2026
  /orzeczeni[ea]/,
  'tytul wykonawczy',
  /wystapieni[ea]/,
  /uchwal[ay]/,
  /informacj[ai]/,
  'seria',
);

export const ownTitle = new RegExp(
  String.raw`${numberedAct}[\s\p{L}]{0,40}?\bnr\.?\s+(\S*\d\S*)`,
  'iu',
);

/** A paper of the sender's own that its heading numbers: "Rozliczenie nr R/2025/40/17". */
export const numberedPaper = /^[\p{L} –-]{4,60} nr\.? ((?=\S*[/-])(?=(?:\D*\d){3})\S{5,40})/u;
/** What a heading may number besides the letter. */
export const numberedElse = wordPattern([
  'umow*',
  'aneks*',
  'faktur*',
  'polis*',
  'rachun*',
  'kont*',
  'klient*',
  'dzialk*',
  'lokal*',
  'ksieg*',
  'ustaw*',
  'uchwal*',
  'szkol*',
  'przedszkol*',
  'budynk*',
  'ul',
]);
