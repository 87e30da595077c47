import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A new page starts at its top; going back leaves the scrolling to the browser. */
export function ScrollKeeper() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (kind !== NavigationType.Pop) globalThis.scrollTo(0, 0);
  }, [pathname, kind]);
  return null;
}
