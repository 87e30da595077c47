import type { LostText } from '#frontend/src/lib/reading/letter-text.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { AnalysisStatus } from '#shared/domain/analysis-status.ts';
import type { FileId } from '#shared/domain/ids.ts';
import type { RefusalCode } from '#shared/domain/refusal.ts';

/** A page of which the device lost so many letters that the reader is asked before anything is sent. */
export type LostPage = LostText & { page: number };

/** Where the reading of the file stands, in words for the screen. */
export type ReadingState = {
  stage: 'opening' | 'text-layer' | 'ocr' | 'decoding';
  page: number;
  pages: number;
};

/** The analysis as the screen sees it: the four fields of specification section 3 and what surrounds them. */
export type AnalysisState = {
  status: AnalysisStatus;
  progress: number; // percent, never goes back within a run
  error: string | null;
  result: AnalysisResult | null;
  /** Names the run and, once it completed, the analysis. */
  fileId: FileId | null;
  codes: readonly RefusalCode[];
  fileName: string | null;
  /** The file in hand, for another try. */
  file: File | null;
  /** The letter's text as far as it is read; memory only, never stored. */
  text: string | null;
  reading: ReadingState | null;
  /** Pages that were not read whole, while the run waits for the reader's word; nothing was sent or charged yet. */
  lostPages: readonly LostPage[];
  /** Pages the letter announces and nobody took; the run waits for the reader's word too. */
  missingPages: readonly number[];
  /** The file is a PDF that opens with a password only. */
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

/** Whether the run waits for its reader's word because not all of the letter is there. */
export function isWaiting({ lostPages, missingPages }: AnalysisState): boolean {
  return lostPages.length > 0 || missingPages.length > 0;
}

/** Whether something is on its way. */
export function isRunning(state: AnalysisState): boolean {
  if (isWaiting(state)) return false;
  const { status } = state;
  return status !== 'idle' && status !== 'completed' && status !== 'error';
}
