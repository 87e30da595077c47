import * as z from 'zod/mini';

import { fileId } from '#shared/domain/ids.ts';

import { type Contract } from './contract.ts';

/** One uploaded text; `ticket` opens its stream (design, sections 2 and 3). */
export const uploadedText = z.object({
  fileId,
  originalName: z.string(),
  ticket: z.string(),
});
export type UploadedText = z.infer<typeof uploadedText>;

/** Uploads the text read from one document (multipart field `documents`, text/plain). */
export const uploadText = {
  group: 'upload',
  method: 'POST',
  path: '/api/upload',
  auth: 'user',
  summaryPl: 'Przyjmuje tekst odczytany z jednego dokumentu.',
  errors: ['CONFLICT', 'QUOTA_EXHAUSTED', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
  limit: 'upload',
  bodyType: 'multipart',
  response: z.array(uploadedText),
} as const satisfies Contract;

/** Cancels the analysis: the text is deleted, an unfinished run stops, the quota is returned. */
export const cancelUpload = {
  group: 'upload',
  method: 'DELETE',
  path: '/api/upload/{fileId}',
  auth: 'user',
  summaryPl: 'Anuluje analizę: tekst znika, niezakończona analiza staje, limit wraca.',
  errors: ['CONFLICT'],
  params: z.object({ fileId }),
  response: z.undefined(),
  successStatus: 204,
} as const satisfies Contract;
