import * as z from 'zod/mini';

import { type Contract } from './contract.ts';

/** Runs or resumes the analysis of an uploaded text; server-sent events of `analysisEvent`. */
export const analyzeStream = {
  group: 'analyze',
  method: 'GET',
  path: '/api/analyze-stream',
  auth: 'ticket',
  summaryPl: 'Rozpoczyna lub wznawia analizę i przesyła jej przebieg jako zdarzenia (SSE).',
  errors: [
    'QUOTA_EXHAUSTED',
    'FORBIDDEN',
    'NOT_FOUND',
    'TEXT_GONE',
    'ANALYSES_PAUSED',
    'STAGE_CEILING',
    'USER_CEILING',
  ],
  limit: 'analyse',
  query: z.object({
    fileIds: z.string().check(z.minLength(1), z.maxLength(400)),
    token: z.string().check(z.minLength(1), z.maxLength(4096)),
    originalNames: z.optional(z.string().check(z.maxLength(4096))),
    language: z.optional(z.string().check(z.maxLength(16))),
  }),
  response: z.string(),
} as const satisfies Contract;
