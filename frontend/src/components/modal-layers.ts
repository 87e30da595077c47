import { createStore } from '#frontend/src/lib/store.ts';

/** The open modal dialogs, the topmost last; everything outside the topmost one is inert. */
export const modalLayers = createStore<readonly HTMLElement[]>([]);

/** Opens the dialog above everything else; the returned function closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal();
  modalLayers.set([...modalLayers.read(), dialog]);
  return () => {
    modalLayers.set(modalLayers.read().filter((layer) => layer !== dialog));
    dialog.close();
  };
}
