import type { StreamOptions, StreamRequest } from '#frontend/src/lib/calls/analysis-stream.ts';
import { ApiError, failureTexts } from '#frontend/src/lib/calls/api-error.ts';
import type { LostText } from '#frontend/src/lib/reading/letter-text.ts';
import { ReadingError } from '#frontend/src/lib/reading/reading-error.ts';
import type { createStore } from '#frontend/src/lib/store.ts';
import type { UploadedText } from '#shared/contracts/upload.ts';
import { progressOf } from '#shared/domain/analysis-status.ts';
import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';

import { type AnalysisState, idleState, type ReadingState } from './analysis-state.ts';
import { codesIn, describeFailure } from './failure-text.ts';

/** A letter's text, and the parts of its pages that matter here. */
export type ReadLetter = {
  text: string;
  pages: readonly { lost: LostText | null }[];
  missingPages: readonly number[];
};

export type ReadingProgress = ReadingState & { fraction: number; text: string };

/** The environment of a run; the real one is in `browser-analysis.ts`. */
export type AnalysisWorld = {
  readLetter: (
    file: File,
    options: {
      signal: AbortSignal;
      onProgress: (progress: ReadingProgress) => void;
      password?: string;
    },
  ) => Promise<ReadLetter>;
  upload: (text: string, fileName: string, signal: AbortSignal) => Promise<UploadedText>;
  follow: (request: StreamRequest, options: StreamOptions) => AsyncGenerator<AnalysisEvent, void>;
  cancelUpload: (fileId: UploadedText['fileId']) => Promise<unknown>;
  findSavedRun: () => UploadedText | undefined;
  saveRun: (upload: UploadedText) => void;
  forgetRun: () => void;
  /** Called once when a run completed. */
  onCompleted: () => void;
};

/** The state that a run keeps between its steps. */
export type Desk = {
  readonly world: AnalysisWorld;
  readonly state: ReturnType<typeof createStore<AnalysisState>>;
  controller: AbortController;
  upload: UploadedText | undefined;
  /** The run whose connection failed for good; it continues on the server. */
  lost: UploadedText | undefined;
};

export function update(desk: Desk, change: Partial<AnalysisState>): void {
  desk.state.set({ ...desk.state.read(), ...change });
}

export function begin(desk: Desk, change: Partial<AnalysisState>): AbortSignal {
  desk.controller.abort();
  desk.controller = new AbortController();
  desk.upload = undefined;
  desk.lost = undefined;
  const start = { status: 'processingFile', progress: progressOf.processingFile } as const;
  update(desk, { ...idleState, ...start, ...change });
  return desk.controller.signal;
}

export function fail(desk: Desk, error: unknown, signal: AbortSignal): void {
  if (signal.aborted) return;
  // Without a connection the run continues on the server: another attempt finds it instead of charging twice.
  desk.lost = error instanceof ApiError && error.reason === 'offline' ? desk.upload : undefined;
  if (!desk.lost) desk.world.forgetRun();
  const message = error instanceof Error ? error.message : '';
  const isQuotaExhausted = error instanceof ApiError && error.reason === 402;
  update(desk, {
    status: 'error',
    error: isQuotaExhausted ? failureTexts.quota : describeFailure(message),
    codes: codesIn(message),
    reading: null,
    isReconnecting: false,
    isQuotaExhausted,
    asksPassword: error instanceof ReadingError && error.code === 'PDF_PASSWORD',
  });
}

export function take(desk: Desk, event: AnalysisEvent): void {
  const common = { isReconnecting: false, reading: null };
  if (event.status === 'completed') {
    desk.world.forgetRun();
    update(desk, { ...common, status: 'completed', progress: 100, result: event.result });
    desk.world.onCompleted();
  } else if (event.status === 'error') {
    desk.world.forgetRun();
    const message = event.error ?? '';
    const codes = event.codes ?? codesIn(message);
    update(desk, { ...common, status: 'error', error: describeFailure(message, codes), codes });
  } else {
    const progress = Math.max(desk.state.read().progress, event.progress);
    update(desk, { ...common, status: event.status, progress });
  }
}
