import { describe, expect, it } from 'vitest';

import { listenToPush } from './push.ts';

type Listener = (event: unknown) => void;
type Shown = { title: string; options: NotificationOptions };

/** The part of a service worker that the push handlers use. */
function worker(addresses: readonly string[] = []) {
  const listeners = new Map<string, Listener>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const tabs = addresses.map((from) => ({
    focused: false,
    focus: () => Promise.resolve(),
    navigate: (to: string) => {
      opened.push(`${from} -> ${to}`);
      return Promise.resolve();
    },
  }));
  const scope = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: { origin: 'https://listownik.example' },
    registration: {
      showNotification: (title: string, options: NotificationOptions) => {
        shown.push({ title, options });
        return Promise.resolve();
      },
    },
    clients: {
      matchAll: () => Promise.resolve(tabs),
      openWindow: (to: string) => {
        opened.push(to);
        return Promise.resolve(null);
      },
    },
  };
  listenToPush(scope as unknown as Parameters<typeof listenToPush>[0]); // the rest is not used
  const fire = async (name: string, event: Record<string, unknown>) => {
    let work: unknown;
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  return { fire, shown, opened };
}

const message = {
  title: 'Termin jutro',
  body: 'Mandat.',
  tag: 'termin-abc',
  route: '#/history/abc',
};
const data = (text: string) => ({ data: { json: () => JSON.parse(text) as unknown } });
const click = (route: unknown) => ({ notification: { close: () => undefined, data: { route } } });

describe('a push message', () => {
  it('is shown as it was sent', async () => {
    const { fire, shown } = worker();
    await fire('push', data(JSON.stringify(message)));
    expect(shown).toMatchObject([
      { title: 'Termin jutro', options: { body: 'Mandat.', data: { route: '#/history/abc' } } },
    ]);
  });

  it.each([
    ['no data', { data: null }],
    ['no JSON', data('!')],
    ['a foreign shape', data('{"title":7}')],
    ['a foreign address', data(JSON.stringify({ ...message, route: 'https://zly.example/' }))],
  ])('with %s still shows something of ours', async (_case, event) => {
    const { fire, shown } = worker();
    await fire('push', event);
    expect(shown).toMatchObject([
      { title: 'Listownik', options: { data: { route: '#/history' } } },
    ]);
  });
});

describe('a click on a notification', () => {
  it('opens its page when no tab is open', async () => {
    const { fire, opened } = worker();
    await fire('notificationclick', click('#/history/abc'));
    expect(opened).toEqual(['https://listownik.example/#/history/abc']);
  });

  it('leads the open tab there', async () => {
    const { fire, opened } = worker(['tab']);
    await fire('notificationclick', click('#/history/abc'));
    expect(opened).toEqual(['tab -> https://listownik.example/#/history/abc']);
  });

  it.each([undefined, '//zly.example', '#/../x?y', 'javascript:alert(1)'])(
    'with %s for its page opens the history',
    async (route) => {
      const { fire, opened } = worker();
      await fire('notificationclick', click(route));
      expect(opened).toEqual(['https://listownik.example/#/history']);
    },
  );
});
