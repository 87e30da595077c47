import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

const pageOf = /\b(?:strona|str\.?|s\.)\s*(\d{1,3})\s*(?:z|\/|ze)\s*(\d{1,3})\b/g;
/** A page number alone on its line: "str. 2". */
const pageAlone = /^[^\S\n]*(?:strona|str\.?|s\.)[^\S\n]*(\d{1,3})[^\S\n]*$/gm;
const furniture = /^\s*(?:(?:strona|str\.?)\s*)?\d{1,3}(?:\s*(?:z|\/)\s*\d{1,3})?\s*$/;
/** Officials who sign letters by title: "Naczelnik Urzędu …" at the start of a line. */
const signingOffice = either(
  'naczelnik',
  'prezes',
  'dyrektor',
  'referendarz',
  'sedzia',
  'komornik',
  'inspektor',
  'burmistrz',
  'wojt',
  'prezydent',
  'kierownik',
  'starosta',
  'asesor',
);

const ending = new RegExp(
  either(
    'z powazaniem',
    'z wyrazami szacunku',
    'pouczeni',
    '/-/', // /-/ Jan Kowalski
    'podpis',
    'wlasciwy podpis',
    /otrzymuj[ae]/, // Otrzymują: 1. adresat, 2. a/a
    /zalaczniki? ?:/,
    'pieczec',
    /z up(?:\.|owaznienia)/, // z up. Wójta
    'za zgodnosc', // za zgodność z oryginałem
    /(?<![a-z])doreczyc ?:/, // Doręczyć: Jan Nowak, z odpisem wniosku
    'strony umowy',
    new RegExp(String.raw`(?:^|\n)\s*${signingOffice}`),
  ),
);
/** What a firm prints at the foot of its letters, often in small letters to the end. */
const imprint = new RegExp(
  `(?<![a-z])${either('kapital zakladowy', 'krs', 'regon', 'bdo', 'infolinia', 'www.')}`,
);
const PROSE_LINE = 45;
const LAST_WORDS_WITHIN = 120;

/**
 * Whether the text stops before the letter does: announced pages are missing, or the last line breaks off
 * inside a sentence, and no closing was read. A letter whose closing was read counts as complete even
 * when a page number was lost.
 */
export function isCutOff(text: string): boolean {
  const folded = foldText(text);
  if (lacksPages(folded)) return !ending.test(folded) || breaksOff(text);
  const tail = folded.slice(Math.floor(folded.length * 0.6));
  return breaksOff(text) && !ending.test(tail);
}

function lacksPages(folded: string): boolean {
  let last = 0;
  let total = 0;
  for (const [, page, pages] of folded.matchAll(pageOf)) {
    last = Math.max(last, Number(page));
    total = Math.max(total, Number(pages));
  }
  for (const [, page] of folded.matchAll(pageAlone)) last = Math.max(last, Number(page));
  return total > 0 && last < total;
}

/** "> to już trzeci raz": the mail that is answered, below the answer. */
const quoted = /^\s*>/;

/** The last line of running text ends inside a sentence: only small letters, no full stop. */
function breaksOff(text: string): boolean {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const last = lines.findLast(
    (line) => line.trim() !== '' && !quoted.test(line) && !isPageNumber(foldText(line)),
  );
  if (last !== undefined && imprint.test(foldText(last.slice(-LAST_WORDS_WITHIN)))) return false;
  if (last === undefined || last.trim().length < PROSE_LINE) return false;
  const words = last.slice(-LAST_WORDS_WITHIN).split(/\s+/).slice(-4);
  return words.length === 4 && words.every((word) => /^\p{Ll}+[,-]?$/u.test(word));
}

function isPageNumber(line: string): boolean {
  return furniture.test(line) || (line.trim().length < 30 && line.search(pageOf) >= 0);
}
