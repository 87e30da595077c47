import { createSignal } from '#frontend/src/lib/store.ts';

import { removeStored, saveStored } from './browser-storage.ts';

/** Larger text for everybody who needs it; `public/start.js` does the same before paint. */
const KEY = 'textSize';
const changed = createSignal();

export function isTextLarge(): boolean {
  return document.documentElement.dataset.text === 'large';
}

export function chooseTextLarge(isLarge: boolean): void {
  if (isLarge) {
    saveStored('local', KEY, 'large');
    document.documentElement.dataset.text = 'large';
  } else {
    removeStored('local', KEY);
    delete document.documentElement.dataset.text;
  }
  changed.tell();
}

export const subscribeTextSize = changed.subscribe;
