import type { RefusalCode } from '#shared/domain/refusal.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

import { isCutOff } from './completeness.ts';
import { hasLetterStructure } from './structure.ts';
import { measureText, type TextMeasures } from './text-measures.ts';

/**
 * The thresholds lie far from the values of real letters (good words above 0.84, pair score above 5.0,
 * function words above 0.23, also with one character in fifty misread), because refusing a real letter is
 * worse than analysing a poor one.
 */
const FEWEST_WORDS = 20;
const RANDOM_GOOD_WORDS = 0.25;
const RANDOM_PAIR_SCORE = 3.75;
const POOR_GOOD_WORDS = 0.55;
const POOR_SYMBOLS = 0.14;

/**
 * Why a text is not fit for analysis, the clearest code first; `[]` when it is fit (design, section 3;
 * codes of specification section 8). Deterministic and linear in the length of the text.
 */
export function checkQuality({ text }: Letter): RefusalCode[] {
  const measures = measureText(text);
  const unreadable = unreadableAs(measures);
  if (unreadable !== undefined) return [unreadable];
  if (!hasLetterStructure(text)) return ['NO_STRUCTURE'];
  return isCutOff(text) ? ['INCOMPLETE_TEXT'] : [];
}

function unreadableAs(measures: TextMeasures): RefusalCode | undefined {
  if (isEncoded(measures)) return 'ENCRYPTED_CONTENT';
  if (isForeign(measures)) return 'WRONG_LANGUAGE';
  if (isRandom(measures)) return 'RANDOM_CHARACTERS';
  if (measures.words < FEWEST_WORDS) return 'TOO_SHORT';
  return isPoorlyRead(measures) ? 'LOW_OCR_QUALITY' : undefined;
}

/** Base64 or hexadecimal dominates the text; a letter with a long code still has its words. */
function isEncoded({ blobShare, words }: TextMeasures): boolean {
  return blobShare > 0.9 || (blobShare > 0.5 && words < 60);
}

function isForeign(measures: TextMeasures): boolean {
  const { foreignScriptShare, functionShares, goodWordShare, letters } = measures;
  if (letters >= 40 && foreignScriptShare > 0.4) return true;
  if (measures.words < 8) return false;
  const { pl, ...others } = functionShares;
  const strongest = Math.max(...Object.values(others));
  return strongest > 0.12 && strongest > 2 * pl && goodWordShare < 0.75;
}

function isRandom({ words, goodWordShare, pairScore, letters }: TextMeasures): boolean {
  if (words < 5) return letters < 10 ? words > 0 && pairScore < 2 : pairScore < 3;
  return goodWordShare < RANDOM_GOOD_WORDS && pairScore < RANDOM_PAIR_SCORE;
}

function isPoorlyRead({ goodWordShare, symbolShare }: TextMeasures): boolean {
  return goodWordShare < POOR_GOOD_WORDS || (symbolShare > POOR_SYMBOLS && goodWordShare < 0.8);
}
