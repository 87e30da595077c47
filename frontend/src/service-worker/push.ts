import { type PushMessage, pushMessage, unreadableMessage } from '#shared/events/push-message.ts';

/** Shows push messages, and opens their page when they are clicked. */
export function listenToPush(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => {
    event.waitUntil(show(scope, readMessage(event.data)));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, routeOf(event.notification)));
  });
}

function readMessage(data: PushMessageData | null): PushMessage {
  try {
    return pushMessage.parse(data?.json());
  } catch {
    return unreadableMessage;
  }
}

function show(scope: ServiceWorkerGlobalScope, { title, body, tag, route }: PushMessage) {
  return scope.registration.showNotification(title, {
    body,
    tag,
    lang: 'pl',
    icon: '/icons/icon-192.png',
    data: { route },
  });
}

function routeOf(notification: Notification): string {
  const { route } = (notification.data ?? {}) as { route?: unknown }; // set above, or foreign
  const parsed = pushMessage.shape.route.safeParse(route);
  return parsed.success ? parsed.data : unreadableMessage.route;
}

/** An open tab goes there without a reload; otherwise a new tab opens. */
async function open(scope: ServiceWorkerGlobalScope, route: string): Promise<void> {
  const address = new URL(`/${route}`, scope.location.origin).href;
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0];
  if (tab === undefined) {
    await scope.clients.openWindow(address);
    return;
  }
  await tab.focus();
  // A tab that this worker does not control cannot be navigated; it is only focused.
  await tab.navigate(address).catch(() => undefined);
}
