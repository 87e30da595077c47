import { Failed } from '#frontend/src/features/analysis/components/failed.tsx';
import { Running } from '#frontend/src/features/analysis/components/running.tsx';
import {
  type AnalysisState,
  idleState,
} from '#frontend/src/features/analysis/model/analysis-state.ts';
import { sample } from '#frontend/src/features/sample/sample-letter.ts';
import { analysisStatus } from '#shared/domain/analysis-status.ts';

import { Specimen } from './specimen.tsx';

import styles from './gallery.module.css';

const running = analysisStatus.options.filter(
  (status) => status !== 'idle' && status !== 'completed' && status !== 'error',
);

const base: AnalysisState = {
  ...idleState,
  fileName: sample.fileName,
  text: sample.text,
  file: new File(['x'], sample.fileName),
};

const ways = {
  onRetry: () => undefined,
  onNewFile: () => undefined,
  onCorrected: () => undefined,
  onPassword: () => undefined,
  onAgain: () => undefined,
};

/** The analysis in progress and after a failure; its result is on the landing page as the example. */
export function Screens() {
  return (
    <>
      {running.map((status, index) => (
        <Specimen key={status} name={`Analiza: ${status}`}>
          <div className={styles.whole}>
            <Running
              state={{
                ...base,
                status,
                progress: 5 + index * 20,
                text: status === 'processingFile' ? null : base.text,
                isReconnecting: status === 'creatingPlan',
              }}
              onCancel={() => undefined}
            />
          </div>
        </Specimen>
      ))}
      <Specimen name="Analiza: błąd">
        <div className={styles.whole}>
          <Failed
            state={{ ...base, status: 'error', error: 'Wystąpił nieznany błąd.' }}
            {...ways}
          />
        </div>
      </Specimen>
      <Specimen name="Analiza: plik z hasłem">
        <div className={styles.whole}>
          <Failed
            state={{
              ...base,
              status: 'error',
              error: 'Plik "pismo.pdf" jest zabezpieczony hasłem.',
              asksPassword: true,
            }}
            {...ways}
          />
        </div>
      </Specimen>
      <Specimen name="Analiza: odmowa">
        <div className={styles.whole}>
          <Failed
            state={{
              ...base,
              status: 'error',
              codes: ['TOO_SHORT'],
              error:
                'Dokument nie mógł zostać przeanalizowany, ponieważ: dokument jest zbyt krótki do analizy',
            }}
            {...ways}
          />
        </div>
      </Specimen>
    </>
  );
}
