import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page that the build writes and until that page is alive; true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
