import { createStore } from '#frontend/src/lib/store.ts';

export type ToastType = 'info' | 'success' | 'warning' | 'error';
export type Toast = { id: number; type: ToastType; message: string; isLeaving: boolean };

/** Specification, section 9: disappears after 5 s, with an exit of 0.3 s. */
const TOAST_MS = 5_000;
const TOAST_EXIT_MS = 300;

let nextId = 1;

/** The visible messages, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);

export function dismissToast(id: number): void {
  toasts.set(
    toasts.read().map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)),
  );
  setTimeout(() => toasts.set(toasts.read().filter((toast) => toast.id !== id)), TOAST_EXIT_MS);
}

/** Shows a message at the top right; a message that is already visible is not repeated. */
export function showToast(type: ToastType, message: string): void {
  if (toasts.read().some((toast) => toast.message === message && !toast.isLeaving)) return;
  const id = nextId++;
  toasts.set([...toasts.read(), { id, type, message, isLeaving: false }]);
  setTimeout(() => dismissToast(id), TOAST_MS);
}
