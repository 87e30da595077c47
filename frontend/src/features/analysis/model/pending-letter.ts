/** The file chosen before signing in, kept in memory only until the analysis takes it. */
export type PendingLetter = { file: File; language: string };

let pending: PendingLetter | null = null;
const listeners = new Set<() => void>();

function update(next: PendingLetter | null): void {
  pending = next;
  for (const listener of listeners) listener();
}

export function keepPendingLetter(letter: PendingLetter): void {
  update(letter);
}

export function clearPendingLetter(): void {
  update(null);
}

export function readPendingLetter(): PendingLetter | null {
  return pending;
}

export function subscribePendingLetter(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
