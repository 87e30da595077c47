import { registerServiceWorker } from './service-worker.ts';

/** The state of push messages in the browser before any permission prompt. */
export type PushAbility =
  | 'able'
  /** The site's permission is denied; only the browser's own settings can change that. */
  | 'blocked'
  /** iPhone and iPad deliver messages only to a site on the home screen. */
  | 'needs-install'
  | 'unsupported';

type AppleNavigator = Navigator & { standalone?: boolean };

export function pushAbility(): PushAbility {
  const isAppleTab = (navigator as AppleNavigator).standalone === false; // only iOS has it
  const hasPush =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!hasPush) return isAppleTab ? 'needs-install' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

/** Whether permission was given before. */
export function isPushAllowed(): boolean {
  return Notification.permission === 'granted';
}

/** Asks for permission, which must follow a click; true when it was given. */
export async function askForPush(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** This browser's subscription, if it has one and may still show messages. */
export async function findPushSubscription(): Promise<PushSubscription | undefined> {
  if (pushAbility() !== 'able' || !isPushAllowed()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Subscribes this browser with the server's key, in place of a subscription made with another key. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription> {
  await registerServiceWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const former = await pushManager.getSubscription();
  const isSame = former && equal(former.options.applicationServerKey, applicationServerKey);
  if (former && isSame) return former;
  await former?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Ends this browser's subscription; the server learns of it from the push service. */
export async function unsubscribeBrowser(): Promise<void> {
  const subscription = await findPushSubscription();
  await subscription?.unsubscribe();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function equal(a: ArrayBuffer | null, b: Uint8Array): boolean {
  const bytes = new Uint8Array(a ?? new ArrayBuffer(0));
  return bytes.length === b.length && bytes.every((byte, index) => byte === b[index]);
}
