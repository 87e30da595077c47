import type { BrowserContext, Page } from 'playwright-core';

/**
 * Lets the page subscribe at the local cloud's push service, with permission given: a headless browser has
 * neither a push service nor notifications. The service worker and all that the page does are real.
 */
export async function useStandInPush(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let current: unknown = null;
    const subscribe = async () => {
      const answer = await fetch('/__local/push', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      const device = (await answer.json()) as { endpoint: string };
      const options = { applicationServerKey: null, userVisibleOnly: true };
      const unsubscribe = () => {
        current = null;
        return Promise.resolve(true);
      };
      current = { ...device, options, toJSON: () => device, unsubscribe };
      return current;
    };
    Object.assign(PushManager.prototype, {
      subscribe,
      getSubscription: () => Promise.resolve(current),
    });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
  });
}

type ShownNotification = { title: string; body: string; data: unknown };

/** Hands a message to the page's service worker as the browser does; what the worker then shows. */
export async function deliverPush(page: Page, data: string): Promise<ShownNotification> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('The page has no service worker.');
  // Listening before the message goes out: the two ways into the worker keep no order.
  const listening = await worker.evaluateHandle(() => ({
    shown: new Promise<ShownNotification>((resolve) => {
      ServiceWorkerRegistration.prototype.showNotification = (title, options = {}) => {
        resolve({ title, body: options.body ?? '', data: options.data });
        return Promise.resolve();
      };
    }),
  }));
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
  return listening.evaluate(({ shown }) => shown);
}
