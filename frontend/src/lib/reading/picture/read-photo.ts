import type { LetterPage } from '#frontend/src/lib/reading/letter-text.ts';
import { openEnginePool } from '#frontend/src/lib/reading/ocr/engine-pool.ts';
import { readPicture } from '#frontend/src/lib/reading/ocr/read-picture.ts';
import { ReadingError } from '#frontend/src/lib/reading/reading-error.ts';
import type { ReadingJob } from '#frontend/src/lib/reading/reading-job.ts';
import { tidyText } from '#frontend/src/lib/reading/tidy-text.ts';

import { checkPictureSize, damagedPicture } from './picture-size.ts';
import { openPictureStudio, type PictureStudio, type StudioPicture } from './picture-studio.ts';

/**
 * Reads a JPG or PNG: a photo or a scan of one page.
 * @throws ReadingError PICTURE_TOO_LARGE, PICTURE_DAMAGED, ENGINE_UNAVAILABLE
 */
export async function readPhoto(
  bytes: Uint8Array<ArrayBuffer>,
  job: ReadingJob,
): Promise<LetterPage[]> {
  checkPictureSize(bytes, job.fileName);
  const studio = openPictureStudio();
  job.onEnd(() => studio.close());
  const picture = await open(studio, new Blob([bytes]), job.fileName);
  const engines = openEnginePool();
  job.onEnd(() => engines.close());
  const { text, ...reading } = await readPicture(picture, engines, (share) => {
    job.advance(0, share);
    job.report('ocr', 1);
  });
  const page: LetterPage = { text: tidyText(text), source: 'ocr', ...reading };
  job.finishPage(0, page);
  job.report('ocr', 1);
  return [page];
}

async function open(studio: PictureStudio, source: Blob, fileName: string): Promise<StudioPicture> {
  try {
    return await studio.open(source);
  } catch (error) {
    throw error instanceof ReadingError ? error : damagedPicture(fileName, error);
  }
}
