import type * as analyze from '#shared/contracts/analyze.ts';

import { type ExamplesOf, FILE_ID, TOKEN } from './call-example.ts';
import { resultExample } from './result-example.ts';

const begun = { status: 'processingFile', progress: 5, result: null, error: null };
const ended = { status: 'completed', progress: 100, result: resultExample, error: null };

export const analyzeExamples = {
  analyzeStream: {
    query: { fileIds: FILE_ID, token: TOKEN, originalNames: 'wezwanie.pdf', language: 'pol' },
    response: [begun, ended].map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
  },
} satisfies ExamplesOf<typeof analyze>;
