import {
  allDocumentTypes,
  documentTypeOf,
  type KnownType,
} from '#shared/letters/catalogue/all-document-types.ts';
import type { WeightedPattern } from '#shared/letters/catalogue/document-type.ts';
import type { IssuerKind } from '#shared/letters/catalogue/issuers.ts';
import { looksLikeScam, sellsEntry } from '#shared/letters/reading/scam/scam.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { type Beginnings, mayMatch } from '#shared/letters/text/word-list.ts';

import { isAuthority } from './clauses/senders.ts';
import { decidesNot, mayDecide } from './kinds/decisions.ts';
import { lenders, ofPaying, otherCall, trades } from './kinds/kind-words.ts';
import { learnedKindsOf } from './kinds/learned-kinds-of.ts';
import { settleKind } from './kinds/settle-kind.ts';
import { isForeseen, isPossible } from './kinds/told-not-done.ts';
import { wrongDeed } from './kinds/wrong-deed.ts';
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
  if (sellsEntry(view)) {
    return { type: documentTypeOf('oferta-rejestru'), score: 0, votes: [], runnerUp: null };
  }
  const zones = zonesOf(view);
  const likely = learnedKindsOf(view);
  const ranked = mayDecide(view, likely) ? rankedKinds(view) : rankedKinds(view).filter(decidesNot);
  const learned = likely.filter(({ code }) => mayBe(code, zones) && !lacksSum(code, zones));
  const settled = settleKind(ranked, learned);
  if (settled === undefined || settled.type.id === 'inne') {
    const score = settled?.score ?? ranked[0]?.score ?? 0;
    const isCall = isAuthority(view) && callsReader.test(zones.all);
    const isBailiffs = zones.issuer?.includes('bailiff') === true;
    const isZus = zones.issuer?.length === 1 && zones.issuer[0] === 'zus';
    const plain = isBailiffs ? 'komornik-pismo' : isZus ? 'zus-pismo' : undefined;
    const type = documentTypeOf(plain ?? (isCall ? 'wezwanie-inne' : 'inne'));
    return { type, score, votes: settled?.votes ?? [], runnerUp: null };
  }
  return { ...settled, runnerUp: ranked.find((other) => other !== settled) ?? null };
}

/** "w terminie 14 dni od dnia otrzymania tego wezwania", "Proszę przygotować dowód osobisty". */
const callsReader =
  /\b(?:(?:otrzymania|doreczenia|odbioru) (?:tego|niniejszego) wezwania|prosze przygotowac)\b/;

/** A call without any sum, or to something else, demands no money: new data, a visit, an apology. */
const lacksSum = (code: string, { namesSum, title, all }: Zones): boolean =>
  demands.has(code) && (!namesSum || otherCall.test(title) || !ofPaying.test(all));
const demands: ReadonlySet<string> = new Set(['wezwanie_do_zaplaty', 'przedsadowe_wezwanie']);

/** Nobody who says that nothing is to be paid demands money, and no firm calls as an office or writes without a word of its trade. */
const mayBe = (code: string, { asksNothing, isPrivate, head, issuer, all }: Zones): boolean =>
  allDocumentTypes.some(
    (type) =>
      type.code === code &&
      wrongIssuer(type, issuer) === 0 &&
      (trades[type.issuer]?.test(all) ?? true),
  ) &&
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
