import { allDocumentTypes, documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import type { DocumentType, WeightedPattern } from '#shared/letters/catalogue/document-type.ts';
import type { IssuerKind } from '#shared/letters/catalogue/issuers.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { anyOf, wordPattern } from '#shared/letters/text/word-list.ts';

import { type Clause, clauseAt, clausesOf } from './clauses/clause.ts';
import { generalRules } from './clauses/term-words.ts';
import { flowPosition, type LetterView, quoteAt } from './letter-view.ts';
import { looksLikeScam } from './scam.ts';

/** One reason for a type: the words of the letter and how much they counted. */
type TypeVote = { quote: string; weight: number };

export type TypeChoice = {
  type: DocumentType;
  score: number;
  votes: TypeVote[];
  /** The type that came second, for the reader of a doubtful choice. */
  runnerUp: { type: DocumentType; score: number } | null;
};

/** Below this a letter is of no kind we know: a title or several of its own phrases are needed. */
const LEAST_SCORE = 7;
/** A title's words found elsewhere at the beginning of the letter count for less. */
const TITLE_ELSEWHERE = 0.4;
const BEGINNING = 1500;
const DECISIVE_ISSUER = 3;
/** Kinds that a civil or criminal court writes. */
const courts: readonly IssuerKind[] = ['court', 'police'];

/** Weighted, explained vote over all document types; the result depends on the letter alone. */
export function chooseType(view: LetterView): TypeChoice {
  if (looksLikeScam(view)) {
    return { type: documentTypeOf('podejrzane-pismo'), score: 0, votes: [], runnerUp: null };
  }
  const zones = zonesOf(view);
  const ranked = allDocumentTypes
    .map((type) => ({ type, ...scoreOf(type, zones, view) }))
    .sort((left, right) => right.score - left.score);
  const [first, second] = ranked;
  if (first === undefined || first.score < LEAST_SCORE) {
    return { type: documentTypeOf('inne'), score: first?.score ?? 0, votes: [], runnerUp: null };
  }
  return { ...first, runnerUp: second ?? null };
}

type Zones = {
  head: string;
  title: string;
  beginning: string;
  /** The text before its instruction: what is told there is what may follow, not what is done. */
  operative: string;
  all: string;
  /** Who alone can have written it, where the first lines say so. */
  issuer: IssuerKind[] | undefined;
};

function zonesOf(view: LetterView): Zones {
  const headAndTail = [...view.lines.slice(0, view.titleLine), ...view.lines.slice(-16)];
  const letterhead = headAndTail
    .filter(({ start }) => !isPrivacy(view, start))
    .map(({ text }) => text)
    .join('\n');
  const all = without(view, ({ part }) => part === 'privacy');
  return {
    head: foldText(letterhead).replace(/\s+/g, ' '),
    title: isSubject.test(view.foldedTitle)
      ? `${impliedTitle(view)} ${view.foldedTitle}`.trim()
      : view.foldedTitle,
    beginning: without(view, isTaught).slice(0, BEGINNING),
    operative: operativePart(all),
    all,
    issuer: writerOf(view),
  };
}

const instruction = wordPattern(['pouczenie', 'pouczenia', 'klauzula informacyjna']);
const LEAST_OPERATIVE = 300;

function operativePart(text: string): string {
  const from = text.slice(LEAST_OPERATIVE).search(instruction);
  return from < 0 ? text : text.slice(0, LEAST_OPERATIVE + from);
}

const FIRST_LINES = 10;

/** Public issuers by the line that opens with their name; the one that stands first wrote the letter. */
function writerOf({ lines }: LetterView): IssuerKind[] | undefined {
  for (const { text } of lines.slice(0, FIRST_LINES)) {
    const folded = foldText(text);
    const found = writers.find(({ opening }) => opening.test(folded));
    if (found !== undefined) return [...found.issuers];
  }
  return undefined;
}

const openingWith = (...list: readonly string[]) => new RegExp(`^\\W*${anyOf(list)}`);
const writers: readonly { opening: RegExp; issuers: readonly IssuerKind[] }[] = [
  // "Komornik Sądowy przy Sądzie Rejonowym …"
  { opening: openingWith('komornik* sadow*', 'kancelari* komornicz*'), issuers: ['bailiff'] },
  // "Wojewódzki Sąd Administracyjny" writes calls that offices' kinds fit too.
  { opening: openingWith('sad rejonow*', 'sad okregow*', 'sad apelacyjn*'), issuers: courts },
  {
    opening: openingWith('prokuratur*', 'komend*', 'komisariat*', 'posterunek', 'straz miejsk*'),
    issuers: ['police', 'traffic', 'court'],
  },
];

const grants = /\b(?:przysluguj\w+|sluz[ya])\b/;
const taught = wordPattern(generalRules);

/** What the letter teaches names other letters than this one: "na postanowienie przysługuje zażalenie". */
function isTaught({ part, text }: Clause): boolean {
  return part !== 'operative' || grants.test(text) || taught.test(text);
}

/** The letter's words with some clauses as spaces, position by position. */
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

/** No heading: nothing, or the line that says what the letter is about. */
const isSubject = /^(?:$|(?:dotyczy|dot\.|sprawa|w sprawie|temat|przedmiot)\b)/;
const openingVerbs: readonly (readonly [RegExp, string])[] = [
  [/\bwzywa(?:m|my)?\b/, 'wezwanie'],
  [
    /\b(?:prosi(?:my)?|prosze) o (?:\w+ )?(?:zaplat|wplat|uregulowani|splat)\w*/,
    'wezwanie do zaplaty',
  ],
  [/\bdorecza(?:m|my)?\b/, 'doreczenie'],
  [/\bwypowiada(?:m|my)\b/, 'wypowiedzenie'],
  [/\brozwiazuj(?:e|emy)\b/, 'rozwiazanie'],
  [/\bodstepuj(?:e|emy)\b/, 'odstapienie'],
  [/\bzawiadamia(?:m|my)?\b/, 'zawiadomienie'],
  [/\bprzypomina(?:m|my)\b/, 'przypomnienie'],
];
const IMPLIED = 70;

/** What a letter without a heading would be headed: "wzywam Panią do zapłaty" → "wezwanie … do zaplaty". */
function impliedTitle({ spaced }: LetterView): string {
  const found = openingVerbs
    .map(([verb, noun]) => ({ noun, match: verb.exec(spaced.slice(0, BEGINNING)) }))
    .filter(({ match }) => match !== null)
    .sort((left, right) => (left.match?.index ?? 0) - (right.match?.index ?? 0))[0];
  if (found?.match == null) return '';
  const after = found.match.index + found.match[0].length;
  const rest = spaced
    .slice(after, after + IMPLIED)
    .replace(/^ (?:pan\w*|panstw\w*|z pan\w*|sie)\b/, '')
    .replace(/ umowe\b/, ' umowy');
  return `${found.noun}${rest}`;
}

type Score = { score: number; votes: TypeVote[] };
const none: Score = { score: 0, votes: [] };

/** How much the letter speaks for the kind; nothing without its heading or its operative words. */
function scoreOf(type: DocumentType, zones: Zones, view: LetterView): Score {
  const headed = type.title.flatMap(([pattern, weight]) => {
    const match = pattern.exec(zones.title);
    if (match !== null) return [{ quote: match[0], weight }];
    return voteOf([pattern, weight * TITLE_ELSEWHERE], zones.beginning, view);
  });
  const done = type.act.flatMap((weighted) => voteOf(weighted, zones.operative, view));
  if (headed.length === 0 && done.length === 0) return none;
  const written = type.sender.flatMap(([pattern, weight]) => {
    const match = pattern.exec(zones.head);
    return match === null ? [] : [{ quote: match[0], weight }];
  });
  const said = type.body.flatMap((weighted) => voteOf(weighted, zones.all, view));
  const votes = [...written, ...headed, ...done, ...said];
  const score = votes.reduce((sum, { weight }) => sum + weight, 0);
  const missing = missingIssuer(type, zones.head) + missingTitle(type, zones);
  const undone = isNamed(headed) || isDone(type, done) ? 0 : MISSING_ACT;
  return { votes, score: score - missing - undone - wrongIssuer(type, zones.issuer) };
}

const DECISIVE_ACT = 6;
const TELLING_TITLE = 10;
const MISSING_ACT = 6;

/** The heading alone tells the kind ("Nakaz zapłaty"), unlike "Decyzja". */
function isNamed(headed: readonly TypeVote[]): boolean {
  return headed.some(({ weight }) => weight >= TELLING_TITLE);
}

/** A kind known by what its letters do is doubtful where the letter does nothing of the sort. */
function isDone({ act }: DocumentType, done: readonly TypeVote[]): boolean {
  const decisive = act.some(([, weight]) => weight >= DECISIVE_ACT);
  return !decisive || done.some(({ weight }) => weight >= DECISIVE_ACT);
}

const WRONG_ISSUER = 10;

/** A court's letter is no office's and an office's no court's, whatever words they share. */
function wrongIssuer({ issuer }: DocumentType, writers: IssuerKind[] | undefined): number {
  return writers === undefined || writers.includes(issuer) ? 0 : WRONG_ISSUER;
}

const DECISIVE_TITLE = 8;
const MISSING_TITLE = 4;

/** A kind known by its heading ("DECYZJA") counts for less where the letter bears no such word. */
function missingTitle({ title }: DocumentType, zones: Zones): number {
  if (!title.some(([, weight]) => weight >= DECISIVE_TITLE)) return 0;
  const named = title.some(
    ([pattern]) => pattern.test(zones.title) || pattern.test(zones.beginning),
  );
  return named ? 0 : MISSING_TITLE;
}

/** A kind that only certain issuers write counts for less when the letterhead names none of them. */
function missingIssuer({ sender }: DocumentType, head: string): number {
  const expected = sender.filter(([, weight]) => weight >= DECISIVE_ISSUER);
  if (expected.length === 0 || expected.some(([pattern]) => pattern.test(head))) return 0;
  return DECISIVE_ISSUER;
}

function voteOf([pattern, weight]: WeightedPattern, text: string, view: LetterView): TypeVote[] {
  const match = pattern.exec(text);
  if (match === null) return [];
  const span = { start: match.index, end: match.index + match[0].length };
  return [{ quote: quoteAt(view, span), weight }];
}
