import { readLabel } from '#shared/letters/reading/labels/label-reader.ts';
import {
  type LabelledValue,
  labelledValues,
} from '#shared/letters/reading/labels/labelled-values.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import {
  type Cell,
  cellRight,
  nextCell,
  type Page,
  pageOf,
} from '#shared/letters/reading/page/page.ts';
import { isProse } from '#shared/letters/reading/page/prose.ts';
import { isAddressOrContact, isDateCell, isReferenceCell } from '#shared/letters/text/cells.ts';
import { isCapitals } from '#shared/letters/text/lines.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { addressBelow } from './address-block.ts';
import { isBoilerplate } from './boilerplate.ts';
import type { Candidate } from './candidates.ts';
import { hasFirmWord, hasLegalForm, isDepartment, isOffice } from './institutions.ts';
import { partyOf, trimName } from './letterhead-name.ts';
import type { Party } from './party.ts';
import { looksLikePerson, startsWithHonorific } from './persons-in-letter.ts';
import { isOnTop, isSignedByOwner, opensAddress } from './top-of-page.ts';

const LEAST = 1.5;
const OWNER = 3;
const TAIL_ROWS = 22;
/** Column at which the right half of the page begins. */
const RIGHT = 20;

/** The institution or firm of the letterhead (or of the signature, when the letterhead is a picture). */
export function readLetterhead(view: LetterView): Party | null {
  const page = pageOf(view);
  const [best] = letterheadCandidates(view);
  return best?.party ?? fromTail(view, page);
}

/** Possible writers of the letter by its letterhead, the likeliest first. */
export function letterheadCandidates(view: LetterView): Candidate[] {
  const page = pageOf(view);
  const labelled = labelledValues(page);
  const isNamed = namedByLabel(labelled);
  return page.cells
    .filter((cell) => isHead(page, cell) && !isNamed(cell))
    .map((cell) => ({
      cell,
      weight:
        scoreOf(cell.text) +
        topOfPage(page, cell) +
        (isSignedByOwner(page, cell) ? OWNER : 0) -
        inWindow(page, cell) -
        (cell.y - page.topRow) * 0.12,
    }))
    .filter(({ weight }) => weight > LEAST)
    .sort((left, right) => right.weight - left.weight)
    .map(({ cell, weight }) => ({ party: partyOf(view, page, cell), weight }));
}

/** Labelled values are handled elsewhere: "Wierzyciel:   NETIA S.A." does not name the writer. */
function namedByLabel(labelled: readonly LabelledValue[]): (cell: Cell) => boolean {
  const named = new Set(labelled.map(({ cell }) => cell));
  const others = labelled.filter(({ role }) => role === 'other_party' || role === 'recipient');
  const values = new Set(
    others.filter(({ label }) => label !== 'do').map(({ valueCell }) => valueCell),
  );
  return (cell) => named.has(cell) || values.has(cell) || ofCreditor.test(cell.folded);
}

/** "Pierwotny wierzyciel Bank Morawia S.A.": a row of a table that lost its columns. */
const ofCreditor = /^(?:(?:pierwotny|poprzedni) wierzyciel|wierzyciel(?:em)? (?:pierwotny|[^a-z]))/;

function isHead(page: Page, { zone, kind, y }: Cell): boolean {
  return zone === 'head' && kind === 'words' && (page.titleRow < 2 || y < page.titleRow);
}

function fromTail(view: LetterView, page: Page): Party | null {
  let best: { cell: Cell; weight: number } | undefined;
  const from = Math.max(0, page.rows.length - TAIL_ROWS);
  for (const cell of page.cells) {
    if (cell.y < from || cell.kind !== 'words' || cell.zone === 'privacy') continue;
    if (endsSentence(page, cell)) continue;
    const text = firstSentence(cell.text);
    const weight = scoreOf(text) * 0.6 - (cell.y - from) * 0.05;
    if (weight > (best?.weight ?? LEAST)) best = { cell: { ...cell, text }, weight };
  }
  return best === undefined ? null : partyOf(view, page, best.cell);
}

/** "… o kosztach rozstrzygnie" above "Burmistrz na końcu sprawy.": a sentence's last line names nobody. */
function endsSentence({ rows }: Page, { y, text }: Cell): boolean {
  const above = rows[y - 1]?.at(-1);
  return (
    /\p{Ll}\.$/u.test(text) &&
    above !== undefined &&
    /\p{Ll}$/u.test(above.text) &&
    isProse(above.text)
  );
}

/** "Zakład Ubezpieczeń Społecznych. Uwaga: …": the name before a sentence of the footer. */
function firstSentence(text: string): string {
  const end = text.search(/\p{Ll}{3}\.\s\p{Lu}/u);
  const first = end < 0 ? text : text.slice(0, end + 3);
  return first.replace(/(?<=\p{Ll}{3})\.$/u, '');
}

/** A name in the page's first line above its own address is the sender's, whatever words it contains. */
function topOfPage(page: Page, cell: Cell): number {
  const { text } = cell;
  if (!isOnTop(page, cell) || isInRightHalf(cell) || isBoilerplate(cell.folded) || isDateCell(text))
    return 0;
  if (isReferenceCell(text) || isAddressOrContact(text) || isProse(text)) return 0;
  if (ofWholeService.test(cell.folded)) return 0;
  if (startsWithHonorific(text) || isDepartment(text)) return 0;
  const next = nextButParts(page, cell);
  const beside = cellRight(page, cell);
  const isAlone = (page.rows[cell.y] ?? []).every((one) => one === cell || isDepartment(one.text));
  if ([next, beside].some((other) => other !== undefined && opensAddress(other)))
    return looksLikePerson(text) ? 2.5 : 5;
  if (cell.y === page.topRow && readLabel(text)?.role === 'sender' && readLabel(text)?.value !== '')
    return 2;
  // Capitals alone on the first line are a letterhead too, even with no address below.
  if (isAlone && isCapitals(text) && next !== undefined && !isCapitals(next.text)) return 2.5;
  const later = next === undefined ? undefined : nextButParts(page, next);
  const isAddressLater = later?.kind === 'address' || later?.kind === 'contact';
  const isFirm = !looksLikePerson(text) || opensLikeFirm.test(cell.folded);
  return isAddressLater && isFirm ? 2 : 0;
}

/** "Centrum Językowe LINGUA": words in capitals that are no person. */
const opensLikeFirm =
  /^(?:centrum|gabinet|studio|pracownia|salon|warsztat|apteka|akademia|poradnia|serwis|drukarnia|klinika|dom|instytut)\b/;

const WINDOW = 3;

/** A firm in the envelope window, above an address of its own, is the addressee. */
function inWindow(page: Page, cell: Cell): number {
  const isLower = cell.x > RIGHT && cell.y > page.topRow + FIRST_ROWS && !isOnTop(page, cell);
  return isLower && addressBelow(page, cell).length > 0 ? WINDOW : 0;
}

const FIRST_ROWS = 2;

/** The position of the addressee's block, in the envelope window. */
function isInRightHalf({ x, text }: Cell): boolean {
  return x > RIGHT && looksLikePerson(text);
}

/** The next cell that is not a department of the sender. */
function nextButParts(page: Page, cell: Cell): Cell | undefined {
  let next = nextCell(page, cell);
  while (next !== undefined && isDepartment(next.text)) next = nextCell(page, next);
  return next;
}

const LONGEST_NAME = 110;

function scoreOf(whole: string): number {
  // A letterhead printed in one line continues with the department, the date and the number.
  const cell = whole.length > LONGEST_NAME ? trimName(whole) : whole;
  const text = foldText(cell);
  if (text.length < 3 || text.length > LONGEST_NAME) return 0;
  if (isBoilerplate(text) || isDateCell(cell) || isReferenceCell(cell)) return 0;
  if (ofWholeService.test(text)) return OF_SERVICE;
  // "P a r k S e r w i s   sp. z o.o.": a legal form that lost its name.
  if (formAlone.test(text)) return 0;
  if (isAddressOrContact(cell) && !hasLegalForm(cell) && !atStreet.test(text)) return 0;
  if (/\[RACHUNEK|(?:\d ?){16}/.test(cell)) return 0;
  // "netKOM Polska S.A." is a firm with this spelling.
  // "i skargę do Państwowej Inspekcji Pracy": the end of a sentence.
  if (isProse(cell) || (/^\p{Ll}[\p{Ll} ]/u.test(cell) && !hasLegalForm(cell))) return 0;
  if (isDepartment(text)) return 1.2;
  if (/[.:;]$/.test(cell) && !hasLegalForm(cell)) return 0;
  let score = 0;
  if (hasLegalForm(cell)) score += 5;
  if (isOffice(cell)) score += 5;
  if (hasFirmWord(cell)) score += 3;
  if (/\bsad(?:zie|u)? (?:rejonow|okregow)/.test(text)) score -= 3;
  return score;
}

/** "Krajowa Administracja Skarbowa" above "Naczelnik Urzędu Skarbowego w …": the logo of all its offices writes no letter. */
const ofWholeService = /^krajowa administracja skarbowa$/;
const OF_SERVICE = 2;
const formAlone = /^(?:sp\. ?z ?o\. ?o\.|s\. ?a\.|sp\. ?[jkp]\.|s\. ?c\.)$/;

/** A community of owners is named after its house: "Wspólnota Mieszkaniowa przy ul. Lipowej 12". */
const atStreet =
  /^(?:wspolnota|zarzad|nieruchomosc|osiedle)\b.*(?:\bprzy (?:(?:ul|al|pl|os)\.|\[adres)|\bmieszkaniowa ["„]?\[adres)/;
