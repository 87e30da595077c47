/** Chromium's offer to install the site; other browsers have it in their own menus. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for the settings instead of letting a bar cover the page; call it once, at the start. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // Only this event has that name, and it has `prompt`.
    setOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => setOffer(undefined));
}

/** For `useSyncExternalStore`, with `canInstall` as its snapshot. */
export function subscribeInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function canInstall(): boolean {
  return offer !== undefined;
}

/** Asks the browser to install the site. An offer serves once; the browser makes another if it was declined. */
export async function install(): Promise<void> {
  const current = offer;
  setOffer(undefined);
  await current?.prompt();
}
