import { chooseType } from '#shared/letters/reading/classify.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

import type { Doubted } from './doubt.ts';

/** A heading and one clear phrase; anything less counts as few words. */
const WELL_FOUNDED = 11;
/** The letter has words of a kind, but too few to decide on it. */
const ALMOST = 4;
const MARGIN = 4;

/**
 * Whether the kind of letter is uncertain: hardly enough words, another kind close behind, or almost enough
 * for a kind when none was chosen.
 */
function isKindDoubtful(letter: Letter): boolean {
  const { type, score, runnerUp } = chooseType(viewLetter(letter));
  if (type.reply === 'scam') return false;
  if (type.id === 'inne') return score >= ALMOST;
  const isClose = runnerUp !== null && runnerUp.type.code !== type.code;
  return score < WELL_FOUNDED || (isClose && score - runnerUp.score < MARGIN);
}

/** The kind, and what follows from the kind alone: the level, a remedy the letter does not name. */
export function kindDoubts(letter: Letter, isRemedyOfKind: boolean): Doubted[] {
  if (!isKindDoubtful(letter)) return [];
  const { runnerUp } = chooseType(viewLetter(letter));
  const alternatives =
    runnerUp === null || runnerUp.score <= 0 ? [] : [{ value: runnerUp.type.label, quote: null }];
  return [
    { fact: 'document_classification.type', reason: FEW_WORDS, alternatives },
    { fact: 'threat_assessment.level', reason: FROM_KIND },
    ...(isRemedyOfKind ? [{ fact: 'remedy.name', reason: FROM_KIND }] : []),
  ];
}

const FEW_WORDS = 'Rodzaj pisma wynika tylko z kilku słów. Sprawdź, czy się zgadza.';
const FROM_KIND = 'To wynika z rodzaju pisma, którego nie jesteśmy pewni.';
