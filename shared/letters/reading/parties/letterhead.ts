import { readLabel } from '#shared/letters/reading/labels/label-reader.ts';
import { labelledValues } from '#shared/letters/reading/labels/labelled-values.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import {
  type Cell,
  cellBelow,
  nextCell,
  type Page,
  pageOf,
} from '#shared/letters/reading/page/page.ts';
import { isProse } from '#shared/letters/reading/page/prose.ts';
import { isAddressOrContact, isDateCell, isReferenceCell } from '#shared/letters/text/cells.ts';
import { isCapitals } from '#shared/letters/text/lines.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { isBoilerplate } from './boilerplate.ts';
import type { Candidate } from './candidates.ts';
import {
  hasFirmWord,
  hasLegalForm,
  isDepartment,
  isOffice,
  upToLegalForm,
} from './institutions.ts';
import type { Party } from './party.ts';
import { looksLikePerson, startsWithHonorific } from './persons-in-letter.ts';
import { isOnTop, opensAddress } from './top-of-page.ts';

const goesOn =
  /^(?:oddzial (?:w|i|ii|wojewodzk|regionaln)|(?:okregowy|powiatow\w+|wojewodzk\w+) |w[e]? [A-Z]|o (?=niepeln)|dla |przy |im\. |i |oraz |z siedziba)/i;
const unfinished = /(?:^|\s)(?:w|we|i|o|dla|przy|z|im\.|nad|oraz|spraw|orzekania)$/i;
const LEAST = 1.5;
const TAIL_ROWS = 22;

/** The institution or firm of the letterhead (or of the signature, where the head is a picture). */
export function readLetterhead(view: LetterView): Party | null {
  const page = pageOf(view);
  const [best] = letterheadCandidates(view);
  return best?.party ?? fromTail(view, page);
}

/** Who may have written the letter by its head, the likeliest first. */
export function letterheadCandidates(view: LetterView): Candidate[] {
  const page = pageOf(view);
  const named = new Set(labelledValues(page).map(({ cell }) => cell));
  return page.cells
    .filter((cell) => isHead(page, cell) && !named.has(cell))
    .map((cell) => ({ cell, weight: scoreOf(cell.text) + topOfPage(page, cell) - cell.y * 0.12 }))
    .filter(({ weight }) => weight > LEAST)
    .sort((left, right) => right.weight - left.weight)
    .map(({ cell, weight }) => ({ party: partyOf(view, page, cell), weight }));
}

function isHead(page: Page, { zone, kind, y }: Cell): boolean {
  return zone === 'head' && kind === 'words' && (page.titleRow < 2 || y < page.titleRow);
}

function fromTail(view: LetterView, page: Page): Party | null {
  let best: { cell: Cell; weight: number } | undefined;
  const from = page.rows.length - TAIL_ROWS;
  for (const cell of page.cells) {
    if (cell.y < from || cell.kind !== 'words' || cell.zone === 'privacy') continue;
    const weight = scoreOf(cell.text) * 0.6 - (cell.y - from) * 0.12;
    if (weight > (best?.weight ?? LEAST)) best = { cell, weight };
  }
  return best === undefined ? null : partyOf(view, page, best.cell);
}

/** A name in the page's first line above its own address is the sender's, whatever it is called. */
function topOfPage(page: Page, cell: Cell): number {
  const { text } = cell;
  if (!isOnTop(page, cell) || isBoilerplate(cell.folded) || isDateCell(text)) return 0;
  if (isReferenceCell(text) || isAddressOrContact(text) || isProse(text)) return 0;
  if (startsWithHonorific(text) || isDepartment(text)) return 0;
  const next = nextButParts(page, cell);
  const isAlone = (page.rows[cell.y] ?? []).every((one) => one === cell || isDepartment(one.text));
  if (next !== undefined && opensAddress(next)) return looksLikePerson(text) ? 2.5 : 5;
  if (cell.y === 0 && readLabel(text)?.role === 'sender' && readLabel(text)?.value !== '') return 2;
  // Capitals alone on the first line are a letterhead too, even with no address below.
  if (isAlone && isCapitals(text) && next !== undefined && !isCapitals(next.text)) return 2.5;
  const later = next === undefined ? undefined : nextButParts(page, next);
  const isAddressLater = later?.kind === 'address' || later?.kind === 'contact';
  return isAddressLater && !looksLikePerson(text) ? 2 : 0;
}

/** The next cell that is no department of the sender. */
function nextButParts(page: Page, cell: Cell): Cell | undefined {
  let next = nextCell(page, cell);
  while (next !== undefined && isDepartment(next.text)) next = nextCell(page, next);
  return next;
}

const LONGEST_NAME = 110;

function scoreOf(whole: string): number {
  // A head printed in one line goes on with the department, the day and the number.
  const cell = whole.length > LONGEST_NAME ? trimName(whole) : whole;
  const text = foldText(cell);
  if (text.length < 3 || text.length > LONGEST_NAME) return 0;
  if (isBoilerplate(text) || isDateCell(cell) || isReferenceCell(cell)) return 0;
  if (isAddressOrContact(cell) && !hasLegalForm(cell) && !atStreet.test(text)) return 0;
  if (/\[RACHUNEK|(?:\d ?){16}/.test(cell)) return 0;
  if (isProse(cell) || /^\p{Ll}{2}/u.test(cell)) return 0;
  if (isDepartment(text)) return 1.2;
  if (/[.:;]$/.test(cell) && !hasLegalForm(cell)) return 0;
  let score = 0;
  if (hasLegalForm(cell)) score += 5;
  if (isOffice(cell)) score += 5;
  if (hasFirmWord(cell)) score += 3;
  if (/\bsad(?:zie|u)? (?:rejonow|okregow)/.test(text)) score -= 3;
  return score;
}

/** A community of owners is called after its house: "Wspólnota Mieszkaniowa przy ul. Lipowej 12". */
const atStreet =
  /^(?:wspolnota|zarzad|nieruchomosc|osiedle)\b.*\bprzy (?:(?:ul|al|pl|os)\.|\[adres)/;

function partyOf(view: LetterView, page: Page, first: Cell): Party {
  const parts = [first.text];
  let quote = first.text;
  let last = first;
  for (let added = 0; added < 3; added += 1) {
    const next = cellBelow(page, last) ?? page.rows[last.y + 1]?.[0];
    if (next?.kind !== 'words') break;
    const continues =
      goesOn.test(next.folded) || unfinished.test(quote) || namesWhoseOffice(quote, next.folded);
    if (!continues || isAddressOrContact(next.text) || isDateCell(next.text)) break;
    quote = `${quote} ${next.text}`;
    parts.push(next.text);
    last = next;
  }
  const mixed = parts.every((part) => isCapitals(part)) ? quote : parts.map(officeCase).join(' ');
  return { name: inMixedCase(view, withoutLogo(trimName(mixed))), quote };
}

/** "ZUS Zakład Ubezpieczeń Społecznych": a logo that abbreviates the name behind it. */
function withoutLogo(name: string): string {
  const [logo = '', ...words] = name.split(' ');
  const initials = words.slice(0, logo.length).map((word) => word.charAt(0));
  return logo.length > 1 && initials.join('') === logo ? words.join(' ') : name;
}

const organ =
  /^(?:dyrektor|prezes|naczelnik|kierownik|komendant|inspektor|przewodniczac|marszalek|rektor|dziekan|minister|szef)/;

/** "PREZES ZARZĄDU" above "PAŃSTWOWEGO FUNDUSZU …": the genitive says of what the organ is one. */
function namesWhoseOffice(quote: string, next: string): boolean {
  return organ.test(foldText(quote)) && /^\w+(?:ego|iej|nej|skiej)\s/.test(next);
}

/** A line in capitals that names an office, with capital initials. */
function officeCase(part: string): string {
  return isOffice(part) ? titleCase(part) : part;
}

const departmentBehind = wordPattern([
  'dzial',
  'wydzial',
  'referat',
  'departament',
  'biuro obslugi',
]);

/** The name up to its legal form; "z siedzibą w …", a department and what follows a comma are no part of it. */
function trimName(quote: string): string {
  const formed = upToLegalForm(quote);
  if (formed !== undefined) return formed;
  const folded = foldText(quote);
  const places = [
    folded.search(/,? z siedziba|,|;|(?<! przy) (?:ul|al)\. |\s\||\s\(|\s-\s(?=[a-z])/),
    departmentBehind.exec(folded)?.index ?? -1,
  ].filter((place) => place > 2);
  const cut = Math.min(...places, quote.length);
  return quote.slice(0, cut).replace(/[\s,;:-]+$/, '');
}

/** A name printed in capitals as the letter writes it elsewhere, else with capital initials. */
function inMixedCase(view: LetterView, name: string): string {
  if (name !== name.toUpperCase()) return name;
  const folded = foldText(name);
  for (let from = 0; ;) {
    const at = view.spaced.indexOf(folded, from);
    if (at < 0) break;
    const found = view.flow.text.slice(at, at + name.length).replace(/\s/g, ' ');
    if (found !== found.toUpperCase()) return found;
    from = at + 1;
  }
  return isOffice(name) || hasFirmWord(name) ? titleCase(name) : name;
}
