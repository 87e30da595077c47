import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import {
  isAddressOrContact,
  isDateCell,
  isPostalLine,
  isReferenceCell,
} from '#shared/letters/text/cells.ts';
import type { Line, LineSegment } from '#shared/letters/text/lines.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { secondContractParty } from './contract-parties.ts';
import { inNominative, type Party, placeholder } from './party.ts';
import {
  isHonorific,
  labelledParty,
  looksLikePerson,
  startsWithHonorific,
  withoutAddress,
  withoutHonorific,
} from './persons-in-letter.ts';

const recipientLabels =
  /^(?:adresat|odbiorca|imie i nazwisko|ukaran\w+|ubezpieczon\w+|najemca|dluzni\w+|zobowiazan\w+|platnik|podatnik|pozwan\w+|obwinion\w+|pracownik|kredytobiorca|konsument|klient|strona)\s?:?$/;
const senderLabel = /^(?:wynajmujac|nadawca|wierzyciel|wystawca|powod|wypowiadajac|zleceniodawca)/;

/** To whom the letter is addressed, in the nominative where the letter gives it so. */
export function readRecipient(
  view: LetterView,
  type: DocumentType,
  sender: string | null,
): Party | null {
  if (type.code === 'umowa') return secondContractParty(view);
  return (
    labelledParty(view, recipientLabels) ??
    fromAddressBlock(view, sender) ??
    fromProceedings(view, proceedings) ??
    fromDistribution(view) ??
    fromProceedings(view, applicants) ??
    fromHonorific(view)
  );
}

const debtorMark = /- (?:dluzni|zobowiazan|strona|adresat|pozwan)/;

const LEAST_BLOCK = 2.5;
type Block = { cells: string[]; score: number };

/** The cells of the best address block of the letterhead, from its first line down; empty without one. */
export function addresseeBlock(view: LetterView, sender: string | null): readonly string[] {
  const head = view.lines.slice(0, view.titleLine);
  const foldedSender = foldText(sender ?? '-');
  const best = head
    .flatMap((line, index) =>
      line.segments.flatMap((segment) => blockAt(head, index, segment, line)),
    )
    .filter(({ cells }) => !isSenders(cells[0] ?? '', foldedSender))
    .reduce<Block | undefined>(
      (left, right) => (right.score > (left?.score ?? LEAST_BLOCK) ? right : left),
      undefined,
    );
  return best?.cells ?? [];
}

function fromAddressBlock(view: LetterView, sender: string | null): Party | null {
  const name = addresseeBlock(view, sender).find(
    (cell) => !isHonorific(cell) && !recipientLabels.test(foldText(cell)),
  );
  return name === undefined ? null : nameOf(name);
}

function isSenders(cell: string, foldedSender: string): boolean {
  const folded = foldText(cell);
  return folded.length > 3 && (foldedSender.startsWith(folded) || folded.startsWith(foldedSender));
}

/** A block is a name (with or without an honorific) above a postal line in the same column. */
function blockAt(head: readonly Line[], index: number, segment: LineSegment, line: Line): Block[] {
  if (!opensBlock(head, index, segment)) return [];
  const cells = [segment.text];
  let postal = false;
  for (const next of head.slice(index + 1, index + 7)) {
    const below = next.segments.find(({ column }) => Math.abs(column - segment.column) < 8);
    if (below === undefined) break;
    cells.push(below.text);
    if (isPostalLine(below.text)) postal = true;
    if (/\d{2}-\d{3}|\[ADRES/.test(below.text)) break;
  }
  const first = cells[0] ?? '';
  const polite = startsWithHonorific(first) || /^\d\.\s/.test(first);
  if (!postal && !polite) return [];
  const right = segment.column > 20 || line.segments.length > 1 ? 2 : 0;
  const early = index < 3 && !polite ? -2 : 0;
  const debtor = cells.some((cell) => debtorMark.test(foldText(cell))) ? 3 : 0;
  return [{ cells, score: 2 + (polite ? 4 : 0) + right + early + (postal ? 1 : 0) + debtor }];
}

function opensBlock(head: readonly Line[], index: number, segment: LineSegment): boolean {
  const { text } = segment;
  if (isDateCell(text) || isReferenceCell(text)) return false;
  if (!startsWithHonorific(text) && isAddressOrContact(text)) return false;
  if (!/^(?:\d[.)]\s)?[\p{Lu}„"[]/u.test(text) || text.length > 70) return false;
  const above = head[index - 1]?.segments.find(
    ({ column }) => Math.abs(column - segment.column) < 8,
  );
  if (above === undefined) return true;
  if (senderLabel.test(foldText(above.text))) return false;
  return isHonorific(above.text) || isDateCell(above.text) || isReferenceCell(above.text);
}

function nameOf(cell: string): Party {
  const name = withoutAddress(withoutHonorific(cell))
    .replace(/^\d[.)]\s+/, '')
    .replace(/\s*(?:-|–)\s+(?:dłużni\w+|zobowiązan\w+|strona)\b.*$/iu, '')
    .trim();
  return { name: placeholder.test(name) ? name : titleCase(name), quote: cell };
}

const proceedings: readonly RegExp[] = [
  /przeciwko\s?:?\s+/,
  /nakazuje pozwan\w+\s+/,
  /\bpozwan\w+ (?!w|wniosl|winien|moze|ktor|aby|albo|nie|doreczenie)/,
  /\b(?:wzywa|zawiadamia|informuje|zobowiazuje)\w{0,2} (?:sie )?(?=pan(?:a|ia|u|i) )/,
  /(?:sprawy|sprawie|przeciwko|obwinion\w+|oskarzon\w+|ukaran\w+)\s*:?\s+(?=[^.]{3,60}, (?:syna|corki|syn|corka|ur\.|urodzon))/,
  /dluzni\w+\s?:?\s(?=[\p{L}[])/u,
  /(?:adresowan\w+ do|strona postepowania|dla)\s?:\s+/,
];
/** An applicant is named in another case, and often with others: the distribution list is surer. */
const applicants: readonly RegExp[] = [/(?:zlozonego|wniesionego) przez\s?:?\s+/];
const partyName =
  /^(?:[Pp]an\p{L}{0,3}\s)?((?:\[OSOBA[A-Z_]*_\d+\]|\p{Lu}[\p{L}'’-]+)(?:\s(?:i\s)?(?:\[OSOBA[A-Z_]*_\d+\]|\p{Lu}[\p{L}'’-]+)){0,4})/u;

/** "nakazuje pozwanemu Tomaszowi Gierłowskiemu", "dłużniczki …", "złożonego przez …". */
function fromProceedings(view: LetterView, patterns: readonly RegExp[]): Party | null {
  for (const pattern of patterns) {
    const match = pattern.exec(view.spaced);
    if (match === null) continue;
    const start = match.index + match[0].length;
    const rest = view.flow.text.slice(start, start + 120).replace(/\s+/g, ' ');
    const name = partyName.exec(rest)?.[1];
    if (name !== undefined && (name.includes(' ') || name.startsWith('['))) {
      return { name: inNominative(name), quote: name };
    }
  }
  return null;
}

/** "Otrzymują: 1. Joanna Sikora, 2. …": the first who is a person. */
function fromDistribution(view: LetterView): Party | null {
  const match = /otrzymuj[ae]\s?:?\s+/.exec(view.spaced);
  if (match === null) return null;
  const rest = view.flow.text.slice(match.index + match[0].length, match.index + 260);
  for (const part of rest.split(/\d[.)]\s+|\n/)) {
    const bare = part.trim().replace(/^[-–•*]\s*/, '');
    const name = withoutHonorific(bare.split(/,| - | – |;/)[0]?.trim() ?? '');
    if (looksLikePerson(name)) return { name, quote: name };
  }
  return null;
}

function fromHonorific(view: LetterView): Party | null {
  const match =
    /\b(?:Pan|Pani|Państwo|Sz\. ?P\.)\s+((?:\[OSOBA[A-Z_]*_\d+\]|\p{Lu}[\p{L}'-]+\s\p{Lu}[\p{L}'-]+))/u.exec(
      view.flow.text,
    );
  const name = match?.[1];
  return name === undefined ? null : { name, quote: match?.[0] ?? name };
}
