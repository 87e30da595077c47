/** The modal dialogs that are open, the topmost last; whatever lies outside the topmost one is out of reach. */
let layers: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function update(next: readonly HTMLElement[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog above everything else; the returned function closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal();
  update([...layers, dialog]);
  return () => {
    update(layers.filter((layer) => layer !== dialog));
    dialog.close();
  };
}

/** Where something must be to be reached: the topmost dialog, or nothing when none is open. */
export function topLayer(): HTMLElement | undefined {
  return layers.at(-1);
}

/** For `useSyncExternalStore`, with `topLayer` as its snapshot. */
export function subscribeLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
