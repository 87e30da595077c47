import { useNavigate } from 'react-router';

import { useDashboardRun } from '#frontend/src/app/use-dashboard-run.ts';
import { useKeptReviews } from '#frontend/src/app/use-kept-reviews.ts';
import { useQuotaGate } from '#frontend/src/app/use-quota-gate.ts';
import { DropZone } from '#frontend/src/components/drop-zone.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { DataPromise } from '#frontend/src/features/analysis/components/data-promise.tsx';
import { Failed } from '#frontend/src/features/analysis/components/failed.tsx';
import { Running } from '#frontend/src/features/analysis/components/running.tsx';
import { browserAnalysis } from '#frontend/src/features/analysis/model/browser-analysis.ts';
import { pendingLetter } from '#frontend/src/features/analysis/model/pending-letter.ts';
import { ResultView } from '#frontend/src/features/result/components/result-view.tsx';
import { remainingOf } from '#frontend/src/features/session/plan-label.ts';
import { useSession } from '#frontend/src/features/session/use-session.ts';
import type { Usage } from '#shared/contracts/me.ts';
import { analysisStatusMessages } from '#shared/domain/analysis-status.ts';
import { ANALYSIS_LANGUAGE } from '#shared/domain/limits.ts';

import styles from './dashboard-page.module.css';
import page from '#frontend/src/components/page.module.css';

function Remaining({ usage }: { usage: Usage | null | undefined }) {
  if (!usage) return null;
  return (
    <p className={styles.remaining}>
      Pozostałe analizy: <strong>{remainingOf(usage)}</strong> z {usage.quota}
    </p>
  );
}

function Upload() {
  const session = useSession();
  const { refuse } = useQuotaGate();
  return (
    <div className={styles.upload}>
      <PageTitle lead="Dodaj zdjęcie albo plik. Analiza zacznie się sama i potrwa około 60 sekund." />
      <Remaining usage={session.status === 'user' ? session.usage : undefined} />
      <DropZone
        refuse={refuse}
        onChoose={(file) => pendingLetter.set({ file, language: ANALYSIS_LANGUAGE })}
      />
      <DataPromise />
    </div>
  );
}

export function DashboardPage() {
  const navigate = useNavigate();
  const { state, reset } = useDashboardRun();
  const { status, result, file } = state;
  useKeptReviews();

  if (status === 'idle') return <Upload />;
  if (status === 'error') {
    return (
      <div className={page.workspace}>
        <PageTitle title={analysisStatusMessages.error} />
        <Failed
          state={state}
          onRetry={() => {
            if (file) void browserAnalysis.start(file);
          }}
          onNewFile={reset}
          onCorrected={(text) => void browserAnalysis.startFromText(text)}
        />
      </div>
    );
  }
  if (result) {
    const { type } = result.classification.document_classification;
    return (
      <ResultView
        id={state.fileId}
        result={result}
        fileName={state.fileName ?? 'pismo'}
        letterText={state.text}
        heading={<PageTitle title="Analiza Zakończona" lead={type} />}
        onOpenHistory={() => void navigate(paths.history)}
        onNewAnalysis={reset}
      />
    );
  }
  return (
    <div className={page.workspace}>
      <PageTitle title="Czytamy Twoje pismo" />
      <Running state={state} onCancel={reset} />
    </div>
  );
}
