import type { LetterPage } from '#frontend/src/lib/reading/letter-text.ts';
import type { ReadingJob } from '#frontend/src/lib/reading/reading-job.ts';
import { tidyText } from '#frontend/src/lib/reading/tidy-text.ts';

import { decodeText } from './decode-text.ts';

export function readPlainText(bytes: Uint8Array, job: ReadingJob): LetterPage[] {
  const { text } = decodeText(bytes, job.fileName);
  const page: LetterPage = { text: tidyText(text), source: 'plain', confidence: null, lost: null };
  job.finishPage(0, page);
  job.report('decoding', 1);
  return [page];
}
