import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type LocalCloud, startLocalCloud } from '#localstack/local-cloud.ts';
import { createCheckout } from '#shared/contracts/billing.ts';
import { newPerson, usageOf } from '#tests/support/people.ts';
import { dataFolder } from '#tests/support/product.ts';

let cloud: LocalCloud;
let data: Awaited<ReturnType<typeof dataFolder>>;

beforeAll(async () => {
  data = await dataFolder();
  cloud = await startLocalCloud({ dataDir: data.path, quiet: true });
});
afterAll(async () => {
  await cloud.close();
  await data.remove();
});

const post = (path: string, body: unknown, token = '') =>
  fetch(`${cloud.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const press = (page: string, act: string, headers: Record<string, string> = {}) =>
  fetch(page, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams({ act }) });

async function pageOf(path: string, token: string, body: unknown = {}): Promise<string> {
  return createCheckout.response.parse(await (await post(path, body, token)).json()).url;
}

/** The event of a payment arrives a moment after it: polls until the answer is there. */
async function usageWith(token: string, wanted: object) {
  await expect.poll(() => usageOf(cloud.url, token)).toMatchObject(wanted);
}

describe('in the local cloud', () => {
  test('a plan is bought, changed, ended and refunded on pages, through events', async () => {
    const { token, email } = await newPerson(cloud.url);
    const checkout = await pageOf('/api/billing/checkout', token, { priceKey: 'BASIC' });
    const shown = await (await fetch(checkout)).text();
    expect(shown).toContain('Plan Standard');
    expect(shown).toMatch(/49,00.zł co 30 dni/);
    expect(shown).toContain(email);
    for (const label of ['Zapłać', 'Anuluj']) expect(shown).toContain(`>${label}</button>`);

    const abandoned = await press(checkout, 'abandon');
    expect(abandoned.headers.get('location')).toBe(`${cloud.url}/#/cennik?canceled=true`);
    const foreign = await press(checkout, 'pay', { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(200); // only shown again
    const paid = await press(checkout, 'pay');
    expect(paid.headers.get('location')).toBe(`${cloud.url}/#/cennik?success=true`);
    await usageWith(token, { source: 'subscription', quota: 20, planStatus: 'active' });
    expect((await press(checkout, 'pay')).status).toBe(404);

    const portal = await pageOf('/api/billing/portal', token);
    expect(await (await fetch(portal)).text()).toContain('Zmień na Pro');
    expect((await press(portal, 'change-to-PRO')).status).toBe(303);
    await usageWith(token, { quota: 100 });
    await press(portal, 'cancel');
    expect(await (await fetch(portal)).text()).toContain('Wznów subskrypcję');
    await post('/__local/stripe', { email, act: 'refund' });
    await post('/__local/stripe', { email, act: 'refund' });
    await usageWith(token, { source: 'trial' });
  });

  test('a declined card is reported on the page', async () => {
    const { token, email } = await newPerson(cloud.url);
    const checkout = await pageOf('/api/billing/checkout', token, { priceKey: 'PRO' });
    await post('/__local/stripe', { email, act: 'decline' });
    const declined = await press(checkout, 'pay');
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('Karta została odrzucona.');
  });

  test('a period ends on command', async () => {
    const { token, email } = await newPerson(cloud.url);
    await press(await pageOf('/api/billing/checkout', token, { priceKey: 'BASIC' }), 'pay');
    await usageWith(token, { quota: 20 });
    const before = await usageOf(cloud.url, token);
    expect((await post('/__local/stripe', { email, act: 'advance' })).status).toBe(200);
    const { findCurrentUsage } = await import('#functions/core/packages/current-usage.ts');
    const { findAddressOwner } = await import('#functions/core/accounts/address-repository.ts');
    const owner = await findAddressOwner(email);
    if (owner === undefined) throw new Error('Nobody has this address.');
    const end = async () => (await findCurrentUsage(owner))?.windowEnd ?? '';
    await expect.poll(end).not.toBe(before.windowEnd);
    expect(await findCurrentUsage(owner)).toMatchObject({ quota: 20, planStatus: 'active' });
  });

  test('an impossible action is reported and changes nothing', async () => {
    const nobody = await post('/__local/stripe', { email: 'nobody@x.example', act: 'refund' });
    expect(nobody.status).toBe(400);
    expect((await post('/__local/stripe', { act: 'fly' })).status).toBe(400);
    expect((await fetch(`${cloud.url}/__local/stripe/portal/bps_none`)).status).toBe(404);
  });
});
