import { isLabel } from '#shared/letters/reading/labels/labelled-values.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import {
  type Cell,
  cellBelow,
  cellRight,
  nextCell,
  type Page,
  pageOf,
} from '#shared/letters/reading/page/page.ts';

import { type Candidate, keyOf } from './candidates.ts';
import type { Party } from './party.ts';
import { partyIn } from './party-name.ts';
import { isHonorific, looksLikePerson, startsWithHonorific } from './persons-in-letter.ts';

const MOST_LINES = 5;

/** "Sz. P.   Jan Nowak" in one row, "Pan" above "Jan Nowak". */
export function nameBehind(page: Page, cell: Cell): Cell | undefined {
  const right = cellRight(page, cell);
  const isNamed = right?.kind === 'words' && looksLikePerson(right.text);
  return isNamed ? right : goingOn(page, cell);
}

/** "2. Anna Nowak" below "1. Jan Kot (inwestor)": the next entry of a list, with an address of its own. */
const listEntry = /^\d{1,2}[.)] (?:\p{Lu}|\[OSOBA)/u;

/** The cells from a name down to its address, both included; empty when no address follows. */
export function addressBelow(page: Page, name: Cell): Cell[] {
  const block: Cell[] = [name];
  let cell = goingOn(page, name);
  while (cell !== undefined && block.length <= MOST_LINES) {
    block.push(cell);
    if (cell.kind === 'address') {
      const next = goingOn(page, cell);
      const goesOn = next?.kind === 'address' && !/\d{2}-\d{3}/.test(cell.text);
      return goesOn ? [...block, next] : block;
    }
    const isOther =
      (startsWithHonorific(cell.text) && !block.some(represents)) || listEntry.test(cell.text);
    if (cell.kind === 'date' || isOther) return [];
    cell = goingOn(page, cell);
  }
  return [];
}

/** "Jan Nowak PESEL 44051401458 zam. Polna 3" in the letterhead: only the person a letter is about is identified so. */
export function identified(page: Page): Candidate[] {
  return page.cells.flatMap((cell) => {
    if (cell.zone !== 'head' || cell.kind !== 'words' || !looksLikePerson(cell.text)) return [];
    const next = nextCell(page, cell);
    const party = next !== undefined && onlyOfPeople.test(next.folded) ? partyIn(cell.text) : null;
    return party === null ? [] : [{ party, weight: IDENTIFIED }];
  });
}
const IDENTIFIED = 5;
const onlyOfPeople = /^\W{0,2}(?:(?:nr )?pesel|zam\.|zamieszka|ur\.|urodzon)/;

/** "Sz. P. / Jan Nowak / ul. Polna 3 / 00-950 Warszawa" below the closing: offices also write whom they address there. */
export function belowClosing(page: Page): Candidate[] {
  const isClosed = ({ zone }: Cell) => zone === 'signature' || zone === 'footer';
  return page.cells.flatMap((cell) => {
    if (!isClosed(cell) || !startsWithHonorific(cell.text) || page.rows[cell.y]?.[0] !== cell)
      return [];
    const name = isHonorific(cell.text) ? nameBehind(page, cell) : cell;
    const party = name === undefined ? null : partyIn(name.text);
    if (name === undefined || party === null || addressBelow(page, name).length === 0) return [];
    const isCopy = page.rows[cell.y - 1]?.some(({ folded }) => folded.includes('do wiadomosci'));
    return isCopy === true ? [] : [{ party, weight: IDENTIFIED }];
  });
}

/** "reprezentowana przez Prezesa Zarządu": whoever is named next acts for the addressee above. */
const represents = ({ folded }: Cell): boolean => /^(?:reprezentowan|w imieniu ktore)/.test(folded);

/** Whether the name in the cell is that of somebody who acts for the addressee above it. */
export function actsForAnother(page: Page, cell: Cell): boolean {
  const above = [cell.y - 1, cell.y - 2].flatMap((y) =>
    (page.rows[y] ?? []).filter(({ x }) => Math.abs(x - cell.x) < 8),
  );
  return above.some(represents);
}

/** The next cell of a block: a day or a number that merely shares the line is skipped. */
export function goingOn(page: Page, cell: Cell): Cell | undefined {
  const next = nextCell(page, cell);
  const isOther = next !== undefined && (next.kind === 'date' || isLabel(next));
  const going = next?.y === cell.y && isOther ? cellBelow(page, cell) : next;
  const right = cellRight(page, cell);
  if (going?.kind !== 'address' && right !== undefined && opensPlace(page, right)) return right;
  const last = page.rows[cell.y + 1]?.at(-1);
  if (cell.opensColumn) return going ?? shiftedBelow(page, cell);
  // When the columns are lost, the block continues at the end of the next row.
  return going?.y === cell.y || last === undefined || last.kind === 'date' ? going : last;
}

/** The address in the next row, shifted out of the column only by the text to the left of one of the two. */
function shiftedBelow(page: Page, cell: Cell): Cell | undefined {
  const row = page.rows[cell.y] ?? [];
  const below = page.rows[cell.y + 1] ?? [];
  const before = row.slice(0, row.indexOf(cell));
  // "KRS 0000911827   Morska Pianka Spółka z o.o." above the address at the margin
  const [first] = below;
  if (
    before.length > 0 &&
    before.every(({ kind }) => kind === 'contact') &&
    first?.x === before[0]?.x
  )
    return first?.kind === 'address' ? first : undefined;
  // A masked value to the left is shorter or longer than the original.
  const last = below.at(-1);
  const isMoved = below.slice(0, -1).some(({ text }) => text.startsWith('['));
  return isMoved && last?.kind === 'address' && last.x > RIGHT ? last : undefined;
}

/** Column at which the right half of the sheet begins. */
const RIGHT = 20;

/** "Spółka z o.o." alone on its line: the end of the name above. */
const formAlone =
  /^(?:sp(?:ółka)?\.? z ?o\. ?o\.|spółka z ograniczoną odpowiedzialnością|spółka akcyjna|s\. ?a\.|s\. ?c\.|sp\. ?[kjp]\.)$/iu;

/** The party a cell names, with the legal form that stands on the next line. */
export function wholeParty(page: Page, cell: Cell): Party | null {
  const party = partyIn(cell.text);
  const next = party === null ? undefined : goingOn(page, cell);
  if (next?.kind === 'words' && /\p{Ll}-$/u.test(cell.text) && /^\p{Ll}/u.test(next.text))
    return partyIn(`${cell.text.slice(0, -1)}${next.text}`);
  if (party === null || next === undefined || !formAlone.test(next.text)) return party;
  return { name: `${party.name} ${next.text}`, quote: `${party.quote} ${next.text}` };
}

/** An address beside the name; a village has no street ("Brzezie 14   64-930 Szydłowo"). */
function opensPlace(page: Page, cell: Cell): boolean {
  return (
    cell.kind === 'address' ||
    (villageAndHouse.test(cell.text) && cellRight(page, cell)?.kind === 'address')
  );
}

const villageAndHouse = /^\p{Lu}[\p{L} -]{2,30} \d{1,4}\p{L}?(?:\/\d{1,4})?$/u;

/** The cells of the addressee's block, from the name down; empty when the letter gives no address. */
export function addresseeBlock(view: LetterView, recipient: string | null): readonly string[] {
  if (recipient === null) return [];
  const page = pageOf(view);
  const key = keyOf(recipient);
  for (const cell of page.cells) {
    if (cell.zone !== 'head' || cell.kind !== 'words') continue;
    const party = partyIn(cell.text.replace(/^[^:]{2,50}:\s+/, ''));
    const whole = wholeParty(page, cell);
    if (![party, whole].some((one) => one !== null && keyOf(one.name) === key)) continue;
    const block = addressBelow(page, cell);
    if (block.length > 0) return block.map(({ text }) => text);
  }
  return [];
}

const sortOfFirm =
  'Zakład|Firma|Przedsiębiorstwo|Sklep|Gabinet|Warsztat|Salon|Usługi|P?P?HU|FHU|Hurtownia|Restauracja|Piekarnia|Apteka';
const behindNumber = new RegExp(
  String.raw`^.*[\d)] (?<firm>(?:${sortOfFirm})(?: [„"\p{Lu}][\p{L}"”-]+){0,4} \[OSOBA[A-Z_]*_\d+\])$`,
  'u',
);

/** "Sygn. akt Km 14/26 Zakład Stolarski Jan Kos": behind a number, a firm with its owner's name. */
export function firmBehind(text: string): Party | null {
  const name = behindNumber.exec(text)?.groups?.firm;
  return name === undefined ? null : { name, quote: name };
}
