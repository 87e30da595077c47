import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { systemClock } from '#functions/platform/clock.ts';
import { exportMyData } from '#shared/contracts/me.ts';
import {
  getVapidPublicKey,
  subscribePush,
  unsubscribePush,
} from '#shared/contracts/notifications.ts';
import type { PushMessage } from '#shared/events/push-message.ts';
import type { Person } from '#tests/support/analysis-product.ts';
import { copyOf } from '#tests/support/exported-data.ts';
import { caller } from '#tests/support/http-event.ts';
import { type PushProduct, startPushProduct } from '#tests/support/push-product.ts';

let product: PushProduct;

beforeAll(async () => {
  product = await startPushProduct();
});
afterAll(() => product.close());

const message: PushMessage = { title: 'Próba', body: '', tag: 'proba', route: '#/history' };
const options = { ttlSeconds: 60, urgency: 'normal' } as const;
const pace = { timeoutMs: 10_000, backoffMs: () => 0, sleep: () => Promise.resolve() };

async function notify(person: Person, timeoutMs = pace.timeoutMs) {
  const { notifyUser } = await import('#functions/core/notifications/notify-user.ts');
  return notifyUser(person.userId, message, options, { ...pace, timeoutMs });
}

async function pushRows(person: Person) {
  return (await product.cloud.rows()).filter(
    ({ pk, sk }) => pk === `USER#${person.userId}` && String(sk).startsWith('PUSH#'),
  );
}

const received = ({ endpoint }: { endpoint: string }) =>
  product.push.messages().filter((one) => one.endpoint === endpoint).length;
const messageOf = (json: unknown) => z.object({ message: z.string() }).parse(json).message;

describe('a subscription', () => {
  it('is made with the public key that messages are signed with', async () => {
    const answer = await product.call(getVapidPublicKey);
    const { publicKey } = getVapidPublicKey.response.parse(answer.json());
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  });

  it('gets messages until it is removed', async () => {
    const person = await product.newPerson();
    const device = await product.subscribed(person);
    expect(await notify(person)).toEqual({ delivered: 1, removed: 0, failed: 0 });
    const body = { endpoint: device.endpoint };
    const off = await product.call(unsubscribePush, { token: person.token, body });
    expect(off.json()).toEqual({ message: 'Powiadomienia zostały wyłączone.' });
    expect(await notify(person)).toEqual({ delivered: 0, removed: 0, failed: 0 });
    expect(received(device)).toBe(1);
    expect(JSON.stringify(await product.cloud.rows())).not.toContain(device.endpoint);
  });

  it('may be repeated, and sends each message once', async () => {
    const person = await product.newPerson();
    const device = await product.subscribed(person);
    const { token } = person;
    await product.call(subscribePush, { token, body: { ...device, expirationTime: null } });
    await notify(person);
    expect(received(device)).toBe(1);
    expect(await pushRows(person)).toHaveLength(1);
  });

  it("passes to the next account of the same browser, so that nobody reads another account's messages", async () => {
    const first = await product.newPerson();
    const second = await product.newPerson();
    const device = await product.subscribed(first);
    await product.call(subscribePush, { token: second.token, body: device });
    expect(await notify(first)).toEqual({ delivered: 0, removed: 1, failed: 0 });
    expect(await notify(second)).toEqual({ delivered: 1, removed: 0, failed: 0 });
  });

  it('does not pass to a caller who only knows its address', async () => {
    const owner = await product.newPerson();
    const thief = await product.newPerson();
    const device = await product.subscribed(owner);
    const { keys } = product.push.addDevice();
    const body = { endpoint: device.endpoint, keys };
    const answer = await product.call(subscribePush, { token: thief.token, body });
    expect(answer.status).toBe(409);
    expect(await pushRows(thief)).toEqual([]);
    const off = { endpoint: device.endpoint };
    expect((await product.call(unsubscribePush, { token: thief.token, body: off })).status).toBe(
      200,
    );
    expect(await notify(owner)).toMatchObject({ delivered: 1 });
  });

  it('is one of at most ten, the newest', async () => {
    const person = await product.newPerson();
    const devices = [];
    for (let count = 0; count < 12; count += 1) devices.push(await product.subscribed(person));
    expect(await pushRows(person)).toHaveLength(10);
    await notify(person);
    expect(devices.map(received)).toEqual([0, 0, ...Array<number>(10).fill(1)]);
  });

  it('is deleted with its account', async () => {
    const person = await product.newPerson();
    const device = await product.subscribed(person);
    const { eraseAccount } = await import('#functions/core/flows/erase-account.ts');
    await eraseAccount(person.userId, 'self', systemClock);
    const rows = JSON.stringify(await product.cloud.rows());
    expect(rows).not.toContain(device.endpoint);
    expect(rows).not.toContain(person.userId);
  });

  it('that was only half stored is unused and removed', async () => {
    const person = await product.newPerson();
    const device = product.push.addDevice();
    const { saveSubscription } =
      await import('#functions/core/notifications/subscription-repository.ts');
    const createdAt = new Date().toISOString();
    await saveSubscription(person.userId, { ...device, endpointHash: 'half', createdAt });
    expect(await notify(person)).toEqual({ delivered: 0, removed: 1, failed: 0 });
    expect(await pushRows(person)).toEqual([]);
  });

  it('is part of the data export, without its keys', async () => {
    const person = await product.newPerson();
    const device = await product.subscribed(person);
    const callMe = caller((await import('#functions/api/me/handler.ts')).handler);
    const { text, json } = await copyOf(await callMe(exportMyData, { token: person.token }));
    expect(json.pushSubscriptions).toMatchObject([{ endpoint: device.endpoint }]);
    expect(text).not.toContain(device.keys.auth);
  });
});

describe('an invalid subscription is refused with a sentence', () => {
  const offCurve = () => {
    const point = createECDH('prime256v1').generateKeys();
    point.writeUInt8((point.at(-1) ?? 0) ^ 1, 64);
    return point.toString('base64url');
  };
  const keys = () => product.push.addDevice().keys;

  it.each([
    ['the metadata service', () => ({ endpoint: 'http://169.254.169.254/', keys: keys() })],
    ['localhost', () => ({ endpoint: 'https://localhost/x', keys: keys() })],
    [
      'a look-alike host',
      () => ({ endpoint: 'https://fcm.googleapis.com.evil.tld/', keys: keys() }),
    ],
    [
      'a user before the host',
      () => ({ endpoint: 'https://fcm.googleapis.com@evil.tld/', keys: keys() }),
    ],
    ['another port', () => ({ endpoint: 'https://fcm.googleapis.com:8443/', keys: keys() })],
    ['an IDN', () => ({ endpoint: 'https://fcm.gооgleapis.com/', keys: keys() })],
    ['a decimal IP', () => ({ endpoint: 'https://2852039166/', keys: keys() })],
    ['no address', () => ({ keys: keys() })],
    [
      'a very long address',
      () => ({ endpoint: `https://fcm.googleapis.com/${'x'.repeat(1_100)}`, keys: keys() }),
    ],
    ['no keys', () => ({ endpoint: 'https://fcm.googleapis.com/x' })],
    [
      'a point off the curve',
      () => ({ endpoint: 'https://fcm.googleapis.com/x', keys: { ...keys(), p256dh: offCurve() } }),
    ],
    [
      'a short secret',
      () => ({ endpoint: 'https://fcm.googleapis.com/x', keys: { ...keys(), auth: 'c2hvcnQ' } }),
    ],
    [
      'keys that are no base64',
      () => ({ endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: '<>', auth: '<>' } }),
    ],
  ])('%s', async (_what, body) => {
    const { token } = await product.newPerson();
    const answer = await product.call(subscribePush, { token, body: body() });
    expect(answer.status).toBe(400);
    expect(messageOf(answer.json())).toMatch(/^(Ta usługa powiadomień|Przeglądarka podała)/);
  });
});

describe('a push service', () => {
  it.each([
    ['gone', 1, { delivered: 0, removed: 1, failed: 0 }, 1],
    ['too-many', 2, { delivered: 1, removed: 0, failed: 0 }, 3],
    ['too-many', 3, { delivered: 0, removed: 0, failed: 1 }, 3],
    ['down', 2, { delivered: 1, removed: 0, failed: 0 }, 3],
    ['down', 3, { delivered: 0, removed: 0, failed: 1 }, 3],
    ['silent', 3, { delivered: 0, removed: 0, failed: 1 }, 3],
    ['redirect', 1, { delivered: 0, removed: 0, failed: 1 }, 1],
  ] as const)('that is %s %i times', async (fault, times, delivery, requests) => {
    const person = await product.newPerson();
    await product.subscribed(person);
    const before = product.push.requests();
    product.push.fault(fault, times);
    const patience = fault === 'silent' ? 100 : undefined;
    expect(await notify(person, patience)).toEqual(delivery);
    expect(product.push.requests() - before).toBe(requests);
    expect(await pushRows(person)).toHaveLength(delivery.removed === 1 ? 0 : 1);
  });

  it('that ended a subscription does not delay the other browsers', async () => {
    const person = await product.newPerson();
    const devices = [await product.subscribed(person), await product.subscribed(person)];
    product.push.fault('gone', 1);
    expect(await notify(person)).toEqual({ delivered: 1, removed: 1, failed: 0 });
    expect(devices.map(received).sort()).toEqual([0, 1]);
  });
});

describe('an invalid row', () => {
  it('is removed without a call when its address is not a push service', async () => {
    const person = await product.newPerson();
    const good = await product.subscribed(person);
    const repository = await import('#functions/core/notifications/subscription-repository.ts');
    const { userId } = person;
    const owned = { userId, endpointHash: 'bad' };
    await repository.claimEndpoint(owned, 'any');
    const outside = new URL(
      '/latest/meta-data',
      product.push.endpoint.replace('127.0.0.1', 'localhost'),
    );
    const before = product.push.requests();
    await repository.saveSubscription(userId, {
      endpointHash: 'bad',
      endpoint: outside.href,
      keys: good.keys,
      createdAt: new Date().toISOString(),
    });
    expect(await notify(person)).toEqual({ delivered: 1, removed: 1, failed: 0 });
    expect(product.push.requests() - before).toBe(1);
    expect(await pushRows(person)).toHaveLength(1);
  });

  it('never stops the others when encryption fails', async () => {
    const person = await product.newPerson();
    const good = await product.subscribed(person);
    const repository = await import('#functions/core/notifications/subscription-repository.ts');
    const { userId } = person;
    await repository.claimEndpoint({ userId, endpointHash: 'odd' }, 'any');
    await repository.saveSubscription(userId, {
      endpointHash: 'odd',
      endpoint: 'https://fcm.googleapis.com/odd',
      keys: { p256dh: 'odd', auth: 'odd' },
      createdAt: new Date().toISOString(),
    });
    expect(await notify(person)).toEqual({ delivered: 1, removed: 0, failed: 1 });
    expect(received(good)).toBe(1);
  });
});
