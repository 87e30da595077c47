import { describe, expect, it } from 'vitest';

import { notificationTexts as texts } from './notification-texts.ts';
import { keepOn, type PushWorld, readPushState, turnOff, turnOn } from './push-switch.ts';

type Browser = {
  endpoint: string | undefined;
  known: string | undefined;
  stored: string[];
  steps: string[];
};

/** A stateful browser and server; `world` overrides the parts that fail. */
function person(given: Partial<PushWorld> = {}) {
  const browser: Browser = { endpoint: undefined, known: undefined, stored: [], steps: [] };
  let made = 0;
  const subscriptionAt = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint }),
    unsubscribe: () => {
      browser.steps.push('leave');
      browser.endpoint = undefined;
      return Promise.resolve(true);
    },
  });
  const world: PushWorld = {
    ability: () => 'able',
    find: () =>
      Promise.resolve(
        browser.endpoint === undefined ? undefined : subscriptionAt(browser.endpoint),
      ),
    isAllowed: () => true,
    known: () => browser.known,
    setKnown: (endpoint) => {
      browser.known = endpoint;
    },
    ask: () => {
      browser.steps.push('ask');
      return Promise.resolve(true);
    },
    publicKey: () => {
      browser.steps.push('key');
      return Promise.resolve('key');
    },
    subscribe: () => {
      browser.steps.push('subscribe');
      made += 1;
      browser.endpoint ??= `address-${made}`;
      return Promise.resolve(subscriptionAt(browser.endpoint));
    },
    store: (subscription) => {
      browser.steps.push('store');
      browser.stored.push(JSON.stringify(subscription));
      return Promise.resolve('stored');
    },
    forget: (endpoint) => {
      browser.steps.push('forget');
      browser.stored = browser.stored.filter((one) => !one.includes(endpoint));
      return Promise.resolve();
    },
    ...given,
  };
  return { browser, world };
}

const failing = () => Promise.reject(new Error('no network'));

describe('turning messages on', () => {
  it('asks, reads the key, subscribes and tells the server, in this order', async () => {
    const { browser, world } = person();
    expect(await turnOn(world)).toEqual({ type: 'success', message: texts.turnedOn });
    expect(browser.steps).toEqual(['ask', 'key', 'subscribe', 'store']);
    expect(await readPushState(world)).toBe('on');
  });

  it('twice says that they are on', async () => {
    const { world } = person();
    await turnOn(world);
    expect(await turnOn(world)).toEqual({ type: 'info', message: texts.alreadyOn });
  });

  it.each([
    ['the browser cannot', { ability: () => 'unsupported' as const }, 'error', texts.unsupported],
    ['the reader says no', { ask: () => Promise.resolve(false) }, 'warning', texts.refused],
    ['asking fails', { ask: failing }, 'error', texts.notTurnedOn],
    ['there is no key', { publicKey: failing }, 'error', texts.noConfiguration],
    ['the push service is away', { subscribe: failing }, 'error', texts.notTurnedOn],
    ['the server does not store it', { store: failing }, 'error', texts.notStored],
  ])('leaves nothing behind when %s', async (_why, given, type, message) => {
    const { browser, world } = person(given);
    expect(await turnOn(world)).toEqual({ type, message });
    expect(browser).toMatchObject({ endpoint: undefined, known: undefined, stored: [] });
  });

  it('takes a new address when the old one belongs to another account', async () => {
    const { browser, world } = person();
    const taken = {
      ...world,
      store: (subscription: unknown) => {
        const isOld = JSON.stringify(subscription).includes('address-1');
        return isOld ? Promise.resolve('taken' as const) : world.store(subscription);
      },
    };
    expect(await turnOn(taken)).toEqual({ type: 'success', message: texts.turnedOn });
    expect(browser.stored).toEqual(['{"endpoint":"address-2"}']);
  });
});

describe('turning messages off', () => {
  it('tells the server first, then the browser', async () => {
    const { browser, world } = person();
    await turnOn(world);
    browser.steps = [];
    expect(await turnOff(world)).toEqual({ type: 'info', message: texts.turnedOff });
    expect(browser.steps).toEqual(['forget', 'leave']);
    expect(await readPushState(world)).toBe('off');
  });

  it('says so when the server cannot be told, and messages stay on', async () => {
    const { world } = person({ forget: failing });
    await turnOn(world);
    expect(await turnOff(world)).toEqual({ type: 'error', message: texts.notTurnedOff });
    expect(await readPushState(world)).toBe('on');
  });
});

describe('messages that were on', () => {
  it('come back after a sign-out, to the account that turned them on', async () => {
    const { browser, world } = person();
    await turnOn(world);
    browser.endpoint = undefined;
    await keepOn(world);
    expect(await readPushState(world)).toBe('on');
    expect(browser.stored).toEqual(['{"endpoint":"address-1"}', '{"endpoint":"address-2"}']);
  });

  it('follow a browser that gave itself a new address', async () => {
    const { browser, world } = person();
    await turnOn(world);
    browser.endpoint = 'address-new';
    expect(await readPushState(world)).toBe('off');
    await keepOn(world);
    expect(browser.known).toBe('address-new');
    expect(await readPushState(world)).toBe('on');
  });

  const knownBefore = (): string | undefined => 'address-0';

  it.each<[string, Partial<PushWorld>]>([
    ['were never on', {}],
    ['want no more asking', { isAllowed: () => false, known: knownBefore }],
    ['were blocked since', { ability: () => 'blocked', known: knownBefore }],
  ])('are left alone when they %s', async (_why, given) => {
    const { browser, world } = person(given);
    await keepOn(world);
    expect(browser.steps).toEqual([]);
  });

  it('cost no call while nothing changed', async () => {
    const { browser, world } = person();
    await turnOn(world);
    browser.steps = [];
    await keepOn(world);
    expect(browser.steps).toEqual([]);
  });
});

describe('the switch', () => {
  it('is off for who signs in where another account gets messages', async () => {
    const { browser, world } = person();
    await turnOn(world);
    browser.known = undefined;
    expect(await readPushState(world)).toBe('off');
  });

  it.each(['unsupported', 'blocked', 'needs-install'] as const)('says %s', async (ability) => {
    const { world } = person({ ability: () => ability });
    expect(await readPushState(world)).toBe(ability);
  });
});
