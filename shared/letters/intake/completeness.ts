import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { hanging } from './hanging-words.ts';

/** "strona 1 z 3": which page is read. */
const pageOf = /\b(?:strona|str\.?|s\.)\s*(\d{1,3})\s*(?:z|\/|ze)\s*(\d{1,3})\b/g;
/** The same at the edge of its line or column, where pages are numbered: "na str. 3 z 12 akt" is a sentence. */
const ofPages = String.raw`\s*\d{1,3}\s*(?:z|\/|ze)\s*(\d{1,3})`;
const pageMark = new RegExp(
  either(
    new RegExp(
      String.raw`(?:^|\n|[^\S\n]{2,}|\|[^\S\n]?)[^\S\n]*(?:strona|str\.?|s\.)${ofPages}\b`,
    ),
    new RegExp(String.raw`(?:strona|str\.?)${ofPages}[^\S\n]*(?=\n|$)`),
  ),
  'g',
);
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
    'pozdraw', // Pozdrawiam serdecznie
    'z szacunkiem',
    'lacze wyrazy',
    'dziekuj', // Dziękujemy za wpłatę
    /do wiadomosci ?:/,
    /(?:^|\n)\s*zal\. ?(?:\d|:)/, // Zał. 1: kopia protokołu
    /administrator\w* (?:\w+ )?danych/, // Administratorem Państwa danych jest …
    'wygenerowan', // Wiadomość wygenerowana automatycznie
    new RegExp(String.raw`(?:^|\n)\s*${signingOffice}`),
  ),
);
/** What a firm prints at the foot of its letters, often in small letters to the end. */
const imprint = new RegExp(
  `(?<![a-z])${either('kapital zakladowy', 'krs', 'regon', 'nip', 'bdo', 'wpisan', 'siedzib', 'infolinia', 'www.')}`,
);
/** Entries of a list and remarks below a letter end as their writer likes: "Zał. 1: kopia protokołu", "2) mapa". */
const entry =
  /^\s*(?:zal(?:\.|aczni)|w zalaczeni|zalacza|do wiadomosci|dw\b|cc\b|cd\.|uwaga|\*|[-–•>|[(]|\d{1,2}[.)]|[a-z]\))/;
/** A name alone on its line, behind its title if any: how a letter is signed. */
const signed =
  /^\s*(?:(?:mgr|dr|inż\.|adw\.|r\.\s?pr\.)\s)*\p{Lu}(?:\p{Ll}{2,14}|\.)\s\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?\s*$/u;
const PROSE_LINE = 45;
const LAST_WORDS_WITHIN = 120;
/** The last part of a text in which its closing stands. */
const TAIL = 0.6;

/**
 * Whether the text stops before the letter does. Only evidence counts, because a whole letter that is refused is
 * worse than a cut one that is read: announced pages are missing and nothing closes the letter, or the last
 * sentence stops at a word that cannot end one. A letter whose closing was read is complete.
 */
export function isCutOff(text: string): boolean {
  const end = endOf(text);
  return end.lacksPages ? !end.isClosed || end.breaksOff !== 'no' : isBroken(end, 'surely');
}

/** Whether a text that was not refused may lack its end: a page, or the full stop of its last sentence. */
export function maySayMore(text: string): boolean {
  const end = endOf(text);
  return end.lacksPages || isBroken(end, 'perhaps');
}

type End = { lacksPages: boolean; isClosed: boolean; breaksOff: 'surely' | 'perhaps' | 'no' };

const isBroken = ({ isClosed, breaksOff }: End, how: End['breaksOff']) =>
  !isClosed && breaksOff === how;

function endOf(text: string): End {
  const folded = foldText(text);
  const isMissing = lacksPages(folded);
  const tail = Math.floor(text.length * TAIL);
  // Of a letter whose pages are missing, any closing shows that its first pages are all of it.
  const read = isMissing ? folded : folded.slice(tail);
  const isSigned = text
    .slice(tail)
    .split('\n')
    .some((line) => signed.test(line));
  return {
    lacksPages: isMissing,
    isClosed: ending.test(read) || isSigned,
    breaksOff: breaking(text),
  };
}

function lacksPages(folded: string): boolean {
  const numbers = (pattern: RegExp) =>
    [...folded.matchAll(pattern)].map((found) => Number(found[1] ?? found[2]));
  const total = Math.max(0, ...numbers(pageMark));
  if (total === 0) return false;
  return Math.max(...numbers(pageOf), ...numbers(pageAlone)) < total;
}

/** "> to już trzeci raz": the mail that is answered, below the answer. */
const quoted = /^\s*>/;

/** Whether the last line of running text ends inside a sentence: only small letters, no full stop. */
function breaking(text: string): End['breaksOff'] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const last = lines.findLast(
    (line) => line.trim() !== '' && !quoted.test(line) && !isPageNumber(foldText(line)),
  );
  if (last === undefined || last.trim().length < PROSE_LINE) return 'no';
  const ending = foldText(last.slice(-LAST_WORDS_WITHIN));
  if (imprint.test(ending)) return 'no';
  const words = last.slice(-LAST_WORDS_WITHIN).split(/\s+/).slice(-4);
  if (words.length < 4 || !words.every((word) => /^\p{Ll}+[,-]?$/u.test(word))) return 'no';
  if (hanging.test(ending)) return 'surely';
  return entry.test(foldText(last)) ? 'no' : 'perhaps';
}

function isPageNumber(line: string): boolean {
  return furniture.test(line) || (line.trim().length < 30 && line.search(pageOf) >= 0);
}
