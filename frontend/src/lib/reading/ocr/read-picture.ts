import { layOut } from '#frontend/src/lib/reading/layout.ts';
import type { LetterPage } from '#frontend/src/lib/reading/letter-text.ts';
import type {
  Preparation,
  PreparedPicture,
} from '#frontend/src/lib/reading/picture/opened-picture.ts';
import type { StudioPicture } from '#frontend/src/lib/reading/picture/picture-studio.ts';
import { showPicture } from '#frontend/src/lib/reading/picture/show-picture.ts';

import { splitColumns } from './columns.ts';
import type { EnginePool } from './engine-pool.ts';
import { findLostLetters, type LostLetters } from './lost-letters.ts';
import { repairReading } from './post-fix.ts';
import { buildRows } from './rows.ts';
import { joinColoured } from './under-colour.ts';
import { listWords, meanConfidence, type OcrWord, type ReadingScore, scoreWords } from './words.ts';

export type PictureReading = Pick<LetterPage, 'text' | 'confidence' | 'lost'>;

type Attempt = {
  preparation: Preparation;
  picture: PreparedPicture;
  words: OcrWord[];
  score: ReadingScore;
  lost: LostLetters;
};

/** Fewer letters than this on a whole page mean that it is rotated. */
const MIN_LETTERS = 100;

/** Rotations tried when the page is not readable upright, the likeliest first. */
const TURNS = [180, 90, 270] as const;

const AS_IT_IS = { degrees: 0, light: 'broad', isUnbent: false, isBlackOnly: false } as const;

/** Above this share of lost letters a shadow's edge may hide them, or the paper may be bent. */
const BENT = 0.01;

/** Above this coloured share a page has coloured writing or stamps. */
const COLOURED = 0.001;

/** Above this share of letters lost after all steps, the reader is asked before the text is used. */
const TOLD = 0.015;

/**
 * Reads one picture of a page. A sheet found on a photo is read twice, unchanged and rectified, because either may lose
 * text; a barely readable page is tried in other rotations. The reading with the most confident letters is kept. When
 * letters were lost, coloured ink and then shadow edges are removed, and then lines are straightened; each step is kept
 * if fewer letters are lost.
 * @param onProgress share of the work done, 0..1
 */
export async function readPicture(
  picture: StudioPicture,
  engines: EnginePool,
  onProgress: (share: number) => void,
): Promise<PictureReading> {
  const views: Preparation['view'][] = picture.hasPage ? ['whole', 'page'] : ['whole'];
  const shares = new Map<string, number>();
  const attempt = (preparation: Preparation) =>
    tryReading(picture, engines, preparation, (share) => {
      shares.set(Object.values(preparation).join(' '), share);
      const sum = [...shares.values()].reduce((total, value) => total + value, 0);
      onProgress(sum / Math.max(views.length, shares.size));
    });
  let best = await bestOf(views.map((view) => attempt({ view, ...AS_IT_IS })));
  for (const degrees of TURNS) {
    if (!looksTurned(best.score)) break;
    best = better(best, await attempt({ view: 'whole', ...AS_IT_IS, degrees }));
  }
  best = await mended(best, attempt);
  const blocks = splitColumns(best.words).map((words) => layOut(buildRows(words)));
  const text = repairReading(blocks.join('\n\n'));
  const confidence = meanConfidence(best.words);
  const isTold = best.lost.share > TOLD;
  const lost = isTold ? { ...best.lost, picture: await showPicture(best.picture) } : null;
  return { text, confidence, lost };
}

type Try = (preparation: Preparation) => Promise<Attempt>;

/** The reading that loses the fewest letters; steps that helped are kept for the next one. */
async function mended(first: Attempt, attempt: Try): Promise<Attempt> {
  let plain = first;
  let best = await underColour(first, attempt);
  for (const mend of [{ light: 'fine' }, { isUnbent: true }] as const) {
    if (best.lost.share <= BENT) return best;
    plain = fewerLost(plain, await attempt({ ...plain.preparation, ...mend }));
    best = fewerLost(best, plain);
  }
  return plain === first ? best : fewerLost(best, await underColour(plain, attempt));
}

/**
 * Reads the page again without its coloured ink, and keeps the coloured words. Letters seen in either picture count, so
 * that unread coloured ones are included.
 */
async function underColour(plain: Attempt, attempt: Try): Promise<Attempt> {
  if (plain.lost.share <= BENT) return plain;
  const black = await attempt({ ...plain.preparation, isBlackOnly: true });
  if (black.picture.colour < COLOURED) return plain;
  const words = joinColoured(black.words, plain.words);
  const lostOf = ({ picture }: Attempt) => findLostLetters(picture.shapes, words, picture);
  const [ofAll, ofBlack] = [lostOf(plain), lostOf(black)];
  const lost = ofBlack.share > ofAll.share ? ofBlack : ofAll;
  return fewerLost(plain, { ...plain, words, lost, score: scoreWords(words) });
}

async function tryReading(
  picture: StudioPicture,
  engines: EnginePool,
  preparation: Preparation,
  onProgress: (share: number) => void,
): Promise<Attempt> {
  onProgress(0);
  const prepared = await picture.prepare(preparation);
  onProgress(0.1);
  const isTheSame = preparation.isBlackOnly && prepared.colour < COLOURED;
  const blocks = isTheSame
    ? []
    : await engines.recognize(prepared.pgm, (share) => onProgress(0.1 + 0.9 * share));
  const words = listWords(blocks);
  const lost = findLostLetters(prepared.shapes, words, prepared);
  return { preparation, picture: prepared, words, score: scoreWords(words), lost };
}

function looksTurned({ sure, unsure }: ReadingScore): boolean {
  return unsure > sure || sure < MIN_LETTERS;
}

async function bestOf(attempts: Promise<Attempt>[]): Promise<Attempt> {
  return (await Promise.all(attempts)).reduce(better);
}

function fewerLost(a: Attempt, b: Attempt): Attempt {
  return b.lost.share < a.lost.share ? b : a;
}

function better(a: Attempt, b: Attempt): Attempt {
  return b.score.sure - b.score.unsure > a.score.sure - a.score.unsure ? b : a;
}
