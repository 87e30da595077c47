import { Check, Pencil } from 'lucide-react';

import { Button } from '#frontend/src/components/button.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';

import styles from './correct-fact.module.css';

/** One mode for every fact, instead of a link beside each. */
export function CorrectingSwitch() {
  const { isCorrecting, setCorrecting } = useResult();
  return (
    <Button
      look="quiet"
      size="small"
      className={styles.switch}
      icon={isCorrecting ? Check : Pencil}
      aria-pressed={isCorrecting}
      onClick={() => setCorrecting(!isCorrecting)}
    >
      {isCorrecting ? 'Gotowe' : 'Popraw dane'}
    </Button>
  );
}
