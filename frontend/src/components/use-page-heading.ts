import { type RefObject, useEffect, useRef } from 'react';

let firstName: string | undefined;
let hasMovedOn = false;

/** The first page of a visit leaves the focus at the top, before the skip link. */
function isLaterPage(name: string): boolean {
  firstName ??= name;
  hasMovedOn ||= name !== firstName;
  return hasMovedOn;
}

/** Names the tab and moves the focus to the page's heading, so that a new page is announced. */
export function usePageHeading(documentTitle: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = documentTitle;
    if (isLaterPage(documentTitle)) heading.current?.focus({ preventScroll: true });
  }, [documentTitle]);
  return heading;
}

/** Moves the focus to the heading of the shown page when nothing covers it any more. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
