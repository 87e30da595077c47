import { ResultView } from '#frontend/src/features/result/components/result-view.tsx';
import { sample } from '#frontend/src/features/sample/sample-letter.ts';

import styles from './sample-result.module.css';

// The letter scrolls in its sheet, so the keyboard must reach it.
const scrollable = { tabIndex: 0 };
const readOn = new Date(`${sample.readOn}T12:00:00Z`);

export function SampleResult() {
  return (
    <div className={styles.pair}>
      <figure className={styles.sheet}>
        <figcaption className={styles.caption}>Pismo z urzędu</figcaption>
        <pre className={styles.letter} role="region" aria-label="Treść pisma" {...scrollable}>
          {sample.text}
        </pre>
      </figure>
      <ResultView
        result={sample.result}
        fileName={sample.fileName}
        letterText={sample.text}
        now={readOn}
        heading={<p className={styles.caption}>Wynik analizy</p>}
      />
    </div>
  );
}
