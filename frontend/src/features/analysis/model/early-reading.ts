import { createStore } from '#frontend/src/lib/store.ts';

import type { AnalysisWorld, ReadLetter } from './analysis-desk.ts';

type Read = AnalysisWorld['readLetter'];
type Progress = Parameters<Parameters<Read>[1]['onProgress']>[0];

/** A letter that is read on the device before its analysis is requested. */
type Early = {
  file: File;
  controller: AbortController;
  reading: Promise<ReadLetter>;
  progress: Progress | undefined;
};

/** Its text when it is complete; null while it is being read, or when it could not be read. */
export const earlyText = createStore<string | null>(null);
let early: Early | undefined;
let report: ((progress: Progress) => void) | undefined;

/** Starts reading the chosen file; the analysis takes over what was read. */
export function readEarly(file: File, read: Read): void {
  if (early?.file === file) return;
  forgetEarly();
  const controller = new AbortController();
  const reading = read(file, {
    signal: controller.signal,
    onProgress: (progress) => {
      // An abandoned reading may still report progress.
      if (early?.file !== file) return;
      early.progress = progress;
      report?.(progress);
    },
  });
  early = { file, controller, reading, progress: undefined };
  reading.then(
    ({ text, pages, missingPages }) => {
      // Facts from half a letter would be misleading.
      const isWhole = missingPages.length === 0 && pages.every(({ lost }) => lost === null);
      if (early?.file === file && isWhole) earlyText.set(text);
    },
    // The analysis reads it again and reports the problem.
    () => {
      if (early?.file === file) early = undefined;
    },
  );
}

export function forgetEarly(): void {
  early?.controller.abort();
  early = undefined;
  report = undefined;
  earlyText.set(null);
}

/** Reads a letter once: an early reading continues, and is abandoned together with the analysis. */
export function continuing(read: Read): Read {
  return async (file, options) => {
    const begun = early?.file === file ? early : undefined;
    if (!begun) return read(file, options);
    const { signal, onProgress } = options;
    signal.addEventListener('abort', forgetEarly, { once: true });
    report = onProgress;
    if (begun.progress) onProgress(begun.progress);
    try {
      return await begun.reading;
    } finally {
      signal.removeEventListener('abort', forgetEarly);
      if (early === begun) early = undefined;
      report = undefined;
      earlyText.set(null);
    }
  };
}
