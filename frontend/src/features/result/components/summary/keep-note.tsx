import { Button } from '#frontend/src/components/button.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { classes } from '#frontend/src/lib/class-names.ts';

import page from '#frontend/src/components/page.module.css';
import lists from '#frontend/src/features/result/components/parts/lists.module.css';

const words = {
  idle: '',
  keeping: 'Zapisujemy…',
  kept: 'Zapisane przy tej analizie.',
  failed: 'Nie udało się zapisać. To, co tu podano, zostaje na tej stronie.',
} as const;

/** Tells screen readers, once for the whole result, whether the additions are stored. */
export function KeepAnnouncement() {
  const { keepStatus } = useResult();
  return (
    <p className="visually-hidden" role="status">
      {words[keepStatus]}
    </p>
  );
}

/** Shows the same where something can be added; unsaved additions can be sent again. */
export function KeepNote() {
  const { keepStatus, retry } = useResult();
  if (keepStatus === 'idle') return null;
  const hasFailed = keepStatus === 'failed';
  return (
    <div className={classes(page.row, page.small, page.soft)}>
      <p className={hasFailed ? lists.wrong : undefined}>{words[keepStatus]}</p>
      {hasFailed ? (
        <Button size="small" onClick={retry}>
          Zapisz ponownie
        </Button>
      ) : null}
    </div>
  );
}
