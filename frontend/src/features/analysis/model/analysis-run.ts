import { createStore } from '#frontend/src/lib/store.ts';
import type { UploadedText } from '#shared/contracts/upload.ts';
import { progressOf } from '#shared/domain/analysis-status.ts';
import { withLostTextNote } from '#shared/domain/lost-text.ts';

import {
  type AnalysisWorld,
  begin,
  type Desk,
  fail,
  type ReadingProgress,
  type ReadLetter,
  take,
  update,
} from './analysis-desk.ts';
import {
  type AnalysisState,
  idleState,
  isRunning,
  isWaiting,
  type LostPage,
} from './analysis-state.ts';

export type AnalysisRun = {
  start: (file: File) => Promise<void>;
  startWithPassword: (password: string) => Promise<void>;
  startFromText: (text: string) => Promise<void>;
  goOnAllTheSame: () => Promise<void>;
  resumeSaved: () => Promise<void>;
  reset: () => void;
  read: () => AnalysisState;
  subscribe: (listener: () => void) => () => void;
};

/** Share of the ring for reading the file on the device: from 5 to 14 percent. */
const READING_SHARE = 9;

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

async function start(desk: Desk, file: File, password?: string): Promise<void> {
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
      ...(password === undefined ? {} : { password }),
      onProgress: (progress) => {
        if (!signal.aborted) report(desk, progress);
      },
    });
    if (signal.aborted) return;
    const lostPages = lostPagesOf(letter);
    const { missingPages } = letter;
    update(desk, { text: letter.text, reading: null, lostPages, missingPages });
    // The reader decides; `goOnAllTheSame` is one of the answers.
    if (isWaiting(desk.state.read())) return;
    await analyse(desk, letter.text, file.name, signal);
  } catch (error) {
    fail(desk, error, signal);
  }
}

function lostPagesOf({ pages }: ReadLetter): LostPage[] {
  return pages.flatMap(({ lost }, index) => (lost ? [{ ...lost, page: index + 1 }] : []));
}

async function goOnAllTheSame(desk: Desk): Promise<void> {
  const { text, fileName, lostPages } = desk.state.read();
  if (text === null || !isWaiting(desk.state.read())) return;
  const { signal } = desk.controller;
  update(desk, { lostPages: [], missingPages: [] });
  try {
    const known = lostPages.length > 0 ? withLostTextNote(text) : text;
    await analyse(desk, known, fileName ?? 'pismo.txt', signal);
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
 * One analysis at a time, outside React so that leaving the page does not stop it. Every end (completed,
 * error, cancel) is a state; nothing is thrown. `startFromText` takes a text that the user corrected after a
 * refusal; a letter with lost text waits for `goOnAllTheSame`; `resumeSaved` finds the run of a reloaded tab
 * (the same fileId is never charged twice); `reset` also cancels an unfinished run on the server.
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
    startWithPassword: async (password) => {
      const { file } = desk.state.read();
      if (file) await start(desk, file, password);
    },
    startFromText: (text) => startFromText(desk, text),
    goOnAllTheSame: () => goOnAllTheSame(desk),
    resumeSaved: () => resumeSaved(desk),
    reset: () => reset(desk),
    read: desk.state.read,
    subscribe: desk.state.subscribe,
  };
}
