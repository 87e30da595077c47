import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';

import type { LearnedKind } from './learned-kinds-of.ts';

/** A kind with how much the letter's phrases speak for it. */
type Ranked = { type: DocumentType; score: number };

/** Below this a letter is of no kind by its phrases: a title or several of its own phrases are needed. */
const LEAST_SCORE = 7;
/** From this on the words of a letter tell its kind where its phrases tell none. */
const TELLING = 0.6;
/** From this on its words outweigh phrases that speak for another kind. */
const DECISIVE = 0.9;
/** A kind whose phrases say this much is left as it is. */
const FIRM = 16;
/** A heading or an operative phrase of the kind is there. */
const SOME_SCORE = 5;

/** The kind that says least among those of a code: it rests on the letter's own words and brings no term of its own. */
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
 * The kind by both readings: phrases decide unless they say nothing, or the letter's words as a whole say
 * otherwise with hardly a doubt. `ranked` runs from the best to the worst. Undefined where neither knows.
 */
export function settleKind<T extends Ranked>(
  ranked: readonly T[],
  learned: readonly LearnedKind[],
): T | undefined {
  const first = ranked[0];
  const likeliest = learned[0];
  const phrased = first === undefined || first.score < LEAST_SCORE ? undefined : first;
  if (likeliest === undefined || likeliest.code === phrased?.type.code) return phrased;
  // An offer that poses as a bill is worded like one.
  if (phrased !== undefined && (phrased.score >= FIRM || phrased.type.reply === 'scam')) {
    return phrased;
  }
  if (likeliest.probability < (phrased === undefined ? TELLING : DECISIVE)) return phrased;
  const { code } = likeliest;
  const least = code === 'inne' ? LEAST_SCORE : SOME_SCORE;
  const near = ranked.find(({ type, score }) => type.code === code && score >= least);
  return near ?? ranked.find(({ type }) => type.id === plainest[code]) ?? phrased;
}
