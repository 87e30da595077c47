import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page until it is hydrated; true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
