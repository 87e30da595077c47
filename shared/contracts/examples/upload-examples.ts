import type * as upload from '#shared/contracts/upload.ts';

import { type ExamplesOf, FILE_ID, TOKEN } from './call-example.ts';

export const uploadExamples = {
  uploadText: {
    response: [{ fileId: FILE_ID, originalName: 'wezwanie.pdf', ticket: TOKEN }],
  },
  cancelUpload: { params: { fileId: FILE_ID } },
} satisfies ExamplesOf<typeof upload>;
