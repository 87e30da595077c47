import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import * as auth from '#shared/contracts/auth.ts';
import * as me from '#shared/contracts/me.ts';
import { type SocialProduct, startSocialProduct } from '#tests/support/social-product.ts';

/*
 * The five ways of taking an account before its owner opens it (Sudhodanan and Paverd, "Pre-hijacked
 * accounts", 2022). The attacker knows the victim's address and acts first; the victim then comes by an
 * own way, and nothing of the attacker's may work.
 */

const VICTIMS = 'hasło ofiary';
const ATTACKERS = 'hasło napastnika';
let product: SocialProduct;

beforeAll(async () => {
  product = await startSocialProduct();
});
afterAll(() => product.close());

let people = 0;
const newAddress = () => `ofiara${++people}@poczta.example`;
const register = (email: string, password: string) =>
  product.call(auth.register, {
    body: { email, password, firstName: 'Anna', lastName: 'Kowalska' },
  });
const login = (email: string, password: string) =>
  product.call(auth.login, { body: { email, password } });
const open = (token: string) => product.call(auth.verifyEmail, { params: { token } });
const google = (email: string, change: object = {}) =>
  product.viaGoogle({ sub: `g-${email}`, email, email_verified: true, ...change });

describe('pre-hijacking', () => {
  test('classic-federated merge: the password of an earlier registration never opens the account', async () => {
    const email = newAddress();
    await register(email, ATTACKERS);
    const [attackersLink = ''] = product.mailedTokens(email);
    const victim = await google(email);
    expect(victim.headers.location).toContain('#/auth/callback?token=');
    expect((await login(email, ATTACKERS)).status).toBe(401);
    expect((await open(attackersLink)).status).toBe(409);
    expect((await login(email, ATTACKERS)).status).toBe(401);
  });

  test('unexpired session: before the address is proven there is none, and a reset ends all of them', async () => {
    const email = newAddress();
    await register(email, ATTACKERS);
    const early = await login(email, ATTACKERS);
    expect(early.status).toBe(403);
    expect(early.text).not.toContain('eyJ');

    // Even opened by mistake, the account is the owner's again with one reset.
    const opened = auth.session.parse((await open(product.mailedTokens(email)[0] ?? '')).json());
    const attackers = auth.session.parse((await login(email, ATTACKERS)).json());
    await product.call(auth.forgotPassword, { body: { email } });
    const [reset = ''] = product.mailedTokens(email, 'reset-password');
    await product.call(auth.resetPassword, {
      params: { token: reset },
      body: { password: VICTIMS },
    });
    for (const { token } of [opened, attackers]) {
      expect((await product.call(auth.getMe, { token })).status).toBe(401);
    }
    expect((await login(email, ATTACKERS)).status).toBe(401);
  });

  test("trojan identifier: an attacker's identity waiting for the address is not linked to the account", async () => {
    const email = newAddress();
    const attackers = { id: 'f-napastnik', email, first_name: 'Anna', last_name: 'K' };
    expect((await product.viaFacebook(attackers)).headers.location).toContain('social=mailed');
    const [attackersLink = ''] = product.mailedTokens(email);
    await register(email, VICTIMS);
    const [own = ''] = product.mailedTokens(email);
    expect((await open(own)).status).toBe(200);
    expect((await open(attackersLink)).status).toBe(409);
    const again = await product.viaFacebook(attackers);
    expect(again.headers.location).not.toContain('token=');
  });

  test('unexpired e-mail change: no call changes an address, and links mailed before are dead', async () => {
    const email = newAddress();
    const attacker = await google(newAddress());
    const token = attacker.headers.location?.split('token=')[1] ?? '';
    const body = { firstName: 'Anna', lastName: 'Nowak', email };
    expect((await product.callMe(me.updateProfile, { token, body })).status).toBe(400);

    await register(email, ATTACKERS);
    await register(email, VICTIMS);
    const [own = '', attackersLink = ''] = product.mailedTokens(email);
    expect((await open(own)).status).toBe(200);
    expect((await open(attackersLink)).status).toBe(409);
    expect((await login(email, ATTACKERS)).status).toBe(401);
    expect((await login(email, VICTIMS)).status).toBe(200);
  });

  test("non-verifying provider: an unproven e-mail signs in to nobody's account", async () => {
    const email = newAddress();
    await register(email, VICTIMS);
    await open(product.mailedTokens(email)[0] ?? '');
    const unproven = [
      await google(email, { sub: 'g-napastnik', email_verified: false }),
      await google(email, { sub: 'g-napastnik', email_verified: 'true' }),
      await product.viaFacebook({ id: 'f-obcy', email, first_name: 'A', last_name: 'B' }),
    ];
    for (const { headers } of unproven) expect(headers.location).not.toContain('token=');
    expect((await login(email, VICTIMS)).status).toBe(200);
  });
});
