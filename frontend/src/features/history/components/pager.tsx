import { ChevronLeft, ChevronRight } from 'lucide-react';

import { Button } from '#frontend/src/components/button.tsx';

import styles from './history.module.css';

type PagerProps = { page: number; totalPages: number; onPage: (page: number) => void };

/** Only where there is more than one page. */
export function Pager({ page, totalPages, onPage }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label="Strony historii">
      <Button icon={ChevronLeft} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Poprzednia
      </Button>
      <p className={styles.pageNumber} aria-live="polite">
        Strona {page} z {totalPages}
      </p>
      <Button disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        Następna
        <ChevronRight aria-hidden size={20} strokeWidth={1.5} />
      </Button>
    </nav>
  );
}
