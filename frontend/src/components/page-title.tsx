import type { ReactNode } from 'react';

import { usePageHeading } from './use-page-heading.ts';

import styles from './page-title.module.css';

type PageTitleProps = { title: string; documentTitle?: string; lead?: ReactNode };

/** The heading of a page, which names the tab as well. */
export function PageTitle({ title, documentTitle, lead }: PageTitleProps) {
  const heading = usePageHeading(`${documentTitle ?? title} – Listownik`);
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
