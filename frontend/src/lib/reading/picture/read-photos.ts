import { findFileKind, HEAD_BYTES } from '#frontend/src/lib/reading/check-file.ts';
import type { LetterPage } from '#frontend/src/lib/reading/letter-text.ts';
import { type EnginePool, openEnginePool } from '#frontend/src/lib/reading/ocr/engine-pool.ts';
import { readPicture } from '#frontend/src/lib/reading/ocr/read-picture.ts';
import { byHandOf } from '#frontend/src/lib/reading/pages/by-hand.ts';
import { ReadingError } from '#frontend/src/lib/reading/reading-error.ts';
import type { ReadingJob } from '#frontend/src/lib/reading/reading-job.ts';
import { tidyText } from '#frontend/src/lib/reading/tidy-text.ts';

import { checkPictureSize, damagedPicture, decodedWidth } from './picture-size.ts';
import { openPictureStudio, type PictureStudio } from './picture-studio.ts';

type Tools = { studio: PictureStudio; engines: EnginePool; job: ReadingJob };

/**
 * Reads the pictures of one letter: each a JPG, a PNG or another format that this browser supports, a photo or scan of one page.
 * @throws ReadingError WRONG_CONTENT, PICTURE_TOO_LARGE, PICTURE_DAMAGED, PICTURE_UNKNOWN, ENGINE_UNAVAILABLE
 */
export async function readPhotos(photos: readonly File[], job: ReadingJob): Promise<LetterPage[]> {
  job.expectPages(photos.length);
  const studio = openPictureStudio();
  job.onEnd(() => studio.close());
  const engines = openEnginePool();
  job.onEnd(() => engines.close());
  const pages = new Map<number, LetterPage>();
  const waiting = [...photos.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next && !job.signal.aborted; next = waiting.shift()) {
      const [index, photo] = next;
      const page = await readPhoto(photo, index, { studio, engines, job });
      pages.set(index, page);
      job.finishPage(index, page);
      job.report('ocr', index + 1);
    }
  };
  await Promise.all(Array.from({ length: Math.min(engines.size, photos.length) }, lane));
  return photos.flatMap((_, index) => pages.get(index) ?? []);
}

async function readPhoto(
  photo: File,
  index: number,
  { studio, engines, job }: Tools,
): Promise<LetterPage> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const kind = findFileKind(photo.name, bytes.subarray(0, HEAD_BYTES));
  const isKnown = kind === 'jpeg' || kind === 'png';
  const width = isKnown ? decodedWidth(checkPictureSize(bytes, photo.name)) : undefined;
  const options = { ...(width === undefined ? {} : { width }), byHand: byHandOf(photo) };
  const picture = await studio.open(new Blob([bytes]), options).catch((error: unknown) => {
    if (error instanceof ReadingError) throw error;
    throw isKnown ? damagedPicture(photo.name, error) : unknownPicture(photo.name, error);
  });
  const { text, ...reading } = await readPicture(picture, engines, (share) => {
    job.advance(index, share);
    job.report('ocr', index + 1);
  });
  picture.close();
  return { text: tidyText(text), source: 'ocr', ...reading };
}

function unknownPicture(fileName: string, cause: unknown): ReadingError {
  return new ReadingError(
    'PICTURE_UNKNOWN',
    `Zdjęcie "${fileName}" jest zapisane w formacie, którego ta przeglądarka nie otwiera (HEIC albo podobny). Zapisz je jako JPG i wybierz ponownie.`,
    cause,
  );
}
