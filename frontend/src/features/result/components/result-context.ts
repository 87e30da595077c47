import { createContext } from 'react';

import type { AnalysisResult, FactEvidence } from '#shared/domain/analysis-result.ts';
import { emptyReview, type Review } from '#shared/domain/review.ts';
import type { KeepStatus } from '../model/review-desk.ts';

type ResultContextValue = {
  verification: readonly FactEvidence[] | undefined;
  /** The letter as it was read, while this tab remembers it. */
  letterText: string | null;
  showInLetter: (quote: string) => void;
  /** As the analysis gave it, before anything was corrected. */
  original: AnalysisResult['classification'] | undefined;
  review: Review;
  keepStatus: KeepStatus;
  change: (change: Partial<Review>) => void;
  retry: () => void;
  /** ISO day in Warsaw. */
  today: string;
};

export const ResultContext = createContext<ResultContextValue>({
  verification: undefined,
  letterText: null,
  showInLetter: () => undefined,
  original: undefined,
  review: emptyReview,
  keepStatus: 'idle',
  change: () => undefined,
  retry: () => undefined,
  today: '',
});
