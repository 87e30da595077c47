import { findDates, findDocumentDate } from '#shared/letters/calendar/dates.ts';
import type { IssuerKind } from '#shared/letters/catalogue/issuers.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { type Beginnings, beginningsIn, wordPattern } from '#shared/letters/text/word-list.ts';

import { asksNothing } from './clauses/asks-nothing.ts';
import { type Clause, clauseAt, clausesOf } from './clauses/clause.ts';
import { isNoDecision, speaksOfDeciding } from './clauses/deciding.ts';
import { generalRules } from './clauses/term-words.ts';
import { belongsToCourt, isPrivate } from './kinds/private-writers.ts';
import { writerOf } from './kinds/writer-of.ts';
import { flowPosition, type LetterView } from './letter-view.ts';

const BEGINNING = 1500;
/** The parts of a letter from which its kind is recognised, all folded. */
export type Zones = {
  head: string;
  title: string;
  beginning: string;
  /** The text before its instruction: the instruction describes possible steps, not steps taken. */
  operative: string;
  all: string;
  /** The beginnings of the words of these parts, without letterhead and title. */
  words: Beginnings;
  /** Whether the writer is a firm or an institution without authority over others. */
  isPrivate: boolean;
  /** Whether a private writer's letter has nothing of a court about it: neither its name on top nor its file. */
  isOutsideCourt: boolean;
  /** Whether a day lies ahead of the letter, or an hour is set. */
  setsDay: boolean;
  decides: boolean;
  /** Whether the letter says that nothing is to be paid now. */
  asksNothing: boolean;
  /** The letter says of itself that it is no decision. */
  isNoDecision: boolean;
  /** Whether the letter names a sum above zero. */
  namesSum: boolean;
  /** The only possible issuers, when the first lines show them. */
  issuer: IssuerKind[] | undefined;
};

/** The letter cut for recognition. */
export const zonesOf: (view: LetterView) => Zones = oncePer(cutIntoZones);

function cutIntoZones(view: LetterView): Zones {
  const headAndTail = [...view.lines.slice(0, view.titleLine), ...view.lines.slice(-16)];
  const letterhead = headAndTail
    .filter(({ start }) => !isPrivacy(view, start))
    .map(({ text }) => endsOf(text))
    .join('\n');
  const all = without(view, ({ part }) => part === 'privacy');
  const beginning = withoutUndone(without(view, isTaught).slice(0, BEGINNING));
  return {
    head: foldText(letterhead).replace(/\s+/g, ' '),
    title: isSubject.test(view.foldedTitle)
      ? `${impliedTitle(view)} ${view.foldedTitle}`.trim()
      : withoutRemark(view.foldedTitle),
    beginning,
    operative: withoutUndone(operativePart(all)),
    all,
    words: beginningsIn(all, beginning),
    isPrivate: isPrivate(view),
    isOutsideCourt: isPrivate(view) && !belongsToCourt(view),
    setsDay: setsDay(view),
    decides: speaksOfDeciding(view),
    asksNothing: asksNothing(view),
    isNoDecision: isNoDecision(view),
    namesSum: findAmounts(view.flow).some(({ grosze }) => grosze > 0),
    issuer: writerOf(view),
  };
}

/** A letter that lost its lines has its letterhead at the beginning of its one line and its signature at the end. */
function endsOf(line: string): string {
  return line.length > LONGEST_LINE ? `${line.slice(0, LINE_END)} ${line.slice(-LINE_END)}` : line;
}

const LONGEST_LINE = 600;
const LINE_END = 200;

/** "Odpowiedź na reklamację (umowa pożyczki …)": the letter is not the contract named in brackets. */
function withoutRemark(title: string): string {
  const bare = title.replace(/\s\((?:umow\w|polis\w|nr|dot)[^()]*\)/g, '').trim();
  return bare === '' ? title : bare;
}

function setsDay(view: LetterView): boolean {
  const written = findDocumentDate(view.flow)?.iso ?? '';
  return findDates(view.flow).some(({ iso, time }) => time !== null || iso > written);
}

const instruction = wordPattern(['pouczenie', 'pouczenia', 'klauzula informacyjna']);
/** "odpis pozwu i pouczenie": an enclosure, not the heading of this letter's own instruction. */
const instructs = new RegExp(`(?<!\\b(?:i|oraz) )${instruction.source}`);
const LEAST_OPERATIVE = 300;

function operativePart(text: string): string {
  const from = text.slice(LEAST_OPERATIVE).search(instructs);
  return from < 0 ? text : text.slice(0, LEAST_OPERATIVE + from);
}

const grants = /\b(?:przysluguj\w+|sluz[ya])\b/;
const taught = wordPattern(generalRules);

/** The instruction names other letters than this one: "na postanowienie przysługuje zażalenie". */
function isTaught({ part, text }: Clause): boolean {
  return part !== 'operative' || grants.test(text) || taught.test(text);
}

/** The letter's words with some clauses replaced by spaces, position by position. */
function without(view: LetterView, isLeftOut: (clause: Clause) => boolean): string {
  let words = '';
  for (const clause of clausesOf(view)) {
    const { start, end } = clause.span;
    words += view.spaced.slice(words.length, start);
    words += isLeftOut(clause) ? ' '.repeat(end - start) : view.spaced.slice(start, end);
  }
  return words + view.spaced.slice(words.length);
}

function isPrivacy(view: LetterView, sourceAt: number): boolean {
  return clauseAt(view, flowPosition(view, sourceAt))?.part === 'privacy';
}

/** No heading: nothing, or the line that names the subject. */
const isSubject =
  /^(?:$|(?:dotyczy|dot\.|sprawa|w sprawie|temat|przedmiot|sms|sms-y)\b|wezwanie(?:$| (?:nr|pan|\[osoba)))/;
/** "Prosimy o wpłatę do 19.10.2026", "Proszę o uregulowanie należności". */
const asksToPay =
  /\b(?:prosi(?:my)?|prosze) o (?:\w+ )?(?:zaplat|wplat|uregulowani|splat|przelew)\w*/;
const openingVerbs: readonly (readonly [RegExp, string])[] = [
  [/\bwzywa(?:m|my)?\b/, 'wezwanie'],
  [asksToPay, 'wezwanie do zaplaty'],
  [/\bdorecza(?:m|my)?\b/, 'doreczenie'],
  [/\bwypowiada(?:m|my)\b/, 'wypowiedzenie'],
  [/\brozwiazuj(?:e|emy)\b/, 'rozwiazanie'],
  [/\bodstepuj(?:e|emy)\b/, 'odstapienie'],
  [/\bzawiadamia(?:m|my)?\b/, 'zawiadomienie'],
  [/\bprzypomina(?:m|my)\b/, 'przypomnienie'],
];
/** The demanded sum was due before: "przypominamy o racie", "nie wpłynęły należności", "zaległość". */
const remindsOfDebt = wordPattern([
  'przypomina* o … racie',
  'przypomina* o … naleznosc*',
  'przypomina* o … platnosc*',
  'przypomina* o … wplac*',
  'nie wplynel*', // do dziś nie wpłynęła opłata
  'nie widz* na koncie', // Do dziś nie widzę na koncie drugiej części
  'nie widz* na rachunku',
  'nie odnotowal* … wplat*',
  'nie otrzymal* … wplat*',
  'nie otrzymal* … platnosc*',
  'zaleglosc*',
  'zalega*',
  'po terminie',
  'niezaplacon*',
  'nieoplacon*',
  'przeterminowan*',
]);
const IMPLIED = 70;

/** "Na razie nie wzywamy Pani do spłaty": the letter denies that it does this. */
const undone = /\bnie (?:wzywa|zada|domaga|nakazuj|wypowiada|rozwiazuj|odstepuj)\w*/g;

const withoutUndone = (text: string): string =>
  text.replace(undone, (words) => ' '.repeat(words.length));

/** The missing heading of a letter: "wzywam Panią do zapłaty" → "wezwanie … do zaplaty". */
function impliedTitle({ spaced }: LetterView): string {
  const opening = withoutUndone(spaced.slice(0, BEGINNING));
  // A request for payment reminds of a debt, whatever its first words are.
  if (asksToPay.test(opening) && remindsOfDebt.test(opening)) return 'wezwanie do zaplaty';
  const found = openingVerbs
    .map(([verb, noun]) => ({ noun, match: verb.exec(opening) }))
    .filter(({ match }) => match !== null)
    .sort((left, right) => (left.match?.index ?? 0) - (right.match?.index ?? 0))[0];
  if (found?.match == null) return '';
  const after = found.match.index + found.match[0].length;
  const rest = spaced
    .slice(after, after + IMPLIED)
    .replace(/^ (?:pan\w*|panstw\w*|z pan\w*|sie)\b/, '')
    .replace(/^ jako (?:powod|pozwan|stron|uczestni|wnioskodawc|oskarzon|obwinion)\w*/, '')
    .replace(/ umowe\b/, ' umowy');
  return `${found.noun}${rest}`;
}
