import type { Page } from 'playwright-core';

import {
  getVapidPublicKey,
  subscribePush,
  unsubscribePush,
} from '#shared/contracts/notifications.ts';
import type { Act, MessageCase } from '#tests/support/message-case.ts';
import { personOf } from '#tests/support/wire-people.ts';

const failed = { status: 500 };
const done = { message: 'ok' };
/** Where the fake push service delivers. */
const ADDRESS = 'https://push.example/1';
const key = { publicKey: 'BNo_key' };

type PushService = {
  /** What the person says to the browser's question. */
  permission?: 'granted' | 'denied';
  /** Whether the browser's own push service answers. */
  isAway?: boolean;
  /** Whose messages this browser gets already. */
  isOn?: boolean;
  /** The browser is subscribed, for an account that is not this one. */
  isOthers?: boolean;
  hasPush?: boolean;
};

/** No push service can be reached from a test: this is the browser's side of it, from before the page starts. */
function fakePush({ permission = 'granted', hasPush = true, ...service }: PushService) {
  const { isAway } = service;
  const isOn = service.isOn === true || service.isOthers === true;
  if (!hasPush) Reflect.deleteProperty(globalThis, 'PushManager');
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: null },
    toJSON: () => ({
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'BNo_key', auth: 'secret' },
    }),
    unsubscribe: () => Promise.resolve(true),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(isOn ? subscription : null),
    subscribe: () =>
      isAway === true ? Promise.reject(new Error('away')) : Promise.resolve(subscription),
  };
  const registration = { pushManager };
  Object.defineProperties(navigator.serviceWorker, {
    register: { value: () => Promise.resolve(registration) },
    getRegistration: { value: () => Promise.resolve(registration) },
    ready: { value: Promise.resolve(registration) },
  });
  Object.defineProperties(Notification, {
    permission: { get: () => (isOn ? 'granted' : 'default') },
    requestPermission: { value: () => Promise.resolve(permission) },
  });
}

const withPush =
  (service: PushService, then?: Act): Act =>
  async (page: Page) => {
    await page.addInitScript(fakePush, service);
    if (service.isOn === true) await own(page);
    await page.reload();
    await then?.(page);
  };

/** The messages of this browser are the person's own. */
const own: Act = (page) =>
  page.evaluate(
    (known) => localStorage.setItem('listownik.push', known),
    `${personOf().id} ${ADDRESS}`,
  );

const turn: Act = (page) => page.getByRole('switch', { name: 'Powiadomienia push' }).click();
const user = { as: 'user', route: 'settings' } as const;

export const pushMessages: readonly MessageCase[] = [
  {
    ...user,
    says: 'Powiadomienia push nie są wspierane w tej przeglądarce.',
    act: withPush({ hasPush: false }),
  },
  {
    ...user,
    says: 'Odmówiono uprawnień do powiadomień.',
    act: withPush({ permission: 'denied' }, turn),
  },
  {
    ...user,
    says: 'Nie udało się pobrać konfiguracji powiadomień z serwera.',
    wire: (wire) => wire.fails(getVapidPublicKey, failed),
    act: withPush({}, turn),
  },
  {
    ...user,
    says: 'Nie udało się włączyć powiadomień.',
    wire: (wire) => wire.answers(getVapidPublicKey, key),
    act: withPush({ isAway: true }, turn),
  },
  {
    ...user,
    says: 'Nie udało się zapisać subskrypcji na serwerze.',
    wire: (wire) => {
      wire.answers(getVapidPublicKey, key);
      wire.fails(subscribePush, failed);
    },
    act: withPush({}, turn),
  },
  {
    ...user,
    says: 'Powiadomienia zostały włączone!',
    wire: (wire) => {
      wire.answers(getVapidPublicKey, key);
      wire.answers(subscribePush, done);
    },
    act: withPush({}, turn),
  },
  {
    ...user,
    says: 'Powiadomienia są już włączone.', // in another tab, a moment ago
    act: withPush({ isOthers: true }, async (page) => {
      await page.getByRole('switch', { name: 'Powiadomienia push' }).waitFor();
      await own(page);
      await turn(page);
    }),
  },
  {
    ...user,
    says: 'Powiadomienia zostały wyłączone.',
    wire: (wire) => wire.answers(unsubscribePush, done),
    act: withPush({ isOn: true }, turn),
  },
  {
    ...user,
    says: 'Nie udało się wyłączyć powiadomień.',
    wire: (wire) => wire.fails(unsubscribePush, failed),
    act: withPush({ isOn: true }, turn),
  },
];
