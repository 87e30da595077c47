import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { useQuotaGate } from '#frontend/src/app/use-quota-gate.ts';
import { DropZone } from '#frontend/src/components/drop-zone.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { DataPromise } from '#frontend/src/features/analysis/components/data-promise.tsx';
import { isRunning } from '#frontend/src/features/analysis/model/analysis-state.ts';
import {
  browserAnalysis,
  readAhead,
} from '#frontend/src/features/analysis/model/browser-analysis.ts';
import { forgetEarly } from '#frontend/src/features/analysis/model/early-reading.ts';
import { pendingLetter } from '#frontend/src/features/analysis/model/pending-letter.ts';
import { useSession } from '#frontend/src/features/session/use-session.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { loadChunk } from '#frontend/src/lib/calls/load-chunk.ts';
import { joinPictures } from '#frontend/src/lib/reading/pages/joined-pages.ts';
import { ANALYSIS_LANGUAGE } from '#shared/domain/limits.ts';
import { plans } from '#shared/domain/plans.ts';

import { LandingPoints } from './landing-points.tsx';
import { LandingSample } from './landing-sample.tsx';
import { LandingTitle } from './landing-title.tsx';

import styles from './landing-page.module.css';

// The first page waits for nothing it does not show.
const ChosenLetter = lazy(() =>
  loadChunk(() => import('./chosen-letter.tsx')).then((chunk) => ({ default: chunk.ChosenLetter })),
);

/** Carries the chosen file to the dashboard, past the sign-in if need be. */
function useStart() {
  const session = useSession();
  const navigate = useNavigate();
  return (file: File) => {
    const current = browserAnalysis.read();
    if (isRunning(current)) {
      showToast('info', 'Poprzednia analiza jeszcze trwa. Poczekaj na jej wynik.');
    } else {
      // A finished analysis makes room; its result stays in the history.
      if (current.status !== 'idle') browserAnalysis.reset();
      pendingLetter.set({ file, language: ANALYSIS_LANGUAGE });
    }
    void navigate(session.status === 'guest' ? paths.login : paths.dashboard);
  };
}

function Desk() {
  const [files, setFiles] = useState<File[]>([]);
  const { refuse } = useQuotaGate();
  const start = useStart();
  if (files.length === 0) {
    return (
      <DropZone
        refuse={refuse}
        onChoose={(chosen) => {
          setFiles([chosen]);
          readAhead(chosen);
        }}
      />
    );
  }
  const change = (changed: File[]) => {
    setFiles(changed);
    // Several pages are read when they are all there.
    forgetEarly();
  };
  return (
    <Suspense fallback={null}>
      <ChosenLetter files={files} onChange={change} onStart={() => start(joinPictures(files))} />
    </Suspense>
  );
}

function Price() {
  const zloty = (grosze: number) => `${grosze / 100}\u00a0zł`;
  return (
    <p className={styles.price}>
      Pierwsza analiza: <strong>0&nbsp;zł</strong>. Potem {plans.BASIC.label}{' '}
      <strong>{zloty(plans.BASIC.priceGrosze)}</strong> za {plans.BASIC.quota} analiz miesięcznie
      albo {plans.PRO.label} <strong>{zloty(plans.PRO.priceGrosze)}</strong> za {plans.PRO.quota}.{' '}
      <Link to={paths.pricing}>Zobacz cennik</Link>
    </p>
  );
}

export function LandingPage() {
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <LandingTitle />
        <div className={styles.desk}>
          <Desk />
        </div>
        <div className={styles.promise}>
          <DataPromise />
        </div>
      </section>
      <LandingPoints />
      <LandingSample />
      <Price />
    </div>
  );
}
