import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { opensHeading } from '#shared/letters/reading/headings.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import {
  type Cell,
  cellAbove,
  nextCell,
  type Page,
  pageOf,
} from '#shared/letters/reading/page/page.ts';
import { certain } from '#shared/letters/reading/sureness.ts';
import { isCapitals } from '#shared/letters/text/lines.ts';
import { foldText } from '#shared/letters/text/text.ts';

import {
  actsForAnother,
  addressBelow,
  belowClosing,
  goingOn,
  identified,
  nameBehind,
  wholeParty,
} from './address-block.ts';
import { type Candidate, chooseParty, type ChosenParty, keyOf } from './candidates.ts';
import { secondContractParty } from './contract-parties.ts';
import { isDepartment, isFirm, isOffice } from './institutions.ts';
import { labelledParties } from './labelled-parties.ts';
import { mailRecipients } from './message-parties.ts';
import { behindOthers } from './names/behind-others.ts';
import { goesToThird, markedByRole, withoutDebtor } from './names/marked-by-role.ts';
import { ownerOfUnit } from './names/owner-of-unit.ts';
import { type Party, placeholder } from './party.ts';
import { isRowOfLabels, partyIn } from './party-name.ts';
import {
  isHonorific,
  looksLikePerson,
  startsWithHonorific,
  withoutHonorific,
} from './persons-in-letter.ts';
import { recipientsInText } from './recipient-in-text.ts';

const HONORIFIC = 8;
const SPOKEN_TO = 3;
const PERSON_AT_ADDRESS = 6;
const FIRM_AT_ADDRESS = 5;
const NAME_AT_ADDRESS = 4;
const IN_WINDOW = 4;
const TOP_LEFT = -5;
const TOLD_BESIDE_ADDRESS = 0.4;
const TOP_ROWS = 4;
const RIGHT = 20; // column at which the right half of the sheet begins

/** The addressee of the letter: by label, by address block, by what it orders and whom it names. */
export function readRecipient(
  view: LetterView,
  type: DocumentType,
  sender: string | null,
): ChosenParty | null {
  if (type.code === 'umowa') {
    const second = secondContractParty(view);
    if (second !== null) return { ...second, sureness: certain };
  }
  const senderKey = keyOf(sender ?? '');
  const isAnother = ({ party }: Candidate) => !isSame(keyOf(party.name), senderKey);
  const isTown = townOf(view);
  const isPossible = (one: Candidate) => isAnother(one) && !isTown(one.party.name);
  const candidates = candidatesOf(view, isPossible);
  return chooseParty(goesToThird(view, type) ? withoutDebtor(view, candidates) : candidates);
}

/** "Starogard Gdański" after a postcode is a town everywhere in the letter. */
function townOf({ flow, spaced }: LetterView): (name: string) => boolean {
  const towns = [...spaced.matchAll(/\b\d{2}-\d{3} /g)].map(({ index, 0: { length } }) =>
    flow.text.slice(index + length, index + length + LONGEST_TOWN).replace(/\s+/g, ' '),
  );
  return (name) => towns.some((town) => town.startsWith(name));
}
const LONGEST_TOWN = 40;

/** Every possible addressee except the sender. */
function candidatesOf(view: LetterView, isAnother: (one: Candidate) => boolean): Candidate[] {
  const page = pageOf(view);
  const head = inHead(view, page).filter(isAnother);
  const addressed = head.filter(({ weight }) => weight >= NAME_AT_ADDRESS);
  // When there is an address block, the people in the text are only mentioned.
  const share = addressed.length > 0 ? TOLD_BESIDE_ADDRESS : 1;
  const told = [...recipientsInText(view), ...identified(page), ...belowClosing(page)].map(
    (one) => ({
      ...one,
      weight: one.weight * share,
    }),
  );
  const addressedKeys = addressed.map(({ party }) => keyOf(party.name));
  const others = [
    ...labelledParties(page, addressedKeys),
    ...inBody(page),
    ...behindOthers(page),
    ...markedByRole(page, view.source),
    ...ownerOfUnit(page),
    ...mailRecipients(view),
    ...told,
  ];
  const acting = new Set(representatives(page));
  return [...head, ...others.filter(isAnother)].filter(
    ({ party }) => !acting.has(keyOf(party.name)),
  );
}

/** The keys of those who act for the addressee ("reprezentowana przez Prezesa Zarządu / Panią …"). */
const representatives = (page: Page): string[] =>
  page.cells
    .filter((cell) => cell.zone === 'head' && startsWithHonorific(cell.text))
    .filter((cell) => actsForAnother(page, cell))
    .flatMap(({ text }) => keyOf(partyIn(text)?.name ?? ''));

/** A person inside the sender's name writes the letter: the bailiff, the manager of a community. */
function isSame(key: string, senderKey: string): boolean {
  if (senderKey === '') return false;
  if (key.startsWith(senderKey)) return true;
  // "Syndyk masy upadłości KOS Sp. z o.o." and "KOS Sp. z o.o. w upadłości"
  const ofFirm = formedKey.exec(key)?.[0];
  if (ofFirm !== undefined && senderKey.endsWith(ofFirm)) return true;
  const at = senderKey.indexOf(key);
  return key.length > 2 && at >= 0 && !/^\d/.test(senderKey.slice(at + key.length));
}

const formedKey =
  /^.{3,40}?(?:spzoo|spolkazoo|sa|spj|spk)(?=w(?:upadlosci|likwidacji|restrukturyzacji))/;

/** Cells of the letterhead that name somebody: after "Pan", or above an address. */
function inHead(view: LetterView, page: Page): Candidate[] {
  const head = page.cells.filter((cell) => mayName(page, cell));
  return head.flatMap((cell) => {
    const isPolite = startsWithHonorific(cell.text) || toHands.test(cell.text);
    const named = isHonorific(cell.text) ? nameBehind(page, cell) : cell;
    const party =
      named === undefined
        ? null
        : toHands.test(named.text)
          ? partyIn(named.text.replace(toHands, ''))
          : wholeParty(page, named);
    if (named === undefined || party === null) return [];
    if (isSpokenTo(view, page, cell) || isFirstNameAlone(party))
      return [{ party, weight: SPOKEN_TO }];
    const atAddress = addressBelow(page, named).length > 0;
    const goesOn = !isPolite && goesOnFromAbove(view, page, named);
    const weight =
      (isPolite ? HONORIFIC : 0) +
      (atAddress && !goesOn ? addressWeight(page, named, party.name) : 0);
    if (weight === 0) {
      return standsInWindow(page, cell) ? [{ party, weight: IN_WINDOW }] : [];
    }
    return [
      {
        party,
        weight: weight + (isPolite || named.y > page.topRow || named.x > RIGHT ? 0 : TOP_LEFT),
      },
    ];
  });
}

/** "do rąk Pana Jana Nowaka": this person opens mail addressed to somebody else. */
const toHands = /^do r[aą]k (?=pan|\[OSOBA)/iu;

/** A person's name alone on the right above the title, without an address: "Weronika Tomczak / specjalista". */
function standsInWindow({ rows, titleRow, topRow }: Page, cell: Cell): boolean {
  // "Data: 19.05.2026            JAN NOWAK": the margin holds what every letter has.
  const others = (rows[cell.y] ?? []).filter((one) => one !== cell);
  const isPerson = looksLikePerson(cell.text) && !isOffice(cell.text) && !isFirm(cell.text);
  const isAlone = isPerson && others.every(({ text }) => inMargin.test(text));
  return isAlone && cell.x > RIGHT && cell.y > topRow && cell.y < titleRow;
}

const inMargin = /^(?:data|znak|nr|numer|sygn\S*|id|dot)\b|^\d{1,2}\.\d{2}\.\d{4}/iu;

/**
 * A row of the text with only a name and its address: "Jan Nowak, ul. Polna 3, 00-950 Warszawa"; or a polite name and its
 * address behind whom the row is for: "Do: dłużnik zajętej wierzytelności Pani Anna Lis ul. Polna 3".
 */
function inBody({ rows }: Page): Candidate[] {
  return rows.flatMap((row) =>
    row.flatMap((cell, index) => {
      if (cell.zone !== 'body' || cell.kind !== 'words') return [];
      if (row[index + 1]?.kind !== 'address') return [];
      const isPolite = startsWithHonorific(cell.text) && isFor.test(row[0]?.text ?? '');
      if (index > 0 && !isPolite) return [];
      const party = looksLikePerson(withoutHonorific(cell.text)) ? partyIn(cell.text) : null;
      return party === null ? [] : [{ party, weight: isPolite ? HONORIFIC : FIRM_AT_ADDRESS }];
    }),
  );
}
const isFor = /^(?:do|adresat|odbiorca)\s?:/iu;

/** "Pani Bernadeta": the salutation gives only the first name. */
function isFirstNameAlone({ name }: Party): boolean {
  return /^Pani? \p{L}+$/u.test(name);
}

/** "Aurelia Bystrzycka," alone on its line, above the words addressed to her. */
function isSpokenTo({ source }: LetterView, { rows }: Page, { y, end, text }: Cell): boolean {
  const next = rows[y + 1]?.[0];
  const isAlone = rows[y]?.length === 1 && source.charAt(end) === ',';
  return isAlone && looksLikePerson(text) && next !== undefined && /^\p{Ll}/u.test(next.text);
}

/** The second line of a longer name ("Fundusz Inwestycyjny / Zamknięty Wierzytelności") opens no block. */
function goesOnFromAbove({ source }: LetterView, page: Page, cell: Cell): boolean {
  if (cell.text.startsWith('[OSOBA')) return false;
  const above = cellAbove(page, cell, source);
  // What an address or a day follows on its line is whole.
  const isWhole = above !== undefined && nextCell(page, above)?.y === above.y;
  return (
    !isWhole && above?.kind === 'words' && mayName(page, above) && partyIn(above.text) !== null
  );
}

function mayName(page: Page, { zone, kind, text, y }: Cell): boolean {
  if (isRowOfLabels(page.rows[y - 1]?.[0]?.text ?? '')) return false; // two names side by side
  if (zone !== 'head' || kind !== 'words' || isDepartment(text) || opensHeading(text)) return false;
  if (holdsOffice.test(foldText(text))) return false;
  const isSubtitle = page.titleRow >= 0 && y >= page.titleRow && y < page.titleRow + 3;
  return !isSubtitle || !isCapitals(text) || placeholder.test(text);
}

/** "[OSOBA_1], licencja doradcy restrukturyzacyjnego nr 1188": the writer's licence. */
const holdsOffice = /\b(?:licencj\w+|doradc\w+ restrukturyzac\w+|syndyk\w*)\b/;

function addressWeight(page: Page, cell: Cell, name: string): number {
  const { text, x, y } = cell;
  // An office near the top is the writer.
  if (isOffice(text)) return y < page.topRow + TOP_ROWS && x < RIGHT ? 0 : 2;
  if (isFirm(text) || isFirm(name) || /\S \[OSOBA/.test(name)) return FIRM_AT_ADDRESS; // AUTO-BLASK Piotr Zaręba
  if (looksLikePerson(name) || name.startsWith('[OSOBA')) return PERSON_AT_ADDRESS;
  // A shop or a farm may have any name; something other than a name rarely stands directly above a street.
  const isRightAbove = /[„"]/.test(text) && goingOn(page, cell)?.kind === 'address';
  return isRightAbove ? NAME_AT_ADDRESS : 2;
}
