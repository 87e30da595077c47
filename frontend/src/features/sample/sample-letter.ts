import * as z from 'zod/mini';

import { analysisResult } from '#shared/domain/analysis-result.ts';

import stored from './sample-letter.json';

/**
 * A letter of the corpus (its people and numbers are invented) with the result that the offline engine gave
 * for it on `readOn`; loaded only when the visitor requests the example.
 */
const sampleLetter = z.object({
  fileName: z.string(),
  readOn: z.string(), // ISO day
  text: z.string(),
  result: analysisResult,
});

export const sample = sampleLetter.parse(stored);
