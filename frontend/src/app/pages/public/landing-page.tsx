import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';

import { useQuotaGate } from '#frontend/src/app/use-quota-gate.ts';
import { DropZone } from '#frontend/src/components/drop-zone.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { DataPromise } from '#frontend/src/features/analysis/components/data-promise.tsx';
import { loadChunk } from '#frontend/src/lib/calls/load-chunk.ts';
import { plans } from '#shared/domain/plans.ts';

import { LandingPoints } from './landing-points.tsx';
import { LandingSample } from './landing-sample.tsx';
import { LandingTitle } from './landing-title.tsx';

import styles from './landing-page.module.css';

// The first page does not wait for anything it does not show.
const ChosenLetter = lazy(() =>
  loadChunk(() => import('./chosen-letter.tsx')).then((chunk) => ({ default: chunk.ChosenLetter })),
);

function Desk() {
  const [files, setFiles] = useState<File[]>([]);
  const { refuse } = useQuotaGate();
  if (files.length === 0) {
    return <DropZone refuse={refuse} onChoose={(chosen) => setFiles([chosen])} />;
  }
  return (
    <Suspense fallback={null}>
      <ChosenLetter files={files} onChange={setFiles} />
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
