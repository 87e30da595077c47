import { opensHeading } from '#shared/letters/reading/headings.ts';
import { readLabel } from '#shared/letters/reading/labels/label-reader.ts';
import type { Cell } from '#shared/letters/reading/page/page.ts';
import { isProse } from '#shared/letters/reading/page/prose.ts';
import { isBoilerplate } from '#shared/letters/reading/parties/boilerplate.ts';
import { isDepartment, isOffice } from '#shared/letters/reading/parties/institutions.ts';
import { startsWithHonorific } from '#shared/letters/reading/parties/persons-in-letter.ts';
import { isAddressOrContact, isDateCell, isReferenceCell } from '#shared/letters/text/cells.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { type WordList, wordPattern } from '#shared/letters/text/word-list.ts';

/*
 * "BURMISTRZ" above "MIASTA I GMINY LIPNO", "Spółdzielnia Mieszkaniowa" above "„Zorza”": a name made of words that
 * many share is not whole, and its own part stands on the line below or, for a firm, above.
 */

/** Words that many offices and institutions have in their names. */
const ofOffices: WordList = [
  'burmistrz',
  'wojt',
  'prezydent',
  'starosta',
  'starostwo',
  'marszalek',
  'rada',
  'gmin*',
  'miasta',
  'miejsk*',
  'powiat*',
  'wojewodz*',
  'wojewoda',
  'urzad',
  'rejonow*',
  'okregow*',
  'regionaln*',
  'dzielnicow*',
  'inspektor*',
  'prokuratura',
  'komenda',
  'komisariat',
  'straz',
  'osrodek',
  'pomocy',
  'spolecznej',
  'centrum',
  'szkola',
  'podstawowa',
  'liceum',
  'ogolnoksztalcace',
  'przedszkole',
  'zespol',
  'szkol',
  'zarzad',
  'drog',
  'izba',
  'spoldzielnia',
  'mieszkaniow*',
  'wspolnota',
  'zaklad',
  'gospodarki',
  'komunaln*',
  'przychodnia',
  'szpital',
  'biblioteka',
  'publiczn*',
  'parafia',
  'rzymskokatolicka',
  'greckokatolicka',
  'prawoslawna',
  'ewangelick*',
  'syndyk', // Syndyk masy upadłości
  'masy',
  'upadlosci',
  'i',
  'o',
];
/** Words that many firms have in theirs. */
const ofFirms: WordList = [
  'towarzystwo',
  'budownictwa',
  'spolecznego',
  'ubezpieczen',
  'wzajemnych',
  'na',
  'zycie',
  'niestandaryzowany',
  'sekurytyzacyjny',
  'fundusz',
  'inwestycyjny',
  'zamkniety',
  'wierzytelnosci',
  'przedsiebiorstwo',
  'uslug*',
  'handlow*',
  'produkcyjn*',
  'biuro',
  'rachunkowe',
  'obslugi',
  'nieruchomosci',
];
const form =
  /,? (?:spolka .*|sp\.? ?z ?o\.? ?o\.?.*|sp\. ?[kjp]\..*|s\. ?a\.|sa|s\. ?[cj]\.|tuw|tu)$/;
const officeWord = wordPattern(ofOffices);
const firmWord = wordPattern(ofOffices, ofFirms);

const consistsOf = (word: RegExp, name: string): boolean =>
  name
    .split(/[\s/-]+/)
    .filter((one) => one !== '')
    .every((one) => word.exec(one)?.[0] === one);

/** Whether a name consists of words that many institutions share. */
export const isShared = (name: string): boolean => consistsOf(officeWord, foldText(name));

/** Whether a firm's name up to its legal form consists of words that many firms share. */
export function isSharedByFirms(name: string): boolean {
  const folded = foldText(name);
  const bare = folded.replace(form, '');
  return bare !== folded && consistsOf(firmWord, bare);
}

const LONGEST_REST = 60;
/** "Zorza", "nr 4", "pw. św. Wawrzyńca", "im. Jana Brzechwy", "w Nidzicy". */
const opensPart =
  /^[\p{Lu}„"]|^nr \d|^(?:p\. ?w\.|pw\.|pod wezwaniem|im\.|imienia|we?) (?:św\.|\p{Lu})/u;

/** Whether a cell can be a part of a name: no address, day, number, label, heading, desk, person or sentence. */
export function isPartOfName({ text, folded, kind, zone }: Cell): boolean {
  if (kind !== 'words' || zone !== 'head' || text.length > LONGEST_REST) return false;
  if (!opensPart.test(text) || /[:!?;]|\.$|\[OSOBA/u.test(text)) return false;
  if (isAddressOrContact(text) || isDateCell(text)) return false;
  // "Polisa Baltica" opens like a label and gives no number.
  if (/\d/.test(text) && isReferenceCell(text) && !folded.startsWith('nr ')) return false;
  if (isDepartment(text) || isBoilerplate(folded) || startsWithHonorific(text)) return false;
  return !opensHeading(text) && !isProse(text) && readLabel(text)?.isClosed !== true;
}

/** Whether the cell below gives a shared name its own part; a second office there is another name. */
export const isOwnPart = (below: Cell): boolean =>
  isPartOfName(below) && (!isOffice(below.text) || inGenitive.test(below.folded));

const inGenitive = /^\w+(?:ego|iej|nej|skiej|ej)\s|^(?:nadzoru|urzedu|miasta|gminy|powiatu) /;
