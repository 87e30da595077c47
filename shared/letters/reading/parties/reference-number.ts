import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { isAddressOrContact, isDateCell } from '#shared/letters/text/cells.ts';
import { foldText } from '#shared/letters/text/text.ts';

import type { Party } from './party.ts';

/** Labels of a letter's own number, the surest first; folded, at the start of a cell. */
const labels: readonly RegExp[] = [
  /^sygn(?:atura|\.)?(?: akt)?(?: sprawy)?\s?[.:]{0,2}\s*/,
  /^(?:nasz )?znak(?: sprawy| pisma)?\s?[.:]{0,2}\s*/,
  /^(?:nr|numer) (?:pisma|wezwania|dokumentu|zawiadomienia|upomnienia|decyzji|wystapienia|korespondencji|przesylki|mandatu|monitu|noty|ref\w*)\s?[.:]{0,2}\s*/,
  /^(?:nr|numer) (?:sprawy|akt|szkody|rej\.?|rejestrow\w+|rejestru|roszczenia|reklamacji|zgloszenia)\s?[.:]{0,2}\s*/,
  /^(?:szkoda|sprawa|wezwanie|upomnienie)\s?(?:nr|numer)\s?[.:]{0,2}\s*/,
  /^l\.? ?dz\.?\s?[.:]{0,2}\s*/,
  /^(?:rep|sprawa)\.?\s?:?\s+(?=\S*\d)/,
  /^(?:ref|referencj\w+)\s?[.:]\s*/,
  /^(?:id|identyfikator|oznaczenie|kod) (?:sprawy|dlugu|wierzytelnosci)\s?[.:]?\s*/,
  /^(?:nr|numer)\s?:\s*/,
  /^nr\s+(?=\S*\d\S*[./-]\S*\d)/,
];
const bodyLabels: readonly RegExp[] = [
  /\bsygn(?:atura|\.)(?: akt)?\s?:?\s*(?=(?:[ivxl]+ )?[a-z])/g,
  /\b(?:znak(?: sprawy| pisma)?|(?:nr|numer) (?:sprawy|szkody|pisma))\s?:\s*/g,
];
/** An office's own number stands alone at the edge of the letterhead. */
const officeNumber =
  /^(?=\S*\p{Lu})[\p{Lu}\d][\p{Lu}\d.-]{0,18}\.\d{1,6}(?:\.[\p{L}\d]+)*\.20\d{2}(?:\.\p{L}+){0,3}(?:\/\d{1,4})?$/u;
/** "SKO.PZ-71/2211/118/2026", "DW/88/10/2026": a registry's number with its year, alone in its cell. */
const registryNumber =
  /^(?=\S*\p{Lu})[\p{Lu}\d][\p{L}\d.-]{0,20}(?:\/[\p{L}\d.-]{1,14}){1,5}\/(?:20)?\d{2}(?:[-/.]\p{L}{1,5})?$/u;
const courtNumber =
  /^(?:[IVXL]{1,6}\s+(?:\d\s+)?)?\p{L}{1,4}(?:-e|\/\p{L}{2,3})?\s+\d{1,7}\/\d{2,4}(?:\/[\p{L}\d]+)?/u;
/** Any other number of a registry alone in its cell: letters and figures parted by at least two marks. */
const looseNumber = /^(?=\S*\p{L})(?=(?:\D*\d){4})[\p{L}\d]{1,12}(?:[./-][\p{L}\d]{1,10}){2,8}$/u;
const titleNumber = /\bnr\.?\s+(\S*\d\S*)/i;
const contractTitle = /^(?:umowa|aneks)\b/;

/** The letter's own number: never an invoice's, a contract's or a customer's. */
export function readReference(view: LetterView): Party | null {
  return fromHead(view) ?? fromTitle(view) ?? bareOfficeNumber(view) ?? fromBody(view);
}

function fromHead(view: LetterView): Party | null {
  const cells = headCells(view);
  for (const label of labels) {
    for (const cell of cells) {
      const match = label.exec(foldText(cell));
      if (match === null) continue;
      const value = valueOf(cell.slice(match[0].length));
      if (value !== undefined) return { name: value, quote: cell };
    }
  }
  return null;
}

function headCells(view: LetterView): string[] {
  return view.lines
    .slice(0, Math.min(view.titleLine + 3, view.lines.length))
    .flatMap(({ segments }) => segments)
    .map(({ text }, index, all) =>
      endsOpen(text) ? `${text} ${all[index + 1]?.text ?? ''}` : text,
    );
}

/** "Znak sprawy:" alone in its cell: the number is in the next one. */
function endsOpen(cell: string): boolean {
  return cell.endsWith(':') || /^(?:znak|sygn\. akt|l\.dz\.)$/i.test(cell);
}

function valueOf(rest: string): string | undefined {
  const text = rest.trim().replace(/^[„"(]+/, '');
  const court = courtNumber.exec(text)?.[0];
  if (court !== undefined) return court.replace(/\s+/g, ' ');
  const first = /^\S+(?:(?<=\/\p{L}{2,5}) \d{1,6}\/\d{2,4})?/u
    .exec(text)?.[0]
    .replace(/[,;.)”"]+$/, '');
  return first !== undefined && /\d/.test(first) && !/^\d{1,2}\.\d{1,2}\.\d{4}/.test(first)
    ? first
    : undefined;
}

function bareOfficeNumber(view: LetterView): Party | null {
  const cell = headCells(view).find(
    (text) =>
      officeNumber.test(text) ||
      registryNumber.test(text) ||
      courtNumber.exec(text)?.[0] === text ||
      (looseNumber.test(text) && !isPlainCell(text)),
  );
  return cell === undefined ? null : { name: cell, quote: cell };
}

/** A date, an address or a contact is no number. */
function isPlainCell(text: string): boolean {
  return isDateCell(text) || isAddressOrContact(text);
}

/** "DECYZJA NR 207/2026", "UMOWA ZLECENIA NR 7/2026" – where the head has no number of its own. */
function fromTitle(view: LetterView): Party | null {
  if (bareOfficeNumber(view) !== null) return null;
  const ownNumber = contractTitle.test(view.foldedTitle)
    ? titleNumber.exec(view.title)
    : /(?:decyzja|upomnienie|wezwanie|postanowienie|zawiadomienie|protokol|mandat|nota|orzeczenie|tytul wykonawczy|wystapienie|uchwala)[\s\p{L}]{0,40}?\bnr\.?\s+(\S*\d\S*)/iu.exec(
        view.title,
      );
  const value = ownNumber?.[1]?.replace(/[,;.]$/, '');
  return value === undefined ? null : { name: value, quote: ownNumber?.[0] ?? value };
}

const BODY_START = 1200;
/** The number of the act the letter speaks of, not its own. */
const othersNumber = /(?:decyzji|postanowieni\w+|umow\w+|wyroku|nakazu|pism\w+|tytul\w+)[^.]*$/;

function fromBody(view: LetterView): Party | null {
  const beginning = view.spaced.slice(0, BODY_START);
  for (const label of bodyLabels) {
    for (const match of beginning.matchAll(label)) {
      const at = match.index + match[0].length;
      if (othersNumber.test(beginning.slice(Math.max(0, match.index - 60), match.index))) continue;
      const value = valueOf(view.flow.text.slice(at, at + 60).replace(/\n/g, ' '));
      if (value !== undefined) return { name: value, quote: value };
    }
  }
  return null;
}
