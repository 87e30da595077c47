import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { closesLetter } from '#shared/letters/reading/page/closings.ts';
import { type Cell, cellAbove, pageOf } from '#shared/letters/reading/page/page.ts';
import { isProse } from '#shared/letters/reading/page/prose.ts';
import { isAddressOrContact, isDateCell, isReferenceCell } from '#shared/letters/text/cells.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { isBoilerplate } from './boilerplate.ts';
import type { Party } from './party.ts';
import { placeholder } from './party.ts';

/** A masked person, or the telephone number that a text message shows as its sender. */
const hiddenSender = /\[(?:OSOBA|TELEFON)/;

/** A name alone: two to four capitalised words or a placeholder, no verb, no figure. */
export function looksLikePerson(text: string): boolean {
  if (placeholder.test(text)) {
    const isNamed = hiddenSender.test(text);
    return isNamed && !text.includes('[ADRES') && !/\d{2}-\d{3}/.test(text) && !isProse(text);
  }
  return /^(?:\p{Lu}[\p{L}'’-]+\s){1,3}\p{Lu}[\p{L}'’-]+$/u.test(text.trim());
}

const addressAfter = /,? (?:ul|al|pl|os|zam)\. .*$|, (?:\d{2}-\d{3}|\[ADRES).*$|,? \[ADRES.*$/u;

/** The name in a cell that may continue with the address ("Pan Jan Nowy, ul. Polna 3, 00-950 Warszawa"). */
export function withoutAddress(text: string): string {
  return text.replace(addressAfter, '').replace(/[,;]$/, '').trim();
}

const honorific = new RegExp(
  String.raw`^${either(
    /pan\s?\/\s?pani/,
    /sz(?:an)?\.? ?p\.?(?:a[nń](?:i|stwo)?)?/, // Sz. P., Szan. Pani
    /sz(?:an)?\.(?=\s\[OSOBA)/, // Sz. P. Jan Nowak: the mask took the P. for an initial
    'ob.', // ob. Nowak
    /pan\(i\):?/,
    /szanown\p{L}+ (?:pa[nń]\p{L}*|podatni\p{L}+|klien\p{L}+|mieszka\p{L}+)/u,
    /pan(?:i|u|em|ią)?/,
    /panie(?=\s\[OSOBA)/, // Panie Marcinie: the mask has his whole name
    /pa[nń]stw(?:o|a|u)/,
    'p.',
  )}(?:\s+|$)`,
  'iu',
);

export function withoutHonorific(text: string): string {
  return text.replace(honorific, '').trim();
}

/** Whether the whole cell is an honorific ("Pani", "Sz. P.", "Szanowny Podatnik"). */
export function isHonorific(text: string): boolean {
  return text !== '' && honorific.test(`${text} `) && withoutHonorific(`${text} `) === '';
}

export function startsWithHonorific(text: string): boolean {
  return honorific.test(`${text} `);
}

const LAST_ROWS = 8;
const BEFORE_CLOSING = 2;
const BEHIND_CLOSING = 5;

/** The person who signed a letter without a letterhead, otherwise the first person it names. */
export function personInSignature(view: LetterView): Party | null {
  const { rows } = pageOf(view);
  const closing = rows.findLastIndex((row) => row[0] !== undefined && closesLetter(row[0].text));
  const around =
    closing < 0
      ? rows.slice(-LAST_ROWS)
      : rows.slice(Math.max(0, closing - BEFORE_CLOSING), closing + BEHIND_CLOSING);
  const cells = around
    .flat()
    .filter(({ zone, kind }) => zone !== 'head' && zone !== 'privacy' && kind === 'words')
    .filter(({ text }) => !isPost(text));
  const signed =
    cells.find(({ text }) => looksLikePerson(text)) ??
    cells.find(({ text }) => nameSigned(text) !== undefined);
  const named =
    signed ??
    rows.flat().find((cell) => cell.zone === 'head' && isPerson(cell) && !isAddressed(view, cell));
  if (named === undefined) return firstNameSigned(rows, closing);
  // "Główna księgowa Zofia Pirek": the job title is not part of the name.
  const person = signed === undefined ? undefined : /\[OSOBA[A-Z_]*_\d+\]/.exec(named.text)?.[0];
  const written = signed === undefined ? named.text : (nameSigned(named.text) ?? named.text);
  return { name: person ?? titleCase(written), quote: named.text };
}

/** "Pozdrawiam, Jan Nowak", "Twoja siostra Ewa Lis", "Jan Nowak, tel. 600 100 200", "(-) Jan Nowak": the name in a signature. */
function nameSigned(text: string): string | undefined {
  const bare = text
    .replace(/^(?:\(-\)|\/-\/|[-–—])\s*/u, '')
    .replace(/(?:,| -| –)? (?:tel|kom|nr|lokal|mieszkanie|m)\b.*$/iu, '');
  const parts = [bare, ...bare.split(/, ?|: /u), bare.replace(kin, '')];
  return parts.map((part) => part.trim()).find((part) => looksLikePerson(part));
}

/** "Twój brat Marek", "Wasza sąsiadka": who the writer is to the reader. */
const kin = /^(?:(?:tw|wasz)\p{L}{1,3} )?\p{Ll}+ (?=\p{Lu})|^(?:Tw|Wasz)\p{L}{1,3} (?:\p{Ll}+ )?/u;
const theirs = /^(?:Tw|Wasz)\p{L}{1,3} (?:\p{Ll}+ )?\p{Lu}\p{Ll}+$/u;
const firstName = /^\p{Lu}\p{Ll}{2,}$/u;

/** "Pozdrawiam / Jola": the first name alone, with which a relative or a neighbour signs. */
function firstNameSigned(rows: readonly (readonly Cell[])[], closing: number): Party | null {
  const [beside = '', below = ''] =
    closing < 0
      ? ['', theirs.exec(rows.at(-1)?.[0]?.text ?? '')?.input]
      : [rows[closing], rows[closing + 1]].map((row) => row?.[0]?.text);
  const own = beside.split(/, ?/u).at(1) ?? '';
  const name = [own, below].map((text) => text.replace(kin, '').trim());
  const found = name.find((text) => firstName.test(text));
  return found === undefined ? null : { name: found, quote: found };
}

/** "Pan Jan Nowak", or a name above the words addressed to it: "Jan Nowak," alone on its line. */
function isAddressed(view: LetterView, cell: Cell): boolean {
  const { source } = view;
  const { text, end, opensColumn } = cell;
  if (isHonorific(cellAbove(pageOf(view), cell, source)?.text ?? '')) return true;
  return (
    startsWithHonorific(text) || (opensColumn && /^,[^\S\n]*\n/.test(source.slice(end, end + 9)))
  );
}

/** "Przewodnicząca Komisji Rekrutacyjnej": what the signer is, in words that begin with capitals. */
const isPost = (text: string): boolean => !placeholder.test(text) && post.test(foldText(text));
const post = wordPattern([
  'przewodnicz*',
  'dyrektor*',
  'kierowni*',
  'prezes*',
  'naczelni*',
  'specjalist*',
  'koordynator*',
  'komisj*',
  'dzial*',
  'zespol*',
  'zastepc*',
  'inspektor*',
  'administrator*',
  'opiekun*',
  'doradc*',
]);

function isPerson({ text, folded }: Cell): boolean {
  const isOther = isDateCell(text) || isReferenceCell(text) || isAddressOrContact(text);
  return looksLikePerson(text) && !isOther && !isBoilerplate(folded);
}
