import type { Page } from '#shared/letters/reading/page/page.ts';
import { firmBehind } from '#shared/letters/reading/parties/address-block.ts';
import type { Candidate } from '#shared/letters/reading/parties/candidates.ts';
import { isFirm, isOffice } from '#shared/letters/reading/parties/institutions.ts';
import { partyIn } from '#shared/letters/reading/parties/party-name.ts';

/** As much as an honorific, and as a name above an address. */
const FIRM_BEHIND = 8;
const PERSON_BEHIND = 4;
const behindWords = /^(?<words>.*\S)\s(?:Sz\.\s)?(?<person>\[OSOBA[A-Z_]*_\d+\])[\s.\]]*$/u;

/**
 * "Numer klienta: 71 Jan Nowak" above an address: where the columns are lost, the addressee's name ends a line of
 * other words.
 */
export function behindOthers({ rows, titleRow, topRow }: Page): Candidate[] {
  return rows.slice(0, Math.max(titleRow + 1, topRow + LOST_ROWS)).flatMap((row, y) => {
    const cell = row.find(({ zone, text }) => zone === 'head' && behindWords.test(text));
    const { words = '', person = '' } = behindWords.exec(cell?.text ?? '')?.groups ?? {};
    const at = cell === undefined ? 0 : row.indexOf(cell);
    const later = [row.slice(at + 1), rows[y + 1] ?? [], rows[y + 2] ?? []].flat();
    const isAddressed = later.some(({ kind, zone }) => kind === 'address' && zone === 'head');
    const isBelow = y > topRow || at > 1;
    const firm = isAddressed && isBelow ? firmBehind(cell?.text ?? '') : null;
    if (firm !== null) return [{ party: firm, weight: FIRM_BEHIND }];
    if (person === '' || !isAddressed || !/[\d:)]|\p{Ll}$|^\p{Lu}+\W*$/u.test(words)) return [];
    if (!isBelow || isFirm(words) || isOffice(words) || writes.test(words)) return [];
    const party = partyIn(person);
    return party === null ? [] : [{ party, weight: PERSON_BEHIND }];
  });
}
const LOST_ROWS = 14;
const writes =
  /komornik|notariusz|syndyk|adwokat|radc|prowadz|kontakt|sporządz|opiekun|referent|inspektor|zarząd/iu;
