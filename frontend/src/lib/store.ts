/** Told to everybody who listens; what `subscribe` returns stops the listening. */
export function createSignal() {
  const listeners = new Set<() => void>();
  return {
    tell: (): void => {
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** One value outside React with who listens to it; fits `useSyncExternalStore`. */
export function createStore<Value>(initial: Value) {
  const { tell, subscribe } = createSignal();
  let value = initial;
  return {
    read: (): Value => value,
    set: (next: Value): void => {
      value = next;
      tell();
    },
    subscribe,
  };
}
