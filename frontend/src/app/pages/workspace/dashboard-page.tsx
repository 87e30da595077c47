import { Images } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';

import { HandingIn } from '#frontend/src/app/handing-in.tsx';
import { useDashboardRun } from '#frontend/src/app/use-dashboard-run.ts';
import { useQuotaGate } from '#frontend/src/app/use-quota-gate.ts';
import { Button } from '#frontend/src/components/button.tsx';
import { DropZone } from '#frontend/src/components/drop-zone.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { ChosenFile } from '#frontend/src/features/analysis/components/chosen-file.tsx';
import { DataPromise } from '#frontend/src/features/analysis/components/data-promise.tsx';
import { browserAnalysis } from '#frontend/src/features/analysis/model/browser-analysis.ts';
import { pendingLetter } from '#frontend/src/features/analysis/model/pending-letter.ts';
import { AskConsent } from '#frontend/src/features/consent/ask-consent.tsx';
import { remainingOf } from '#frontend/src/features/session/plan-label.ts';
import { useSession } from '#frontend/src/features/session/use-session.ts';
import { joinPictures } from '#frontend/src/lib/reading/pages/joined-pages.ts';
import type { Usage } from '#shared/contracts/me.ts';
import { ANALYSIS_LANGUAGE } from '#shared/domain/limits.ts';

import { RunView } from './run-view.tsx';

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
  const [pages, setPages] = useState<File[]>();
  const start = (file: File) => pendingLetter.set({ file, language: ANALYSIS_LANGUAGE });
  return (
    <div className={styles.upload}>
      <PageTitle lead="Dodaj zdjęcie albo plik. Analiza zacznie się sama i potrwa około 60 sekund." />
      <Remaining usage={session.status === 'user' ? session.usage : undefined} />
      {pages ? (
        <ChosenFile files={pages} onChange={setPages} onStart={() => start(joinPictures(pages))} />
      ) : (
        <DropZone refuse={refuse} onChoose={start}>
          <Button icon={Images} onClick={() => setPages([])}>
            Pismo ma kilka stron na zdjęciach
          </Button>
        </DropZone>
      )}
      <HandingIn />
      <DataPromise />
    </div>
  );
}

/** Shown when the consent was withdrawn, or could not be stored: nothing of a letter is sent before it is given. */
function Consent({ onRefuse }: { onRefuse: () => void }) {
  return (
    <div className={page.workspace}>
      <PageTitle
        title="Zanim wyślemy pismo"
        lead="Nie mamy Twojej zgody na odczytywanie pism. Pismo zostało wybrane i czeka na Twoim urządzeniu."
      />
      <section className={page.card}>
        <AskConsent action="Zgadzam się, analizuj" onRefuse={onRefuse} />
      </section>
    </div>
  );
}

/** A new letter. As soon as a run has an address the page moves there, so that a reload finds it. */
export function DashboardPage() {
  const { state, isConsentMissing, reset } = useDashboardRun();
  const { status, fileId } = state;
  // A run that had finished before the user came here is cleared for the next letter.
  const [former] = useState(status === 'completed' ? fileId : null);
  const isFormer = status === 'completed' && fileId === former;

  useEffect(() => {
    if (isFormer) browserAnalysis.reset();
  }, [isFormer]);

  if (isConsentMissing) return <Consent onRefuse={reset} />;
  if (status === 'idle' || isFormer) return <Upload />;
  if (fileId !== null && status !== 'error') {
    return <Navigate to={`${paths.history}/${fileId}`} replace />;
  }
  return <RunView state={state} onReset={reset} />;
}
