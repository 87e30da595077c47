import { layOut } from '#frontend/src/lib/reading/layout.ts';
import type { PictureView } from '#frontend/src/lib/reading/picture/opened-picture.ts';
import type { StudioPicture } from '#frontend/src/lib/reading/picture/picture-studio.ts';
import type { QuarterTurn } from '#frontend/src/lib/reading/picture/transform.ts';

import type { EnginePool } from './engine-pool.ts';
import { repairReading } from './post-fix.ts';
import { buildRows } from './rows.ts';
import { listWords, meanConfidence, type OcrWord, type ReadingScore, scoreWords } from './words.ts';

export type PictureReading = { text: string; confidence: number | null };

type Attempt = { words: OcrWord[]; score: ReadingScore };

/** Fewer letters than this on a whole page mean that it lies on its side. */
const MIN_LETTERS = 100;

/** Turns tried when the page does not read upright, likeliest first. */
const TURNS = [180, 90, 270] as const;

/**
 * Reads one picture of a page. A sheet found on a photo is read twice, as it is and pulled straight, because either may
 * lose text; a page that hardly reads is tried on its head and on its sides. The reading with most sure letters is kept.
 * @param onProgress share of the work done, 0..1
 */
export async function readPicture(
  picture: StudioPicture,
  engines: EnginePool,
  onProgress: (share: number) => void,
): Promise<PictureReading> {
  const views: PictureView[] = picture.hasPage ? ['whole', 'page'] : ['whole'];
  const shares = new Map<string, number>();
  const attempt = (view: PictureView, degrees: QuarterTurn) =>
    tryReading(picture, engines, view, degrees, (share) => {
      shares.set(`${view} ${degrees}`, share);
      const sum = [...shares.values()].reduce((total, value) => total + value, 0);
      onProgress(sum / Math.max(views.length, shares.size));
    });
  let best = await bestOf(views.map((view) => attempt(view, 0)));
  for (const degrees of TURNS) {
    if (!looksTurned(best.score)) break;
    best = better(best, await attempt('whole', degrees));
  }
  const text = repairReading(layOut(buildRows(best.words)));
  return { text, confidence: meanConfidence(best.words) };
}

async function tryReading(
  picture: StudioPicture,
  engines: EnginePool,
  view: PictureView,
  degrees: QuarterTurn,
  onProgress: (share: number) => void,
): Promise<Attempt> {
  onProgress(0);
  const { pgm } = await picture.prepare(view, degrees);
  onProgress(0.1);
  const blocks = await engines.recognize(pgm, (share) => onProgress(0.1 + 0.9 * share));
  const words = listWords(blocks);
  return { words, score: scoreWords(words) };
}

function looksTurned({ sure, unsure }: ReadingScore): boolean {
  return unsure > sure || sure < MIN_LETTERS;
}

async function bestOf(attempts: Promise<Attempt>[]): Promise<Attempt> {
  return (await Promise.all(attempts)).reduce(better);
}

function better(a: Attempt, b: Attempt): Attempt {
  return b.score.sure - b.score.unsure > a.score.sure - a.score.unsure ? b : a;
}
