import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { opensHeading } from '#shared/letters/reading/headings.ts';
import { isLabel, labelledValues } from '#shared/letters/reading/labels/labelled-values.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import {
  type Cell,
  cellAbove,
  cellBelow,
  nextCell,
  type Page,
  pageOf,
} from '#shared/letters/reading/page/page.ts';
import { certain } from '#shared/letters/reading/sureness.ts';
import { isCapitals } from '#shared/letters/text/lines.ts';

import { type Candidate, chooseParty, type ChosenParty, keyOf } from './candidates.ts';
import { secondContractParty } from './contract-parties.ts';
import { isDepartment, isFirm, isOffice } from './institutions.ts';
import { partyIn } from './party-name.ts';
import { isHonorific, looksLikePerson, startsWithHonorific } from './persons-in-letter.ts';
import { recipientsInText } from './recipient-in-text.ts';

const LABELLED = 10;
const HONORIFIC = 8;
const PERSON_AT_ADDRESS = 6;
const FIRM_AT_ADDRESS = 5;
const OTHERS_LABEL = -8;
const TOP_LEFT = -5;
const MOST_LINES = 5;
const TOP_ROWS = 4;
/** Column at which the right half of the sheet begins. */
const RIGHT = 20;

/** To whom the letter is addressed: by label, by address block, by what it orders and whom it names. */
export function readRecipient(
  view: LetterView,
  type: DocumentType,
  sender: string | null,
): ChosenParty | null {
  if (type.code === 'umowa') {
    const second = secondContractParty(view);
    if (second !== null) return { ...second, sureness: certain };
  }
  const page = pageOf(view);
  const senderKey = keyOf(sender ?? '');
  const candidates = [...labelled(page), ...inHead(view, page), ...recipientsInText(view)];
  return chooseParty(candidates.filter(({ party }) => !isSame(keyOf(party.name), senderKey)));
}

/** Whoever stands in the sender's name writes the letter: the bailiff, the manager of a community. */
function isSame(key: string, senderKey: string): boolean {
  if (senderKey === '') return false;
  if (key.startsWith(senderKey)) return true;
  const at = senderKey.indexOf(key);
  return key.length > 2 && at >= 0 && !/^\d/.test(senderKey.slice(at + key.length));
}

function labelled(page: Page): Candidate[] {
  return labelledValues(page).flatMap(({ role, value, cell, valueCell }) => {
    const weight =
      role === 'recipient'
        ? LABELLED
        : role === 'sender' || role === 'other_party'
          ? OTHERS_LABEL
          : 0;
    if (weight === 0 || cell.zone === 'privacy') return [];
    const party = partyIn(valueCell === cell ? value : valueCell.text);
    if (party === null) return [];
    // Above the heading stands the address; below it, who takes part.
    const isAbove = page.titleRow < 0 || cell.y < page.titleRow;
    return [{ party, weight: isAbove || weight < 0 ? weight : weight / 2 }];
  });
}

/** Cells of the head that name somebody: after "Pan", or above an address. */
function inHead(view: LetterView, page: Page): Candidate[] {
  const head = page.cells.filter((cell) => mayName(page, cell));
  return head.flatMap((cell) => {
    const isPolite = startsWithHonorific(cell.text);
    const named = isHonorific(cell.text) ? goingOn(page, cell) : cell;
    const party = named === undefined ? null : partyIn(named.text);
    if (named === undefined || party === null) return [];
    const atAddress = addressBelow(page, named).length > 0;
    const goesOn = !isPolite && goesOnFromAbove(view, page, named);
    const weight =
      (isPolite ? HONORIFIC : 0) + (atAddress && !goesOn ? addressWeight(named, party.name) : 0);
    if (weight === 0) return [];
    return [
      { party, weight: weight + (isPolite || named.y > 0 || named.x > RIGHT ? 0 : TOP_LEFT) },
    ];
  });
}

/** The second line of a longer name ("Fundusz Inwestycyjny / Zamknięty Wierzytelności") opens no block. */
function goesOnFromAbove({ source }: LetterView, page: Page, cell: Cell): boolean {
  if (cell.text.startsWith('[OSOBA')) return false;
  const above = cellAbove(page, cell, source);
  return above?.kind === 'words' && mayName(page, above) && partyIn(above.text) !== null;
}

function mayName(page: Page, { zone, kind, text, y }: Cell): boolean {
  if (zone !== 'head' || kind !== 'words' || isDepartment(text) || opensHeading(text)) return false;
  const isSubtitle = page.titleRow >= 0 && y >= page.titleRow && y < page.titleRow + 3;
  return !isSubtitle || !isCapitals(text);
}

function addressWeight({ text, x, y }: Cell, name: string): number {
  // An office near the top is the one that writes.
  if (isOffice(text)) return y < TOP_ROWS && x < RIGHT ? 0 : 2;
  if (isFirm(text)) return FIRM_AT_ADDRESS;
  return looksLikePerson(name) || name.startsWith('[OSOBA') ? PERSON_AT_ADDRESS : 2;
}

/** The cells from a name down to its address, both included; empty where no address follows. */
function addressBelow(page: Page, name: Cell): Cell[] {
  const block: Cell[] = [name];
  let cell = goingOn(page, name);
  while (cell !== undefined && block.length <= MOST_LINES) {
    block.push(cell);
    if (cell.kind === 'address') {
      const next = goingOn(page, cell);
      const goesOn = next?.kind === 'address' && !/\d{2}-\d{3}/.test(cell.text);
      return goesOn ? [...block, next] : block;
    }
    if (cell.kind === 'date' || startsWithHonorific(cell.text)) return [];
    cell = goingOn(page, cell);
  }
  return [];
}

/** The next cell of a block: a day or a number that only shares the line is passed over. */
function goingOn(page: Page, cell: Cell): Cell | undefined {
  const next = nextCell(page, cell);
  const isOther = next !== undefined && (next.kind === 'date' || isLabel(next));
  const going = next?.y === cell.y && isOther ? cellBelow(page, cell) : next;
  if (cell.opensColumn) return going;
  // Where the columns were lost, the block goes on at the end of the next row.
  const last = page.rows[cell.y + 1]?.at(-1);
  return going?.y === cell.y || last === undefined || last.kind === 'date' ? going : last;
}

/** The cells of the addressee's block, from the name down; empty where the letter gives no address. */
export function addresseeBlock(view: LetterView, recipient: string | null): readonly string[] {
  if (recipient === null) return [];
  const page = pageOf(view);
  const key = keyOf(recipient);
  for (const cell of page.cells) {
    if (cell.zone !== 'head' || cell.kind !== 'words') continue;
    const party = partyIn(cell.text.replace(/^[^:]{2,50}:\s+/, ''));
    if (party === null || keyOf(party.name) !== key) continue;
    const block = addressBelow(page, cell);
    if (block.length > 0) return block.map(({ text }) => text);
  }
  return [];
}
