import { BookOpenText, ChevronUp } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { Loading } from '#frontend/src/components/loading.tsx';

import styles from './landing-page.module.css';

const SampleResult = lazy(() =>
  import('./sample-result.tsx').then((module) => ({ default: module.SampleResult })),
);

/** A real letter with its result to look through; it loads on demand. */
export function LandingSample() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Przykład: upomnienie z&nbsp;urzędu skarbowego</h2>
      <p className={styles.soft}>
        Pismo w prawdziwym układzie, ze zmyślonymi danymi, i wynik, jaki przygotował z niego
        Listownik.
      </p>
      <p>
        <Button
          size="large"
          icon={isOpen ? ChevronUp : BookOpenText}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ukryj przykład' : 'Zobacz przykład'}
        </Button>
      </p>
      <div id={id}>
        {isOpen ? (
          <Suspense fallback={<Loading label="Otwieramy przykład…" />}>
            <SampleResult />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}
