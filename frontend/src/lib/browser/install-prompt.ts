import { createStore } from '#frontend/src/lib/store.ts';

/** Chromium's offer to install the site; other browsers have it in their own menus. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

/** The offer while there is one. */
export const installOffer = createStore<InstallOffer | undefined>(undefined);

/** Keeps the browser's offer for the settings instead of letting a bar cover the page; call it once, at the start. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // Only this event has that name, and it has `prompt`.
    installOffer.set(event as InstallOffer);
  });
  addEventListener('appinstalled', () => installOffer.set(undefined));
}

/** Asks the browser to install the site. An offer serves once; the browser makes another if it was declined. */
export async function install(): Promise<void> {
  const current = installOffer.read();
  installOffer.set(undefined);
  await current?.prompt();
}
