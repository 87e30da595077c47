import * as z from 'zod/mini';

import { analysisResult } from '#shared/domain/analysis-result.ts';
import { analysisStatus } from '#shared/domain/analysis-status.ts';
import { refusalCode } from '#shared/domain/refusal.ts';

/** One `data:` line of `GET /api/analyze-stream` (specification, section 7; design, section 3). */
export const analysisEvent = z.object({
  status: analysisStatus,
  progress: z.number(), // percent, never decreases
  result: z.nullable(analysisResult),
  error: z.nullable(z.string()),
  codes: z.optional(z.array(refusalCode)),
});
export type AnalysisEvent = z.infer<typeof analysisEvent>;
