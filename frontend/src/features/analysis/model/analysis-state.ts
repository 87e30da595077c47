import type { LostText } from '#frontend/src/lib/reading/letter-text.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { AnalysisStatus } from '#shared/domain/analysis-status.ts';
import type { FileId } from '#shared/domain/ids.ts';
import type { RefusalCode } from '#shared/domain/refusal.ts';

/** A page on which the device lost so many letters that the reader is asked before anything is sent. */
export type LostPage = LostText & { page: number };

/** The progress of reading the file, in words for the screen. */
export type ReadingState = {
  stage: 'opening' | 'text-layer' | 'ocr' | 'decoding';
  page: number;
  pages: number;
};

/** The analysis in the screen's form: the four fields of specification section 3 and their context. */
export type AnalysisState = {
  status: AnalysisStatus;
  progress: number; // percent, never decreases within a run
  error: string | null;
  result: AnalysisResult | null;
  /** Identifies the run and, when it has completed, the analysis. */
  fileId: FileId | null;
  codes: readonly RefusalCode[];
  fileName: string | null;
  /** The current file, kept for another attempt. */
  file: File | null;
  /** The letter's text as far as it has been read; memory only, never stored. */
  text: string | null;
  reading: ReadingState | null;
  /**
   * Pages that were not read completely, while the run waits for the reader's decision; nothing was sent or
   * charged yet.
   */
  lostPages: readonly LostPage[];
  /** Pages that the letter announces but that were not photographed; the run waits for the reader's decision too. */
  missingPages: readonly number[];
  /** The file is a PDF that requires a password. */
  asksPassword: boolean;
  isReconnecting: boolean;
  isQuotaExhausted: boolean;
};

export const idleState: AnalysisState = {
  status: 'idle',
  progress: 0,
  error: null,
  result: null,
  fileId: null,
  codes: [],
  fileName: null,
  file: null,
  text: null,
  reading: null,
  lostPages: [],
  missingPages: [],
  asksPassword: false,
  isReconnecting: false,
  isQuotaExhausted: false,
};

/** Whether the run waits for the reader's decision because the letter is incomplete. */
export function isWaiting({ lostPages, missingPages }: AnalysisState): boolean {
  return lostPages.length > 0 || missingPages.length > 0;
}

/** Whether anything is in progress. */
export function isRunning(state: AnalysisState): boolean {
  if (isWaiting(state)) return false;
  const { status } = state;
  return status !== 'idle' && status !== 'completed' && status !== 'error';
}
