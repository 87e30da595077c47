import { nominativePlaceholder } from '#shared/letters/people/masking.ts';
import { opensHeading } from '#shared/letters/reading/headings.ts';
import { readLabel } from '#shared/letters/reading/labels/label-reader.ts';
import type { LabelRole } from '#shared/letters/reading/labels/labels.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { type Cell, type Page, pageOf } from '#shared/letters/reading/page/page.ts';
import { isProse } from '#shared/letters/reading/page/prose.ts';
import { keyOf } from '#shared/letters/reading/parties/candidates.ts';
import {
  hasLegalForm,
  isDepartment,
  isFirm,
  isOffice,
} from '#shared/letters/reading/parties/institutions.ts';
import { partyOf, trimName } from '#shared/letters/reading/parties/letterhead-name.ts';
import type { Party } from '#shared/letters/reading/parties/party.ts';
import { partyIn } from '#shared/letters/reading/parties/party-name.ts';
import { withoutHonorific } from '#shared/letters/reading/parties/persons-in-letter.ts';
import { isAddressOrContact, isDateCell, isReferenceCell } from '#shared/letters/text/cells.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { isPhrase } from './phrases.ts';

/** One place of a name: the cell, and the span in it. `isAlone`: nothing else stands in the cell but a label. */
export type NamePlace = { cell: Cell; from: number; to: number; isAlone: boolean };
/** A name of a person, a firm or an institution, with every place where the letter writes it. */
export type NamedInLetter = Party & { key: string; places: NamePlace[] };

const LONGEST = 110;
/** A letter that lists hundreds of people must not take long. */
const MOST = 60;
const MOST_PLACES = 6;

const person = /\[OSOBA[A-Z_]*_\d+\](?: (?:i|oraz) \[OSOBA[A-Z_]*_\d+\])?/g;
/** "Biuro Reklamacji Lunet Telekom S.A." in running text: capitals before a legal form. */
const firm = new RegExp(
  String.raw`(?<![\p{L}„"])\p{Lu}[\p{L}.&-]*(?: (?:\p{Lu}[\p{L}.&-]*|i)){0,4},? ${either(
    /S\. ?A\./,
    /S\. ?c\./,
    /[Ss]p\. ?z ?o\. ?o\./,
    /[Ss]p\. ?[jkp]\./,
  )}`,
  'gu',
);
/** Where one cell may name two: "[OSOBA_1], prezes", "Kl. 4 b, Szkoła Podstawowa nr 3", "Zarządca: LOKUM". */
const joint = /, |; |: | [-–|·•] | \(/g;

/** The names of a letter in reading order; `known` are names that the rules found in their own ways. */
export function namesInLetter(view: LetterView, known: readonly Party[]): NamedInLetter[] {
  const page = pageOf(view);
  const found = new Map<string, NamedInLetter>();
  const add = ({ name, quote }: Party, place: NamePlace) => {
    const key = keyOf(name);
    if (key.length < 3) return;
    const one = found.get(key) ?? { name, quote, key, places: [] };
    if (one.places.length === 0 && found.size >= MOST) return;
    found.set(key, one);
    if (one.places.length < MOST_PLACES) one.places.push(place);
    else one.places[MOST_PLACES - 1] = place;
  };
  for (const cell of page.cells) {
    if (cell.kind !== 'words' || outside.has(cell.zone)) continue;
    if (cell.text.length > LONGEST || isProse(cell.text)) {
      addOpening(cell, add);
      addInText(cell, add);
    } else addInCell(view, page, cell, add);
  }
  for (const party of known) {
    if (found.has(keyOf(party.name))) continue;
    const place = placeOf(page, party.quote);
    if (place !== undefined) add(party, place);
  }
  return [...found.values()];
}
const outside: ReadonlySet<Cell['zone']> = new Set(['second_letter', 'instruction']);

type Add = (party: Party, place: NamePlace) => void;

/** "Urząd Skarbowy w Kole ul. Polna 8 …", "Lunair AS, oddział w Polsce, …": the name with which a long line opens. */
function addOpening(cell: Cell, add: Add): void {
  const opening = nameBefore.exec(cell.text)?.[0] ?? '';
  const party = opening === '' || isProse(opening) ? null : namedBy(opening);
  if (party !== null) add(party, { cell, from: 0, to: opening.length, isAlone: false });
}
const nameBefore = /^[^,:;|]{4,90}?(?=[,|]|\.\s|\s(?:ul|al|pl|os|tel|NIP)\b|\s\d{2}-\d{3})/u;

function addInText(cell: Cell, add: Add): void {
  for (const pattern of [person, firm]) {
    for (const { 0: found, index } of cell.text.matchAll(pattern)) {
      const name = nominativePlaceholder(found);
      add({ name, quote: found }, { cell, from: index, to: index + found.length, isAlone: false });
    }
  }
}

function addInCell(view: LetterView, page: Page, cell: Cell, add: Add): void {
  const label = readLabel(cell.text);
  const isLabelled = label?.isClosed === true && label.value !== '';
  if (isLabelled && !partyRoles.has(label.role)) return;
  const from = isLabelled ? label.valueAt : 0;
  const whole = cell.text.slice(from).replace(mailbox, '');
  const end = from + whole.length;
  const seen = new Set<string>();
  const addOnce = (party: Party | null, place: NamePlace) => {
    if (party === null || seen.has(keyOf(party.name))) return;
    seen.add(keyOf(party.name));
    add(party, place);
  };
  // "Od: Departament Zwrotów Aktywów KNF <…>": only a mailbox may be named after a department.
  if (cell.zone === 'mail' && isLabelled && isDepartment(whole) && whole.includes(' '))
    addOnce({ name: whole, quote: whole }, { cell, from, to: end, isAlone: true });
  addOnce(nameOf(view, page, cell, whole), { cell, from, to: end, isAlone: true });
  const cuts = [...whole.matchAll(joint)];
  let start = from;
  for (const cut of [...cuts, undefined]) {
    const to = cut === undefined ? end : from + cut.index;
    const part = cell.text.slice(start, to).trim();
    if (cuts.length > 0 && part.length > 2)
      addOnce(namedBy(part), { cell, from: start, to, isAlone: false });
    start = to + (cut?.[0].length ?? 0);
  }
  addInText(cell, addOnce);
}

const partyRoles: ReadonlySet<LabelRole> = new Set<LabelRole>([
  'recipient',
  'sender',
  'other_party',
]);
/** " <biuro@firma.example>" behind the name of a mailbox. */
const mailbox = /\s*<[^>]*>?.*$/;

/** The name that a whole cell gives, with the parts of it in the cells below. */
function nameOf(view: LetterView, page: Page, cell: Cell, text: string): Party | null {
  const isInstitution = (isOffice(text) || isFirm(text)) && !isDepartment(text);
  const opensName = isInstitution
    ? text === cell.text && !isPhrase(text) && !opensWithAnother(text)
    : organAlone.test(text);
  if (!opensName || isNone(text)) return namedBy(text);
  const party = partyOf(view, page, cell);
  const name = withoutLabel(party.name);
  return opens.test(name) ? { ...party, name } : null;
}

/** "Anna Lis, Obsługa Klienta, KROK Sp. z o.o.": behind a comma, the firm is a name of its own. */
function opensWithAnother(text: string): boolean {
  const [first = '', ...others] = text.split(', ');
  const last = others.at(-1) ?? '';
  return hasLegalForm(last) && !formAlone.test(last) && !hasLegalForm(first);
}
const formAlone = /^s(?:p|półka)?\. ?\S/iu;

/** "REKTOR" above "AKADEMII NAUK STOSOWANYCH": an organ whose institution stands below. */
const organAlone = /^(?:rektor|dziekan|dyrektor|prezes|kierownik|naczelnik|przewodnicz\p{L}+)$/iu;
/** "Zarząd: Jan Nowak": what somebody is, before the name. */
const withoutLabel = (text: string) => withoutHonorific(text.replace(/^[^:]{2,28}:\s+/, ''));
/** "Administratorem danych jest Warmia S.A.": words of a sentence before the name. */
const saidBefore = /^.*\s(?:jest|są|przez|z tej strony|w imieniu)\s+(?=[„"]?\p{Lu})/iu;
/** A name opens with a capital or a quotation mark; "e-TOLL" and "mBank" with a small letter before it. */
const opens = /^(?:[„"]?\p{Lu}|\[OSOBA|\p{Ll}-?\p{Lu})/u;

function namedBy(text: string): Party | null {
  if (isNone(text) || isPhrase(text)) return null;
  if (!(isOffice(text) || hasLegalForm(text)) || isDepartment(text)) return partyIn(text);
  if (opensWithAnother(text)) return null;
  const name = trimName(withoutLabel(text).replace(saidBefore, ''));
  return name.length > 3 && opens.test(name) ? { name, quote: text } : null;
}

const isNone = (text: string): boolean =>
  isDateCell(text) || isReferenceCell(text) || isAddressOrContact(text) || opensHeading(text);

/** The cell with these words, or with the first of them when the name goes on below. */
function placeOf({ cells }: Page, quote: string): NamePlace | undefined {
  const words = quote.split(' ');
  const start = words.slice(0, 2).join(' ');
  const cell =
    cells.find(({ text }) => text.includes(quote)) ??
    cells.find(({ text }) => text.includes(start));
  if (cell === undefined) return undefined;
  const from = Math.max(0, cell.text.indexOf(start));
  const to = Math.min(cell.text.length, from + quote.length);
  return { cell, from, to, isAlone: from === 0 && to === cell.text.length };
}
