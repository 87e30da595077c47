export type ToastType = 'info' | 'success' | 'warning' | 'error';
export type Toast = { id: number; type: ToastType; message: string; isLeaving: boolean };

/** Specification, section 9: gone by itself after 5 s, with an exit of 0.3 s. */
const TOAST_MS = 5_000;
const TOAST_EXIT_MS = 300;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  update(toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
  setTimeout(() => update(toasts.filter((toast) => toast.id !== id)), TOAST_EXIT_MS);
}

/** Shows a message top right; the same message already on screen is not stacked. */
export function showToast(type: ToastType, message: string): void {
  if (toasts.some((toast) => toast.message === message && !toast.isLeaving)) return;
  const id = nextId++;
  update([...toasts, { id, type, message, isLeaving: false }]);
  setTimeout(() => dismissToast(id), TOAST_MS);
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
