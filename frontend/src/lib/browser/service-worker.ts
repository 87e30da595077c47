const PATH = '/sw.js';

/** Whether the browser supports the offline shell. */
function isSupported(): boolean {
  return 'serviceWorker' in navigator;
}

/**
 * Stores the shell for times without a network, after the first page has loaded, so that it takes nothing
 * from it. Development has no service worker; one that a build left on the same address is removed.
 */
export function watchOverShell(): void {
  if (!isSupported()) return;
  if (!import.meta.env.PROD) {
    void navigator.serviceWorker
      .getRegistrations()
      .then((found) => Promise.all(found.map((registration) => registration.unregister())));
    return;
  }
  const register = () => void registerServiceWorker().catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** The page's service worker; safe to repeat. Rejects when the browser forbids it. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(PATH, { updateViaCache: 'none' });
}
