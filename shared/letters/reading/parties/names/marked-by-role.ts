import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { labelledValues } from '#shared/letters/reading/labels/labelled-values.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { type Cell, type Page, pageOf } from '#shared/letters/reading/page/page.ts';
import { type Candidate, keyOf } from '#shared/letters/reading/parties/candidates.ts';
import { isOffice } from '#shared/letters/reading/parties/institutions.ts';
import { partyIn } from '#shared/letters/reading/parties/party-name.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** What an addressee is in the case, as it is noted under or behind the address. */
const role = either(
  /dluznik\w*/,
  /pracodawc\w+/,
  /trzeciodluzni\w+/,
  /wierzyciel\w*/,
  /zobowiazan\w+/,
  /pozwan\w+/,
  /powod(?:ka)?/,
  /uczestni\w+(?: postepowania)?/,
  /wnioskodawc\w+/,
  /obwinion\w+/,
  /pokrzywdzon\w+/,
  /swiadek/,
);
/** "(pracodawca dłużnika)", "/dłużnik zajętej wierzytelności/", "- wierzyciel -": a note on its own. */
const alone = new RegExp(
  `^[-–/(\\s]*(?:jako )?${role}(?: (?:dluzni\\w+|zajetej wierzytelnosci))?[-–/)\\s.]*$`,
);
const marks = /^\s*[-–/(]|[-–/)]\s*$/;
const MOST_ABOVE = 5;
const MARKED = 9;

/** "PIEKARNIA MAJ S.C. / ul. Iłżecka 19 / 27-400 Ostrowiec / (pracodawca dłużnika)": the note tells whom the block addresses. */
export function markedByRole({ cells, titleRow }: Page, source: string): Candidate[] {
  return cells.flatMap((cell, at) => {
    if (cell.zone !== 'head' || !isNote(cell, source)) return [];
    const above = cells.slice(Math.max(0, at - MOST_ABOVE), at).toReversed();
    const end = above.findIndex(({ kind }) => kind !== 'address' && kind !== 'contact');
    const named = above[end];
    const isBlock = above.slice(0, end).some(({ kind }) => kind === 'address');
    if (named === undefined || !isBlock || isOffice(named.text) || named.y === titleRow) return [];
    const party = named.kind === 'words' ? partyIn(named.text) : null;
    return party === null ? [] : [{ party, weight: MARKED }];
  });
}

/** The cell may have lost its brackets or strokes to the cell before it: they stand in the letter. */
function isNote({ folded, start, end }: Cell, source: string): boolean {
  const around = source.slice(Math.max(0, start - 3), end + 3).replace(/\n/g, ' ');
  return alone.test(folded) && (marks.test(folded) || /^\s*[-–/(]|[-–/)]\s*$/.test(around));
}

const asksThird = /\bwzywa\w{0,4} (?:sie )?(?:adresat|pracodawc|trzeciodluzni|dluznik\w* zajetej)/;
const debtor = /^(?:dluznik|dluznicz|dluznic|zobowiazan)\w*$/;

/**
 * Whether a seizure addresses who pays the debtor, not the debtor: by its kind, or because it calls on the employer and
 * gives the debtor after a label only. The debtor's own copy has the debtor's address alone in its window.
 */
export function goesToThird(view: LetterView, { reply, issuer }: DocumentType): boolean {
  if (reply === 'third_party') return true;
  if (issuer !== 'bailiff' || !asksThird.test(view.spaced)) return false;
  const page = pageOf(view);
  const debtors = keysOfDebtors(page);
  return !page.cells.some(
    ({ zone, text, opensColumn }) =>
      zone === 'head' &&
      opensColumn &&
      debtors.has(keyOf(partyIn(text)?.name ?? '')) &&
      !/^\p{L}+:/u.test(text),
  );
}

/** The other candidates than those behind "Dłużnik:". */
export function withoutDebtor(view: LetterView, candidates: readonly Candidate[]): Candidate[] {
  const debtors = keysOfDebtors(pageOf(view));
  return candidates.filter(({ party }) => !debtors.has(keyOf(party.name)));
}

const keysOfDebtors = (page: Page): ReadonlySet<string> =>
  new Set(
    labelledValues(page)
      .filter(({ label }) => debtor.test(label))
      .map(({ value }) => keyOf(partyIn(value)?.name ?? '')),
  );
