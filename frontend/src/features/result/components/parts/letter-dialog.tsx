import { useEffect, useRef } from 'react';

import { Dialog } from '#frontend/src/components/dialog.tsx';
import { locateQuote } from '#frontend/src/features/result/model/evidence.ts';

import styles from './letter-dialog.module.css';

type LetterDialogProps = { text: string; quote: string; onClose: () => void };

/** The letter's text with the relevant sentence highlighted. */
export function LetterDialog({ text, quote, onClose }: LetterDialogProps) {
  const marked = useRef<HTMLElement>(null);
  const place = locateQuote(text, quote);

  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <Dialog title="Miejsce w piśmie" onClose={onClose} isWide>
      <p className={styles.letter}>
        {text.slice(0, place?.start ?? text.length)}
        {place ? <mark ref={marked}>{text.slice(place.start, place.end)}</mark> : null}
        {place ? text.slice(place.end) : null}
      </p>
    </Dialog>
  );
}
