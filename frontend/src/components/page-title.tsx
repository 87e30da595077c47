import { useEffect, useRef, type ReactNode } from 'react';

import styles from './page-title.module.css';

type PageTitleProps = { title: string; documentTitle?: string; lead?: ReactNode };

let firstName: string | undefined;
let hasMovedOn = false;

/** The first page of a visit leaves the focus at the top, before the skip link. */
function isLaterPage(name: string): boolean {
  firstName ??= name;
  hasMovedOn ||= name !== firstName;
  return hasMovedOn;
}

/** The heading of a page: names the tab and takes the focus, so that a new page is announced. */
export function PageTitle({ title, documentTitle, lead }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = documentTitle ?? title;

  useEffect(() => {
    document.title = `${name} – Listownik`;
    if (isLaterPage(name)) heading.current?.focus({ preventScroll: true });
  }, [name]);

  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
