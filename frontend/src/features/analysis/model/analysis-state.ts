import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { AnalysisStatus } from '#shared/domain/analysis-status.ts';
import type { FileId } from '#shared/domain/ids.ts';
import type { RefusalCode } from '#shared/domain/refusal.ts';

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
  isReconnecting: false,
  isQuotaExhausted: false,
};

export function isRunning({ status }: AnalysisState): boolean {
  return status !== 'idle' && status !== 'completed' && status !== 'error';
}
