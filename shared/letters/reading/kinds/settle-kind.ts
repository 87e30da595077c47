import type { KnownType } from '#shared/letters/catalogue/all-document-types.ts';

import type { LearnedKind } from './learned-kinds-of.ts';

/** A kind with the weight of the phrases that point to it. */
type Ranked = { type: KnownType; score: number };

/** Below this weight the phrases decide no kind: a title or several phrases of the kind are needed. */
const LEAST_SCORE = 7;
/** From this probability on, all words together decide the kind when no phrase does. */
const TELLING = 0.6;
/** The same for a demand of money, which is a heavier thing to say. */
const TELLING_DEMAND = 0.65;
/** From this probability on, all words together outweigh phrases that point to another kind. */
const DECISIVE = 0.9;
/** The same for the code of all that has no other: it is no reason against a kind that phrases tell. */
const DECISIVE_OTHER = 0.99;
/** A kind with phrases of at least this weight is kept. */
const FIRM = 14.5;
/**
 * The weight that is enough when the phrases name a trade's own kind and the words only show a demand for money, or
 * when the phrases end a contract and the words fit no kind: an informal letter has few phrases.
 */
const FIRM_ENOUGH = 12;
/** The replies of kinds that say little of a letter. */
const plainReplies: ReadonlySet<string> = new Set(['information', 'invoice', 'unknown']);
const trades: ReadonlySet<string> = new Set(['pismo_banku', 'pismo_ubezpieczyciela']);
/** A kind with phrases of at least this weight is rather told than the plainest one of the code that words tell. */
const TOLD_RATHER = 10;
/** The letter has a heading or an operative phrase of the kind. */
const SOME_SCORE = 5;
/** A demand for money belongs to a known trade only when more than one word says so. */
const MORE_SCORE = 6;

/** The plainest kind of a code: it relies on the letter's own words and brings no term of its own. */
const plainest: Readonly<Record<string, string>> = {
  inne: 'inne',
  wezwanie_do_zaplaty: 'wezwanie-do-zaplaty',
  przedsadowe_wezwanie: 'przedsadowe-wezwanie',
  cesja_wierzytelnosci: 'cesja',
  pismo_komornicze: 'komornik-pismo',
  wezwanie_urzedu: 'wezwanie-inne',
  pismo_zus: 'zus-pismo',
  pismo_ubezpieczyciela: 'ubezpieczyciel-pismo',
  pismo_banku: 'bank-pismo',
  wypowiedzenie_umowy: 'wypowiedzenie-umowy',
};

/**
 * The kind by both methods: phrases decide unless they say nothing, or all words together point elsewhere
 * with hardly any doubt. `ranked` runs from best to worst. Undefined when neither method decides.
 */
export function settleKind<T extends Ranked>(
  ranked: readonly T[],
  learned: readonly LearnedKind[],
): T | undefined {
  const first = ranked[0];
  const likeliest = learned[0];
  const phrased = first === undefined || first.score < LEAST_SCORE ? undefined : first;
  if (likeliest === undefined || likeliest.code === phrased?.type.code) return phrased;
  // An offer that looks like a bill uses a bill's words.
  // Kinds of no common code are too different for words to know all of them.
  const isVague =
    (phrased?.type.code === 'inne' && !plainReplies.has(phrased.type.reply)) ||
    (likeliest.code === 'inne' && phrased?.type.code === 'wypowiedzenie_umowy') ||
    (likeliest.code === 'wezwanie_do_zaplaty' && trades.has(phrased?.type.code ?? ''));
  const firm = isVague ? FIRM_ENOUGH : FIRM;
  if (phrased !== undefined && (phrased.score >= firm || phrased.type.reply === 'scam')) {
    return phrased;
  }
  const decisive = likeliest.code === 'inne' ? DECISIVE_OTHER : DECISIVE;
  const telling = likeliest.code === 'wezwanie_do_zaplaty' ? TELLING_DEMAND : TELLING;
  if (likeliest.probability < (phrased === undefined ? telling : decisive)) return phrased;
  const { code } = likeliest;
  // Words alone make no call of a decision: its remedy would be lost.
  if (code === 'wezwanie_urzedu' && phrased?.type.code.startsWith('decyzja') === true) {
    return phrased;
  }
  const least = leastOf(code);
  const near = ranked.find(({ type, score }) => type.code === code && score >= least);
  // A kind of no common code that phrases tell says more than the plainest of the code.
  const told = ranked.find(
    ({ type, score }) =>
      type.code === 'inne' && score >= TOLD_RATHER && !plainReplies.has(type.reply),
  );
  return near ?? told ?? ranked.find(({ type }) => type.id === plainest[code]) ?? phrased;
}

function leastOf(code: string): number {
  if (code === 'inne') return LEAST_SCORE;
  return code === 'wezwanie_do_zaplaty' ? MORE_SCORE : SOME_SCORE;
}
