import { useContext } from 'react';

import { Button } from '../../../components/button.tsx';
import styles from './keep-note.module.css';
import { ResultContext } from './result-context.ts';

/** Says whether what the reader added is kept with the analysis; nothing typed is ever lost here. */
export function KeepNote() {
  const { keepStatus, retry } = useContext(ResultContext);
  return (
    <div className={styles.note} role="status">
      {keepStatus === 'keeping' ? <p>Zapisujemy…</p> : null}
      {keepStatus === 'kept' ? <p>Zapisane przy tej analizie.</p> : null}
      {keepStatus === 'failed' ? (
        <>
          <p className={styles.failed}>
            Nie udało się zapisać. To, co tu podano, zostaje na tej stronie.
          </p>
          <Button size="small" onClick={retry}>
            Zapisz ponownie
          </Button>
        </>
      ) : null}
    </div>
  );
}
