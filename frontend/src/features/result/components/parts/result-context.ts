import { createContext, useContext } from 'react';

import type { GapValues } from '#frontend/src/features/result/model/gaps.ts';
import type { KeepStatus } from '#frontend/src/features/result/model/review-desk.ts';
import type { AnalysisResult, FactEvidence } from '#shared/domain/analysis-result.ts';
import type { Review } from '#shared/domain/review.ts';

type ResultContextValue = {
  verification: readonly FactEvidence[] | undefined;
  /** The letter's text, while this tab still has it. */
  letterText: string | null;
  showInLetter: (quote: string) => void;
  /** The result of the analysis, before any correction. */
  original: AnalysisResult['classification'] | undefined;
  review: Review;
  keepStatus: KeepStatus;
  /** Every fact shows its correction controls. */
  isCorrecting: boolean;
  setCorrecting: (isCorrecting: boolean) => void;
  change: (change: Partial<Review>) => void;
  retry: () => void;
  /** The text filled into the gaps of the replies. */
  gaps: GapValues;
  fillGap: (key: string, value: string) => void;
  /** Whether a model wrote the part; the rules write the parts that no model delivers. */
  isByModel: (part: string) => boolean;
  now: Date;
  /** ISO day in Warsaw. */
  today: string;
  /** The name of the chosen file. */
  fileName: string;
  /** Identifies the analysis for the reader's additions and calendar entries. */
  name: string;
};

export const ResultContext = createContext<ResultContextValue | null>(null);

/** The result around this component; throws outside a `ResultView`. */
export function useResult(): ResultContextValue {
  const value = useContext(ResultContext);
  if (value === null) throw new Error('A part of a result stands outside of a ResultView.');
  return value;
}
