import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { Toaster } from '#frontend/src/components/toaster.tsx';
import { ResultView } from '#frontend/src/features/result/components/result-view.tsx';
import { sample } from '#frontend/src/features/sample/sample-letter.ts';
import { kindBesideTitle } from '#frontend/src/lib/kind-beside-title.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { fileId } from '#shared/domain/ids.ts';
import type { Review } from '#shared/domain/review.ts';

export type Shown = {
  /** Without an id nothing is kept. */
  id?: string;
  now: string;
  review?: Review;
  /** The sample letter's result where it is not given. */
  result?: AnalysisResult;
  /** Whether the tab still remembers the letter. */
  hasText?: boolean;
};

type ResultPage = { sample: AnalysisResult; show: (shown: Shown) => void; violations: string[] };

declare global {
  var resultPage: ResultPage;
}

const violations: string[] = [];
addEventListener('securitypolicyviolation', (event) => {
  violations.push(`${event.violatedDirective} ${event.blockedURI}`);
});

localStorage.setItem('token', 'a token of nobody');
const root = createRoot(document.getElementById('root') ?? document.body);

function show({ id, now, review, result = sample.result, hasText = true }: Shown): void {
  const { document_classification: kind, in_short: inShort } = result.classification;
  const view = createElement(ResultView, {
    key: Math.random(),
    id: id === undefined ? null : fileId.parse(id),
    result,
    fileName: sample.fileName,
    letterText: hasText ? sample.text : null,
    now: new Date(now),
    heading: createElement(PageTitle, {
      title: 'Analiza Zakończona',
      lead: kindBesideTitle(kind.type, inShort?.title),
    }),
    ...(review ? { review } : {}),
  });
  root.render([
    createElement(Toaster, { key: 'toaster' }),
    createElement('main', { key: 'main' }, view),
  ]);
}

globalThis.resultPage = { sample: sample.result, show, violations };
