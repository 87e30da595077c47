import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { ApiError, failureTexts, refusalTexts } from '#frontend/src/lib/calls/api-error.ts';
import { createSignal } from '#frontend/src/lib/store.ts';
import { cancelUpload, type UploadedText, uploadText } from '#shared/contracts/upload.ts';
import { analysisStatusMessages } from '#shared/domain/analysis-status.ts';

import type { AnalysisWorld } from './analysis-desk.ts';
import { createAnalysisRun } from './analysis-run.ts';
import { continuing, readEarly } from './early-reading.ts';
import { findSavedRun, forgetRun, saveRun } from './saved-run.ts';
import { tellSeen } from './tell-seen.ts';
import { uploadName } from './upload-name.ts';

async function upload(text: string, name: string, signal: AbortSignal): Promise<UploadedText> {
  const form = new FormData();
  form.append(
    'documents',
    new Blob([text], { type: 'text/plain; charset=utf-8' }),
    uploadName(name),
  );
  try {
    const [uploaded] = await call(uploadText, {
      form,
      signal,
      fallback: failureTexts.uploadFailed,
    });
    if (!uploaded) throw new ApiError('unreadable', failureTexts.unreadable);
    return uploaded;
  } catch (error) {
    if (!(error instanceof ApiError) || typeof error.reason !== 'number') throw error;
    throw new ApiError(error.reason, refusalTexts[error.reason] ?? error.message, {
      code: error.code,
      cause: error,
    });
  }
}

/** Called when a run completed: the usage and the history have changed. */
export const analysisCompleted = createSignal();

const readOnDevice: AnalysisWorld['readLetter'] = async (file, options) => {
  const { readLetter } = await import('#frontend/src/lib/reading/read-letter.ts');
  return readLetter(file, options);
};

/** Starts reading a chosen letter before its analysis; nothing is sent for it. */
export function readAhead(file: File): void {
  readEarly(file, readOnDevice);
}

const world: AnalysisWorld = {
  readLetter: continuing(readOnDevice),
  upload,
  // Loaded with the first analysis: the stream's schemas do not belong to the first page.
  async *follow(request, options) {
    const { followAnalysis } = await import('#frontend/src/lib/calls/analysis-stream.ts');
    yield* followAnalysis(request, options);
    tellSeen(request.fileId); // reached when the run ended while this page watched
  },
  cancelUpload: (fileId) => call(cancelUpload, { params: { fileId } }),
  findSavedRun: () => findSavedRun(Date.now()),
  saveRun: (uploaded) => saveRun(uploaded, Date.now()),
  forgetRun,
  onCompleted: () => {
    showToast('success', analysisStatusMessages.completed);
    analysisCompleted.tell();
  },
};

/** The tab's one analysis. */
export const browserAnalysis = createAnalysisRun(world);
