import {
  type LabelledValue,
  labelledValues,
} from '#shared/letters/reading/labels/labelled-values.ts';
import { type Cell, cellRight, type Page } from '#shared/letters/reading/page/page.ts';
import { isProse } from '#shared/letters/reading/page/prose.ts';

import { addressBelow } from './address-block.ts';
import { type Candidate, keyOf } from './candidates.ts';
import type { Party } from './party.ts';
import { isRowOfLabels, partyIn } from './party-name.ts';
import { startsWithHonorific } from './persons-in-letter.ts';

const LABELLED = 10;
const OTHERS_LABEL = -8;
/** The salutation of a mail may give a first name that the signer bears too: its head names the addressee whole. */
const MAILED = 3;

/**
 * The parties that follow labels, as evidence for and against being the addressee. `addressed` are the keys
 * of the names in an address block of the letterhead: beside one of them a creditor is not the addressee.
 */
export function labelledParties(page: Page, addressed: readonly string[]): Candidate[] {
  const named = labelledValues(page)
    .filter(({ label, cell }) => label !== 'do' || !answersTo(page, cell))
    .filter(isOfThisMessage)
    .flatMap((found) => labelledParty(page, found));
  // Between a debtor's name and a creditor's name, the letter goes to the one with an address.
  const isOneAddressed = named.some(({ atAddress, isAbove }) => atAddress && isAbove);
  const labelled = named.map(({ party, role, isAbove, atAddress, isMailed }) => {
    const isFree = addressed.every((key) => key === keyOf(party.name));
    const isReader = role === 'opponent' && isAbove && atAddress && isFree;
    if (role !== 'recipient' && !isReader) return { party, weight: OTHERS_LABEL };
    if (isMailed) return { party, weight: LABELLED + MAILED };
    // Above the heading stands the address; below it, the participants.
    if (!isAbove) return { party, weight: LABELLED / 2 };
    return { party, weight: isOneAddressed && !atAddress ? LABELLED / 2 : LABELLED };
  });
  return [...labelled, ...inLostColumn(page)];
}

const COLUMN = 5;

/**
 * "Dłużnik Wierzyciel Pracodawca" above "Jan Nowak Bank S.A. Tartak Narew": the reader's column of a table that
 * lost its gaps, when it is the first or the last or names the only person.
 */
function inLostColumn({ rows, titleRow }: Page): Candidate[] {
  return rows.slice(0, Math.max(titleRow, 0)).flatMap((row, y) => {
    const [cell] = row;
    if (cell?.zone !== 'head' || row.length > 1 || !isRowOfLabels(cell.text)) return [];
    const words = cell.folded.split(/[\s/,|]+/);
    const at = words.findIndex((word) => ofReader.test(word));
    const below = rows[y + 1]?.[0]?.text ?? '';
    const people = [...below.matchAll(/\[OSOBA[A-Z_]*_\d+\]/g)];
    const found =
      at === 0
        ? /^\[OSOBA[A-Z_]*_\d+\]/.exec(below)
        : at === words.length - 1
          ? /\[OSOBA[A-Z_]*_\d+\]$/.exec(below)
          : people.length === 1
            ? people[0]
            : null;
    const party = at < 0 || found === null || found === undefined ? null : partyIn(found[0]);
    return party === null ? [] : [{ party, weight: COLUMN }];
  });
}
const ofReader =
  /^(?:dluzni|zobowiazan|adresat|odbiorc|pozwan|ukaran|obwinion|klient|abonent|najemc|podatni|kredytobiorc)/;

/** "Odp. do: pomoc@…": where an answer goes, not whom the mail went to. */
const answersTo = ({ rows }: Page, { y }: Cell): boolean =>
  /^(?:odp|odpowiedz|reply)\b/.test(rows[y]?.[0]?.folded ?? '');

/** "> Od: …" below an answer: in the older message, sender and addressee are swapped. */
const isOfThisMessage = ({ label }: LabelledValue, at: number, all: readonly LabelledValue[]) =>
  !/^(?:od|do)$/.test(label) || all.findIndex((other) => other.label === label) === at;

type LabelledParty = {
  party: Party;
  role: 'recipient' | 'opponent' | 'other';
  isAbove: boolean;
  atAddress: boolean;
  isMailed: boolean;
};

function labelledParty(page: Page, found: LabelledValue): LabelledParty[] {
  const { role, label, value, cell, valueCell } = found;
  const isHead = cell.zone === 'head' || cell.zone === 'mail';
  // "Odczytano i podpisano: J. Nowak (-) komornik A. Kot (-)": everybody present signs a protocol.
  if (/\(-\).*\(-\)/.test(value)) return [];
  // A line of running text may begin with a party: "… na nowego / pracodawcę: Firma". A remark in brackets
  // after a name is not running text: "Posiadacz: Anna Nowak (dane z CEPiK, wysłano pocztą)".
  if (!isHead && isProse(cell.text.replace(/\([^()]*\)/g, ''))) return [];
  const isParty = role === 'recipient' || role === 'sender' || role === 'other_party';
  if (!isParty || cell.zone === 'privacy' || isPayee(page, found)) return [];
  const written = valueCell === cell ? value : withNextWord(page, valueCell);
  const party = partyIn(written);
  if (party === null) return [];
  const isOpponent = role === 'other_party' && /^(?:wierzyciel|powod)/.test(label);
  return [
    {
      party,
      role:
        role === 'recipient' || isServed(page, found)
          ? 'recipient'
          : isOpponent
            ? 'opponent'
            : 'other',
      isAbove: isHead && (page.titleRow < 0 || cell.y < page.titleRow),
      isMailed: cell.zone === 'mail' && role === 'recipient',
      atAddress: startsWithHonorific(written) || addressBelow(page, valueCell).length > 0,
    },
  ];
}

/** "Zarządzenie: odpis doręczyć powódce: Anna Nowak": whoever it is served on is the addressee. */
function isServed({ rows }: Page, { label, cell }: LabelledValue): boolean {
  const row = rows[cell.y] ?? [];
  const before = row.slice(0, row.indexOf(cell)).map(({ folded }) => folded);
  const words = [...before, cell.folded.split(`${label}:`, 1)[0] ?? ''].join(' ');
  return /\bdorecz(?:yc|a sie)\b(?![^:]*pelnomocnik)/.test(words);
}

/** "HIERONIM   BRODACKI": a form filled in with a gap between the two words of a name. */
function withNextWord(page: Page, cell: Cell): string {
  const next = cellRight(page, cell);
  const isWord = ({ text }: Cell) => /^\p{Lu}[\p{L}-]+$/u.test(text);
  return next !== undefined && isWord(cell) && isWord(next)
    ? `${cell.text} ${next.text}`
    : cell.text;
}

/** "Odbiorca: Gmina Olsztyn" beside the account: the payee, not the addressee. */
function isPayee({ rows }: Page, { label, cell }: LabelledValue): boolean {
  if (!/^(?:odbiorca|nazwa)/.test(label)) return false;
  const beside = rows.slice(Math.max(0, cell.y - 2), cell.y + 3).flat();
  return beside.some(
    ({ text, folded }) => /\[RACHUNEK|(?:\d ?){20}/.test(text) || /^tytul\w*:/.test(folded),
  );
}
