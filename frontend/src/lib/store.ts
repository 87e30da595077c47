/** Called for every listener; `subscribe` returns a function that stops listening. */
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

/** A signal that waits for its first listener instead of being lost. */
export function createLastingSignal() {
  const signal = createSignal();
  let listeners = 0;
  let isUnheard = false;
  return {
    tell: (): void => {
      isUnheard = listeners === 0;
      signal.tell();
    },
    subscribe: (listener: () => void) => {
      const stop = signal.subscribe(listener);
      listeners += 1;
      if (isUnheard) {
        isUnheard = false;
        queueMicrotask(listener);
      }
      return () => {
        listeners -= 1;
        stop();
      };
    },
  };
}

/** One value outside React with its listeners; fits `useSyncExternalStore`. */
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
