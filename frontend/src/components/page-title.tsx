import { type ReactNode, useContext } from 'react';

import { ScreenTitle } from './screen-title.ts';
import { usePageHeading } from './use-page-heading.ts';

import styles from './page-title.module.css';

type PageTitleProps = {
  /** For headings that differ from the screen's name. */
  title?: string;
  /** For tabs whose name differs from the heading. */
  documentTitle?: string;
  lead?: ReactNode;
};

/** The heading of a page, which also names the tab. */
export function PageTitle({ title, documentTitle, lead }: PageTitleProps) {
  const name = useContext(ScreenTitle);
  const heading = usePageHeading(`${documentTitle ?? title ?? name} – Listownik`);
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {title ?? name}
      </h1>
      {(lead ?? null) === null ? null : <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
