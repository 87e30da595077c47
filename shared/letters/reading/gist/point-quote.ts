import { actAt } from '#shared/letters/reading/clauses/acts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { matchesIn } from '#shared/letters/text/matches.ts';
import {
  isBareCondition,
  withoutAddress,
  withoutLooseEnd,
  withPairedBrackets,
} from '#shared/letters/text/quote-end.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { behindOpening } from './heading-first.ts';
import { type Point, pointMark } from './points.ts';

/** A quote is usually shorter than this, and never longer than `LONGEST`. */
const LONG = 190;
export const LONGEST = 250;
const SHORTEST = 50;
/** More words than this before the act are left out: the law it rests on, what the reader wrote. */
const LEAD = 90;

/** How to pay is shown elsewhere, together with the checks of the account. */
const toAccount = /,?\s+(?:(?:na|nr) (?:[a-z]+ ){0,4})?(?:(?:\d ?){20}|\[rachunek)/;
/** "na podstawie art. 825 pkt 1 k.p.c. umorzyć": the act behind its law. */
const lawFirst =
  /^(?:dzialajac )?na podstawie [^;:]{8,300}? (?=(?:nie )?(?!miesi|tysi|wobec|obec|wiec)[a-z]{3,}(?:ac|ic|yc|ec) )/;
/** The words by which a statute is named. */
const lawWords = either(/art\. ?\d/, /§ ?\d/, 'ustaw', 'kodeks', 'k.p.', 'ordynacj', 'prawo ');
const opensAct = String.raw`(?!ktor|ze |aby |oraz |po |w |z |jak)(?:nie )?[a-z]{4,} .{30}`;
/** "Rektor, działając na podstawie art. 108 ustawy oraz art. 104 k.p.a., skreśla": the act behind all of its law. */
const lawBefore = new RegExp(
  String.raw`^.{0,90}\b${either('na podstawie', 'w oparciu o', 'zgodnie z')} .{0,400}${lawWords}[^,;]{0,80}, (?=${opensAct})`,
);
/** "Na podstawie art. 108 ustawy i § 41 Regulaminu studiów skreślam Panią": no comma parts the act from its law. */
const lawThenReader =
  /^(?:dzialajac )?na podstawie .{8,400}? (?=[a-z]{3,}(?:am|em|uje|[ae]my) (?:pan[aiu]|pania|panstw[au])\b)/;
/** Where a quote may end: before a comma, a semicolon, a bracket or a dash without a figure beside it. */
const ends =
  /(?<![\d]),(?= )|,(?= [a-z])|;|(?<=\S)\s+(?=\()|(?= [-–] )|(?<=[a-z]{4})(?<!\bgodz)\.(?= )/g;
/** "uprzejmie informujemy": what is told comes only behind it. */
const tells = /(?:po)?(?:informuj|zawiadami|wyjasnia|przypomina|oswiadcza)[a-z]{1,4}/;
/** A quote must not end with one of these words: they need what comes after them. */
const needless = new RegExp(
  String.raw`[\s,;:(–-]+${either('w tym', 'to jest', 'tj.', 'tzn.', 'tytul', 'tytulem', 'w dniu', 'ktory', 'ktora', 'ktore', 'ze', 'aby', 'zeby', 'i', 'oraz', 'a', 'lub', 'albo', 'na', 'w', 'z', 'do', 'od', 'za', 'o', 'przez', 'nr', 'art.', 'ul.', 'kwote', 'kwoty', 'dnia', tells)}:?$`,
);
/** "…, na rzecz jednostki, będący w Pana posiadaniu pojazd": what the act is about comes only here. */
const objectBehind = new RegExp(
  either(
    /, (?:bedac|stanowiac|polozon|oznaczon|zarejestrowan|znajdujac|nalezac)[a-z]* (?=[a-z])/,
    // "umarzam w całości wszczęte po skardze sąsiadki, postępowanie w sprawie …"
    /^[a-z]+ (?:w calosci )?(?:wszczet|prowadzon|toczac)[a-z]+ [^;]{0,120}, (?=postepowani)/,
  ),
);
const sum = /\d ?(?:zl|pln|eur|chf)\b/;

/** A point in the letter's words, without its mark: whole, or up to the end of one of its clauses. */
export const quoteOfPoint = (view: LetterView, { span }: Point, long = LONG): string =>
  quoteTo(view, { start: startOf(view, span), end: span.end }, long);

/** "… przez samo zaskarżenie. sekretarz sądowy Anna Zyga": who signed, in the line below. */
const signers = 'sekretarz|kierownik|specjalista|inspektor|referent|protokolant';
const signedBehind = new RegExp(
  String.raw`(?<=\p{L}{3}\.) (?:starszy |st\. )?(?:${signers})(?: \p{Ll}+){0,2}(?: (?:\p{Lu}[\p{L}.-]+|\[\p{Lu}+_\d+\])){1,3}$`,
  'u',
);

/** The letter's words from a place on, whole or up to the end of one of their clauses. */
export function quoteTo(view: LetterView, { start: from, end }: Span, long = LONG): string {
  const folded = view.spaced.slice(from, end);
  const account = folded.search(toAccount);
  const told = account < 0 ? folded : folded.slice(0, account);
  const aside = told.length - withoutAddress(told).length;
  const length = endOf(told, long, aside);
  const isWhole = account < 0 && length === folded.length;
  const words = writtenOf(view, { start: from, end: from + length });
  return isWhole
    ? withPairedBrackets(words.replace(signedBehind, ''))
    : withoutLooseEnd(words.replace(/[\s,;:.–-]+$/, ''));
}

/** The letter's words of a span on one line; a word with spaced letters ("n a k ł a d a m") is closed. */
function writtenOf(view: LetterView, { start, end }: Span): string {
  return view.flow.text
    .slice(start, end)
    .replace(/(?<!\p{L})\p{L}(?: \p{L}){3,}(?!\p{L})/gu, (word) =>
      word.replaceAll(' ', '').toLowerCase(),
    )
    .replace(/\.{4,}|…{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "Emerytura dotychczas (brutto)" / "3 127,44 zł" / …: labels and figures in lines of their own, before a sentence. */
const figureLine =
  /\n\s*\d[\d .]*(?:,\d{1,2})?\s?(?:zł|zl|PLN|EUR|%|\p{Ll}{3,10})?\s*\n(?=\s*\p{Lu})/gu;
const LEAST_ROWS = 2;

/** Where a whole sentence begins behind the rows of a table that lost its columns. */
function behindRows({ flow }: LetterView, { start, end }: Span): number {
  const text = flow.text.slice(start, end);
  const rows = matchesIn(text, figureLine);
  const last = rows.at(-1);
  if (last === undefined || rows.length < LEAST_ROWS) return start;
  const behind = last.index + last[0].length;
  return wholeSentence.test(text.slice(behind)) ? start + behind : start;
}
const wholeSentence = /^\s*(?:\S+\s+){6,}\S+\.\s*$/u;

function startOf(view: LetterView, { start: from, end }: Span): number {
  const start = behindRows(view, { start: from, end });
  const folded = view.spaced.slice(start, end);
  const lead = folded.search(/\S/);
  const mark = pointMark.exec(folded.slice(lead))?.[0].length ?? 0;
  const greeted = behindOpening(view, { start: start + lead + mark, end }) - start;
  const at =
    greeted + (joinFirst.exec(view.flow.text.slice(start + greeted, end))?.[0].length ?? 0);
  const words = folded.slice(at);
  const law = [lawFirst, lawBefore, lawThenReader].map((one) => one.exec(words)?.[0].length);
  const behindLaw = law.find((length) => length !== undefined);
  if (behindLaw !== undefined) return start + at + behindLaw;
  const act = actAt(words);
  const needsBefore =
    ofPronoun.test(words.slice(Math.max(0, act))) ||
    paidIf.test(words.slice(0, Math.max(0, act))) ||
    inCondition.test(words.slice(0, Math.max(0, act))) ||
    saysAlready.test(words.slice(0, Math.max(0, act)));
  return start + at + (act > LEAD && !needsBefore ? notDenied(words, act) : 0);
}

/** "odprawę: 13 200 zł - wypłacimy ją 31 grudnia": what the act is about comes before it. */
const ofPronoun = /^[a-z]+ (?:ja|je|go|ich|jej)\b/;

/** "– jeżeli ktoś tego żąda, prosimy o telefon": the verb belongs to the condition. */
const inCondition = /\b(?:jezeli|jesli|gdy|gdyby|o ile)\b[^,;]*$/;

/** "jest obowiązany opuścić Polskę w terminie 30 dni od dnia, w którym decyzja …": the duty or the right comes first. */
const saysAlready =
  /^(?!(?:dzialajac )?na podstawie|po rozpatrzeniu|w zwiazku)[^;]*\b(?:obowiazan[yaie]|zobowiazan[yaie]|nalezy|trzeba|powin\w+|przysluguje|ma(?:ja)? prawo)\b/;

/** "jeżeli do 12 czerwca wpłynie 7 500 zł, uznamy umowę za rozliczoną": without the sum the act promises too much. */
const paidIf = /\b(?:jezeli|jesli|gdy|o ile)\b[^;]*\d ?zl\b/;

/** "na zwrot nie możemy się zgodzić": what is denied begins with its clause, never behind the "nie". */
function notDenied(words: string, act: number): number {
  const before = words.slice(0, act);
  if (!/\bnie (?:[a-z]+ )?$/.test(before)) return act;
  return before.search(/[^,;:]*$/) + (/[^,;:]*$/.exec(before)?.[0].search(/\S/) ?? 0);
}

/** "że zgłoszenie zostało przyjęte": what was said before it is left out, and so is the word that joined them. */
const joinFirst = /^,?\s?(?:że|iż)\s/i;

/** How many characters of a folded text are quoted; `aside`: those of an address that is left out later. */
function endOf(folded: string, long: number, aside: number): number {
  if (folded.trimEnd().length <= long + aside) return folded.length;
  const places = [...folded.slice(0, LONGEST + aside).matchAll(ends)]
    .map(({ index }) => index)
    .filter((index) => index >= SHORTEST && !isUnfinished(folded.slice(0, index)))
    .filter((index) => !isBareCondition(folded.slice(0, index)));
  const short = places.filter((index) => index <= LONG + aside).at(-1);
  const money = folded.search(sum);
  // A sum behind the limit tells what the sentence is for.
  const withSum = places.find((index) => money >= 0 && index > money);
  const object = folded.search(objectBehind);
  const withObject = places.find((index) => object >= 0 && index > object);
  if (short !== undefined && object >= short - 1 && withObject !== undefined) return withObject;
  const end =
    short === undefined || (withSum !== undefined && withSum > short)
      ? (withSum ?? places.at(-1))
      : short;
  if (end !== undefined) return end;
  if (folded.length <= LONGEST + aside) return folded.length;
  let last = folded.slice(0, LONG + aside).replace(/\s+\S*$/, '');
  while (isUnfinished(last) || /\d$/.test(last)) last = last.replace(/\s+\S*$/, '');
  return last.length;
}

/** Words that need others after them, or an open bracket. */
const isUnfinished = (text: string) =>
  needless.test(text) || text.split('(').length > text.split(')').length;
