import type { StreamOptions, StreamRequest } from '#frontend/src/lib/calls/analysis-stream.ts';
import { ApiError, failureTexts } from '#frontend/src/lib/calls/api-error.ts';
import { createStore } from '#frontend/src/lib/store.ts';
import type { UploadedText } from '#shared/contracts/upload.ts';
import { progressOf } from '#shared/domain/analysis-status.ts';
import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';

import { type AnalysisState, idleState, isRunning, type ReadingState } from './analysis-state.ts';
import { codesIn, describeFailure } from './failure-text.ts';

type ReadingProgress = ReadingState & { fraction: number; text: string };

/** The outside world of a run; the real one is in `browser-analysis.ts`. */
export type AnalysisWorld = {
  readLetter: (
    file: File,
    options: { signal: AbortSignal; onProgress: (progress: ReadingProgress) => void },
  ) => Promise<{ text: string }>;
  upload: (text: string, fileName: string, signal: AbortSignal) => Promise<UploadedText>;
  follow: (request: StreamRequest, options: StreamOptions) => AsyncGenerator<AnalysisEvent, void>;
  cancelUpload: (fileId: UploadedText['fileId']) => Promise<unknown>;
  findSavedRun: () => UploadedText | undefined;
  saveRun: (upload: UploadedText) => void;
  forgetRun: () => void;
  /** Told once when a run completed. */
  onCompleted: () => void;
};

export type AnalysisRun = {
  start: (file: File) => Promise<void>;
  startFromText: (text: string) => Promise<void>;
  resumeSaved: () => Promise<void>;
  reset: () => void;
  read: () => AnalysisState;
  subscribe: (listener: () => void) => () => void;
};

/** What a run keeps between its steps. */
type Desk = {
  readonly world: AnalysisWorld;
  readonly state: ReturnType<typeof createStore<AnalysisState>>;
  controller: AbortController;
  upload: UploadedText | undefined;
  /** The run we lost sight of when the connection failed for good; it goes on without us. */
  lost: UploadedText | undefined;
};

/** Share of the ring that reading the file on the device takes: from 5 to 14 percent. */
const READING_SHARE = 9;

function update(desk: Desk, change: Partial<AnalysisState>): void {
  desk.state.set({ ...desk.state.read(), ...change });
}

function begin(desk: Desk, change: Partial<AnalysisState>): AbortSignal {
  desk.controller.abort();
  desk.controller = new AbortController();
  desk.upload = undefined;
  desk.lost = undefined;
  const start = { status: 'processingFile', progress: progressOf.processingFile } as const;
  update(desk, { ...idleState, ...start, ...change });
  return desk.controller.signal;
}

function fail(desk: Desk, error: unknown, signal: AbortSignal): void {
  if (signal.aborted) return;
  // Without a connection the run goes on at the server: another try finds it instead of paying twice.
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
  });
}

function take(desk: Desk, event: AnalysisEvent): void {
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

async function follow(desk: Desk, upload: UploadedText, signal: AbortSignal): Promise<void> {
  desk.upload = upload;
  update(desk, { fileId: upload.fileId });
  const events = desk.world.follow(upload, {
    signal,
    onReconnect: () => update(desk, { isReconnecting: true }),
  });
  for await (const event of events) {
    if (signal.aborted) return;
    take(desk, event);
  }
}

async function analyse(desk: Desk, text: string, name: string, signal: AbortSignal) {
  const upload = await desk.world.upload(text, name, signal);
  if (signal.aborted) {
    await desk.world.cancelUpload(upload.fileId).catch(() => undefined);
    return;
  }
  desk.world.saveRun(upload);
  await follow(desk, upload, signal);
}

function report(desk: Desk, { stage, page, pages, fraction, text }: ReadingProgress): void {
  const share = READING_SHARE * Math.min(1, Math.max(0, fraction));
  const progress = Math.max(desk.state.read().progress, progressOf.processingFile + share);
  update(desk, { reading: { stage, page, pages }, text, progress });
}

async function start(desk: Desk, file: File): Promise<void> {
  const { lost } = desk;
  const state = desk.state.read();
  const isSameLetter = lost !== undefined && state.file === file;
  const text = isSameLetter ? state.text : null;
  const signal = begin(desk, { fileName: file.name, file, text });
  try {
    if (isSameLetter) {
      await follow(desk, lost, signal);
      return;
    }
    const letter = await desk.world.readLetter(file, {
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) report(desk, progress);
      },
    });
    if (signal.aborted) return;
    update(desk, { text: letter.text, reading: null });
    await analyse(desk, letter.text, file.name, signal);
  } catch (error) {
    fail(desk, error, signal);
  }
}

async function startFromText(desk: Desk, text: string): Promise<void> {
  const { fileName, file } = desk.state.read();
  const signal = begin(desk, { fileName, file, text });
  try {
    await analyse(desk, text, fileName ?? 'pismo.txt', signal);
  } catch (error) {
    fail(desk, error, signal);
  }
}

async function resumeSaved(desk: Desk): Promise<void> {
  if (desk.state.read().status !== 'idle') return;
  const saved = desk.world.findSavedRun();
  if (!saved) return;
  const signal = begin(desk, { fileName: saved.originalName });
  try {
    await follow(desk, saved, signal);
  } catch (error) {
    fail(desk, error, signal);
  }
}

function reset(desk: Desk): void {
  const abandoned = isRunning(desk.state.read()) ? desk.upload : undefined;
  desk.controller.abort();
  desk.upload = undefined;
  desk.lost = undefined;
  desk.world.forgetRun();
  update(desk, idleState);
  if (abandoned) desk.world.cancelUpload(abandoned.fileId).catch(() => undefined);
}

/**
 * One analysis at a time, living outside React so that leaving the page does not stop it. Every way
 * to end (completed, error, cancel) is a state; nothing is thrown. `startFromText` takes a text the
 * user corrected after a refusal; `resumeSaved` finds the run of a reloaded tab again (the same
 * fileId is never charged twice); `reset` gives an unfinished run up on the server too.
 */
export function createAnalysisRun(world: AnalysisWorld): AnalysisRun {
  const desk: Desk = {
    world,
    state: createStore(idleState),
    controller: new AbortController(),
    upload: undefined,
    lost: undefined,
  };
  return {
    start: (file) => start(desk, file),
    startFromText: (text) => startFromText(desk, text),
    resumeSaved: () => resumeSaved(desk),
    reset: () => reset(desk),
    read: desk.state.read,
    subscribe: desk.state.subscribe,
  };
}
