import {
  allDocumentTypes,
  documentTypeOf,
  type KnownType,
} from '#shared/letters/catalogue/all-document-types.ts';
import type { WeightedPattern } from '#shared/letters/catalogue/document-type.ts';
import { type IssuerKind, issuersWith } from '#shared/letters/catalogue/issuers.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { looksLikeScam } from '#shared/letters/reading/scam/scam.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { type Beginnings, mayMatch, wordPattern } from '#shared/letters/text/word-list.ts';

import { deciding } from './clauses/outcome.ts';
import { isAuthority } from './clauses/senders.ts';
import { decidesNot, mayDecide } from './kinds/decisions.ts';
import { answers, lacking, ofPaying, otherCall, trades } from './kinds/kind-words.ts';
import { learnedKindsOf } from './kinds/learned-kinds-of.ts';
import { settleKind } from './kinds/settle-kind.ts';
import { type LetterView, quoteAt } from './letter-view.ts';
import { type Zones, zonesOf } from './recognition-zones.ts';

/** One reason for a type: words of the letter and how much they count. */
type TypeVote = { quote: string; weight: number };

export type TypeChoice = {
  type: KnownType;
  score: number;
  votes: TypeVote[];
  /** The runner-up, shown when the choice is doubtful. */
  runnerUp: { type: KnownType; score: number } | null;
};

/** The words of a title count for less when they appear elsewhere at the beginning of the letter. */
const TITLE_ELSEWHERE = 0.4;
const DECISIVE_ISSUER = 3;

/**
 * Weighted, explained vote over all document types, combined with the letter's words as a whole; the result
 * depends only on the letter.
 */
export const chooseType: (view: LetterView) => TypeChoice = oncePer(voteOnType);

function voteOnType(view: LetterView): TypeChoice {
  if (looksLikeScam(view)) {
    return { type: documentTypeOf('podejrzane-pismo'), score: 0, votes: [], runnerUp: null };
  }
  const zones = zonesOf(view);
  const likely = learnedKindsOf(view);
  const ranked = mayDecide(view, likely) ? rankedKinds(view) : rankedKinds(view).filter(decidesNot);
  const learned = likely.filter(({ code }) => mayBe(code, zones) && !lacksSum(code, view));
  const settled = settleKind(ranked, learned);
  if (settled === undefined || settled.type.id === 'inne') {
    const score = settled?.score ?? ranked[0]?.score ?? 0;
    const isCall = isAuthority(view) && callsReader.test(zones.all);
    const type = documentTypeOf(isCall ? 'wezwanie-inne' : 'inne');
    return { type, score, votes: settled?.votes ?? [], runnerUp: null };
  }
  return { ...settled, runnerUp: ranked.find((other) => other !== settled) ?? null };
}

/** "w terminie 14 dni od dnia otrzymania tego wezwania", "Proszę przygotować dowód osobisty". */
const callsReader =
  /\b(?:(?:otrzymania|doreczenia|odbioru) (?:tego|niniejszego) wezwania|prosze przygotowac)\b/;

/** A call without any sum, or to something else, demands no money: new data, a visit, an apology. */
const lacksSum = (code: string, view: LetterView): boolean =>
  demands.has(code) && (findAmounts(view.flow).length === 0 || otherCall.test(zonesOf(view).title));
const demands: ReadonlySet<string> = new Set(['wezwanie_do_zaplaty', 'przedsadowe_wezwanie']);

/** Nobody who says that nothing is to be paid demands money, and no firm calls as an office, whatever words there are. */
const mayBe = (code: string, { asksNothing, isPrivate, head }: Zones): boolean =>
  !(asksNothing && code === 'wezwanie_do_zaplaty') &&
  !(isPrivate && code === 'wezwanie_urzedu') &&
  !(isPrivate && code === 'pismo_banku' && !lenders.test(head));

/** Every kind with the weight of the phrases that point to it, the best first. */
export function rankedKinds(view: LetterView): RankedKind[] {
  const zones = zonesOf(view);
  return allDocumentTypes
    .map((type) => ({ type, ...scoreOf(type, zones, view) }))
    .sort((left, right) => right.score - left.score);
}

type Score = { score: number; votes: TypeVote[] };
type RankedKind = Score & { type: KnownType };
const none: Score = { score: 0, votes: [] };

/** How strongly the letter points to the kind; zero without its heading or its operative words. */
function scoreOf(type: KnownType, zones: Zones, view: LetterView): Score {
  const read = { view, words: zones.words };
  const headed = type.title.flatMap(([pattern, weight]) => {
    const match = pattern.exec(zones.title);
    if (match !== null) return [{ quote: match[0], weight }];
    return voteOf([pattern, weight * TITLE_ELSEWHERE], zones.beginning, read, isForeseen);
  });
  const done = type.act.flatMap((weighted) => voteOf(weighted, zones.operative, read, isPossible));
  if (headed.length === 0 && done.length === 0) return none;
  const written = type.sender.flatMap(([pattern, weight]) => {
    const match = pattern.exec(zones.head);
    return match === null ? [] : [{ quote: match[0], weight }];
  });
  const said = type.body.flatMap((weighted) => voteOf(weighted, zones.all, read));
  const votes = [...written, ...headed, ...done, ...said];
  const score = votes.reduce((sum, { weight }) => sum + weight, 0);
  const missing = missingIssuer(type, zones.head) + missingTitle(type, zones);
  const undone = isNamed(headed) || isDone(type, done) ? 0 : MISSING_ACT;
  const wrong = wrongIssuer(type, zones.issuer) + wrongDeed(type, zones);
  return { votes, score: score - missing - undone - wrong };
}

const DECISIVE_ACT = 6;
const TELLING_TITLE = 10;
const MISSING_ACT = 6;

/** The heading alone identifies the kind ("Nakaz zapłaty"), unlike "Decyzja". */
function isNamed(headed: readonly TypeVote[]): boolean {
  return headed.some(({ weight }) => weight >= TELLING_TITLE);
}

/** A kind recognised by what its letters do is doubtful when this letter does nothing of that sort. */
function isDone({ act }: KnownType, done: readonly TypeVote[]): boolean {
  const decisive = act.some(([, weight]) => weight >= DECISIVE_ACT);
  return !decisive || done.some(({ weight }) => weight >= DECISIVE_ACT);
}

const offices = issuersWith('isOffice');
/** A town's own nursery reminds of fees as an office does. */
const nurseries = /\b(?:przedszkol|zlob|szkol)/;
const WRONG_DEED = 8;
/** No heading and no sender outweighs the letter's own word that it is no decision. */
const DENIED = 20;

/**
 * This letter cannot do what letters of the kind do: a firm imposes nothing, nobody is summoned to a day that
 * the letter does not name, and nothing is decided without a word for deciding.
 */
function wrongDeed(
  { id, issuer, duties, reply, code }: KnownType,
  {
    isPrivate: isFirms,
    setsDay: hasDay,
    decides,
    all,
    head,
    title,
    asksNothing,
    isNoDecision,
  }: Zones,
): number {
  const imposes = isFirms && offices.has(issuer);
  const calls = duties.includes('attend') && !hasDay;
  // "DECYZJA … dopiero od decyzji wydanej po ponownym ustaleniu służy odwołanie": another decision is meant.
  if (isNoDecision && code.startsWith('decyzja') && !/^decyzj[ae]\b/.test(title)) return DENIED;
  const rules = code.startsWith('decyzja') && deciding.has(reply) && !decides;
  // A letter headed as a decision does not merely give notice of one.
  const isDecision = code === 'pismo_zus' && /^decyzj[ae]\b/.test(title);
  const isOfTrade = trades[issuer]?.test(all) ?? true;
  const isDemand = code === 'wezwanie_do_zaplaty' || code === 'przedsadowe_wezwanie';
  const isOther = isDemand && (asksNothing || !ofPaying.test(all));
  const isAnswer = code === 'wezwanie_urzedu' && answers.test(all);
  const isVain = id === 'wezwanie-do-uzupelnienia' && !lacking.test(all);
  const isBailiffs = issuer !== 'bailiff' || head.includes('komorni');
  // A developer's or a supplier's letter that names the reader's bank is not the bank's call.
  const isLenders = id !== 'bank-wezwanie' || lenders.test(head);
  // No firm writes for an office, even if it names one: "brak OC wykryje Ubezpieczeniowy Fundusz Gwarancyjny".
  const isOffices = imposes && !nurseries.test(head);
  if (!isOfTrade || isOffices || (isDemand && otherCall.test(title))) return DENIED;
  const fits = isBailiffs && isLenders && !isAnswer && !isOther && !isVain;
  return imposes || calls || rules || isDecision || !fits ? WRONG_DEED : 0;
}

/** The letterhead; the footer may name a bank that keeps an account. */
const lenders = /^.{0,200}\b(?:bank|skok|kas[ay]\b|kredyt|pozyczk|leasing|finans|fundusz)/;

const WRONG_ISSUER = 10;

/** A court's letter is never an office's letter and the other way round, whatever words they share. */
function wrongIssuer({ issuer }: KnownType, writers: IssuerKind[] | undefined): number {
  return writers === undefined || writers.includes(issuer) ? 0 : WRONG_ISSUER;
}

const DECISIVE_TITLE = 8;
const MISSING_TITLE = 4;

/** A kind recognised by its heading ("DECYZJA") counts for less when the letter has no such word. */
function missingTitle({ title }: KnownType, zones: Zones): number {
  if (!title.some(([, weight]) => weight >= DECISIVE_TITLE)) return 0;
  const named = title.some(
    ([pattern]) =>
      pattern.test(zones.title) ||
      (mayMatch(pattern, zones.words) && pattern.test(zones.beginning)),
  );
  return named ? 0 : MISSING_TITLE;
}

/** A kind that only certain issuers write counts for less when the letterhead names none of them. */
function missingIssuer({ sender }: KnownType, head: string): number {
  const expected = sender.filter(([, weight]) => weight >= DECISIVE_ISSUER);
  if (expected.length === 0 || expected.some(([pattern]) => pattern.test(head))) return 0;
  return DECISIVE_ISSUER;
}

/** "może nałożyć grzywnę": the letter mentions a possible step and does not take it. */
function isPossible(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 30), at);
  const isBurden = /^(?:nalozy|nalozon|wymierz|wstrzym|odci|zaj[ae])/.test(text.slice(at, at + 10));
  return isBurden && /\b(?:moze|moga|mozna|mozemy) (?:\w+ )?$/.test(before);
}

/** "Wyślemy upomnienie, a później tytuł wykonawczy": the sender speaks of a letter still to come. */
const willSend = wordPattern([
  'wyslemy',
  'wystawimy',
  'sporzadzimy',
  'doreczymy',
  'przeslemy',
  'otrzyma pan*',
  'otrzymaja panstwo',
  'dostanie pan*',
  'dostana panstwo',
]);
/** "Ten list nie jest decyzją ani upomnieniem". */
const denied = /\bnie (?:jest|stanowi) (?:\w+ ){0,3}$/;

/** "Na podstawie prawomocnego wyroku nakazowego wzywa się": an earlier letter, on which this one rests. */
const isGround = /\b(?:na podstawie|prawomocn\w+) (?:\w+ ){0,2}$/;

/** "może być podstawą upomnienia, a potem grzywny": the words describe another letter than this one. */
function isForeseen(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const ends = ['.', ';', ':', '?', '!'].map((mark) => before.lastIndexOf(mark));
  const sentence = before.slice(Math.max(...ends) + 1);
  if (willSend.test(sentence) || denied.test(sentence) || isGround.test(sentence)) return true;
  return /\b(?:moze byc|moga byc|moze zostac|zakonczy sie|moze (?:sie )?(?:s|za)konczyc(?: sie)?|zostanie wydana|bedzie wydana|wyda|wydamy|zapadnie) (?:\w+ ){0,3}$/.test(
    text.slice(Math.max(0, at - 50), at),
  );
}

function voteOf(
  [pattern, weight]: WeightedPattern,
  text: string,
  { view, words }: { view: LetterView; words: Beginnings },
  isVoid: (text: string, at: number) => boolean = () => false,
): TypeVote[] {
  if (!mayMatch(pattern, words)) return [];
  let match = pattern.exec(text);
  while (match !== null && isVoid(text, match.index)) {
    const from = match.index + match[0].length;
    match = pattern.exec(' '.repeat(from) + text.slice(from));
  }
  if (match === null) return [];
  const span = { start: match.index, end: match.index + match[0].length };
  return [{ quote: quoteAt(view, span), weight }];
}
