import { createContext } from 'react';

import type { FactEvidence } from '#shared/domain/analysis-result.ts';

type ResultContextValue = {
  verification: readonly FactEvidence[] | undefined;
  /** The letter as it was read, while this tab remembers it. */
  letterText: string | null;
  showInLetter: (quote: string) => void;
};

export const ResultContext = createContext<ResultContextValue>({
  verification: undefined,
  letterText: null,
  showInLetter: () => undefined,
});
