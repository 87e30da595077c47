import { createContext, useContext } from 'react';

import type { GapValues } from '#frontend/src/features/result/model/gaps.ts';
import type { KeepStatus } from '#frontend/src/features/result/model/review-desk.ts';
import type { AnalysisResult, FactEvidence } from '#shared/domain/analysis-result.ts';
import type { Review } from '#shared/domain/review.ts';

type ResultContextValue = {
  verification: readonly FactEvidence[] | undefined;
  /** The letter as it was read, while this tab remembers it. */
  letterText: string | null;
  showInLetter: (quote: string) => void;
  /** As the analysis gave it, before anything was corrected. */
  original: AnalysisResult['classification'] | undefined;
  review: Review;
  keepStatus: KeepStatus;
  /** Every fact shows how to correct it. */
  isCorrecting: boolean;
  setCorrecting: (isCorrecting: boolean) => void;
  change: (change: Partial<Review>) => void;
  retry: () => void;
  /** What is filled into the gaps of the replies. */
  gaps: GapValues;
  fillGap: (key: string, value: string) => void;
  /** Whether a model wrote the part; the rules write those that none delivers. */
  isByModel: (part: string) => boolean;
  now: Date;
  /** ISO day in Warsaw. */
  today: string;
  /** Of the letter, as it was chosen. */
  fileName: string;
  /** Names the analysis where the reader's additions and calendar entries are told apart. */
  name: string;
};

export const ResultContext = createContext<ResultContextValue | null>(null);

/** The result around this part; throws outside of a `ResultView`. */
export function useResult(): ResultContextValue {
  const value = useContext(ResultContext);
  if (value === null) throw new Error('A part of a result stands outside of a ResultView.');
  return value;
}
