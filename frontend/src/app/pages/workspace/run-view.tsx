import { useNavigate } from 'react-router';

import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { Failed } from '#frontend/src/features/analysis/components/failed.tsx';
import { LostText } from '#frontend/src/features/analysis/components/lost-text.tsx';
import { Running } from '#frontend/src/features/analysis/components/running.tsx';
import {
  type AnalysisState,
  isWaiting,
} from '#frontend/src/features/analysis/model/analysis-state.ts';
import { browserAnalysis } from '#frontend/src/features/analysis/model/browser-analysis.ts';
import { FirstFactsCard } from '#frontend/src/features/first-facts/first-facts-card.tsx';
import { ResultView } from '#frontend/src/features/result/components/result-view.tsx';
import { kindBesideTitle } from '#frontend/src/lib/kind-beside-title.ts';
import { analysisStatusMessages } from '#shared/domain/analysis-status.ts';

import page from '#frontend/src/components/page.module.css';

/** The tab's own run: running, failed, or finished with its result. */
export function RunView({ state, onReset }: { state: AnalysisState; onReset: () => void }) {
  const navigate = useNavigate();
  const { status, result, file } = state;
  // Another attempt is another run: it starts on the dashboard and gets its own address.
  const again = (begin: () => Promise<void>) => {
    void navigate(paths.dashboard, { replace: true });
    void begin();
  };
  if (status === 'error') {
    return (
      <div className={page.workspace}>
        <PageTitle title={analysisStatusMessages.error} />
        <Failed
          state={state}
          onRetry={() => {
            if (file) again(() => browserAnalysis.start(file));
          }}
          onNewFile={onReset}
          onAgain={(changed) => again(() => browserAnalysis.start(changed))}
          onPassword={(password) => again(() => browserAnalysis.startWithPassword(password))}
          onCorrected={(text) => again(() => browserAnalysis.startFromText(text))}
        />
      </div>
    );
  }
  if (result) {
    const { document_classification: document, in_short: inShort } = result.classification;
    return (
      <ResultView
        id={state.fileId}
        result={result}
        fileName={state.fileName ?? 'pismo'}
        letterText={state.text}
        heading={
          <PageTitle
            title="Analiza Zakończona"
            lead={kindBesideTitle(document.type, inShort?.title)}
          />
        }
        onOpenHistory={() => void navigate(paths.history)}
        onNewAnalysis={onReset}
      />
    );
  }
  if (isWaiting(state)) {
    return (
      <div className={page.workspace}>
        <PageTitle title="Sprawdź zdjęcie" />
        <LostText
          pages={state.lostPages}
          missing={state.missingPages}
          file={file}
          onAgain={(changed) => again(() => browserAnalysis.start(changed))}
          onNewFile={onReset}
          onGoOn={() => void browserAnalysis.goOnAllTheSame()}
        />
      </div>
    );
  }
  // While the file is being read its text grows; the facts wait for the complete text.
  const isRead = status !== 'processingFile' || state.reading === null;
  return (
    <div className={page.workspace}>
      <PageTitle title="Czytamy Twoje pismo" />
      <Running state={state} onCancel={onReset}>
        <FirstFactsCard text={isRead ? state.text : null} />
      </Running>
    </div>
  );
}
