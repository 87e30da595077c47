import { analysisStatus } from '#shared/domain/analysis-status.ts';
import { Failed } from '../features/analysis/components/failed.tsx';
import { Running } from '../features/analysis/components/running.tsx';
import { idleState, type AnalysisState } from '../features/analysis/model/analysis-state.ts';
import { sample } from '../features/sample/sample-letter.ts';
import styles from './gallery.module.css';
import { Specimen } from './specimen.tsx';

const running = analysisStatus.options.filter(
  (status) => status !== 'idle' && status !== 'completed' && status !== 'error',
);

const base: AnalysisState = {
  ...idleState,
  fileName: sample.fileName,
  text: sample.text,
  file: new File(['x'], sample.fileName),
};

const ways = { onRetry: () => undefined, onNewFile: () => undefined, onCorrected: () => undefined };

/** The analysis on its way and when it failed; its result is on the landing page as the example. */
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
