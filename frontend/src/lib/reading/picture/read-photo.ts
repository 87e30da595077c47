import type { FileKind } from '#frontend/src/lib/reading/check-file.ts';
import type { LetterPage } from '#frontend/src/lib/reading/letter-text.ts';
import { openEnginePool } from '#frontend/src/lib/reading/ocr/engine-pool.ts';
import { readPicture } from '#frontend/src/lib/reading/ocr/read-picture.ts';
import { ReadingError } from '#frontend/src/lib/reading/reading-error.ts';
import type { ReadingJob } from '#frontend/src/lib/reading/reading-job.ts';
import { tidyText } from '#frontend/src/lib/reading/tidy-text.ts';

import { checkPictureSize, damagedPicture, decodedWidth } from './picture-size.ts';
import { openPictureStudio } from './picture-studio.ts';

/**
 * Reads a JPG, PNG or another picture this browser can open: a photo or a scan of one page.
 * @throws ReadingError PICTURE_TOO_LARGE, PICTURE_DAMAGED, PICTURE_UNKNOWN, ENGINE_UNAVAILABLE
 */
export async function readPhoto(
  bytes: Uint8Array<ArrayBuffer>,
  kind: FileKind,
  job: ReadingJob,
): Promise<LetterPage[]> {
  const isKnown = kind !== 'other-picture';
  const width = isKnown ? decodedWidth(checkPictureSize(bytes, job.fileName)) : undefined;
  const studio = openPictureStudio();
  job.onEnd(() => studio.close());
  const picture = await studio.open(new Blob([bytes]), width).catch((error: unknown) => {
    if (error instanceof ReadingError) throw error;
    throw isKnown ? damagedPicture(job.fileName, error) : unknownPicture(job.fileName, error);
  });
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

function unknownPicture(fileName: string, cause: unknown): ReadingError {
  return new ReadingError(
    'PICTURE_UNKNOWN',
    `Zdjęcie "${fileName}" jest zapisane w formacie, którego ta przeglądarka nie otwiera (HEIC albo podobny). Zapisz je jako JPG i wybierz ponownie.`,
    cause,
  );
}
