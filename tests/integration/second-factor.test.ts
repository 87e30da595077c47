import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { setClockShift } from '#functions/platform/clock.ts';
import * as admin from '#shared/contracts/admin.ts';
import { listAudit } from '#shared/contracts/audit.ts';
import * as auth from '#shared/contracts/auth.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import * as me from '#shared/contracts/me.ts';
import * as factor from '#shared/contracts/second-factor.ts';
import { newPerson, type Person } from '#tests/support/administration.ts';
import type { EmbeddedCloud } from '#tests/support/embedded-cloud.ts';
import { copyOf } from '#tests/support/exported-data.ts';
import { caller } from '#tests/support/http-event.ts';
import { codeOf, withFactor } from '#tests/support/second-factor.ts';
import {
  googlePerson,
  type SocialProduct,
  startSocialProduct,
} from '#tests/support/social-product.ts';

const PASSWORD = 'bardzo tajne hasło';
const HALF_MINUTE = 30_000;
let product: SocialProduct;
let cloud: EmbeddedCloud;
let call: ReturnType<typeof caller>;
let callAdmin: ReturnType<typeof caller>;
let passwordHash: string;

beforeAll(async () => {
  product = await startSocialProduct();
  ({ cloud, call } = product);
  callAdmin = caller((await import('#functions/api/admin/handler.ts')).handler);
  const { hashPassword } = await import('#functions/platform/identity/passwords.ts');
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => product.close());
afterEach(() => {
  setClockShift(0);
  process.env.SECOND_FACTOR = 'optional';
});

const administrator = () => newPerson('ADMIN', { passwordHash });
async function signIn({ email }: Pick<Person, 'email'>) {
  return auth.session.parse(
    (await call(auth.login, { body: { email, password: PASSWORD } })).json(),
  );
}
const giveCode = (token: string, code: string) =>
  call(factor.passSecondFactor, { token, body: { code } });
const statusOf = async (contract: Contract, token: string) =>
  (await (contract.group === 'admin' ? callAdmin : call)(contract, { token })).status;

/** An administrator with a factor, signed in again by password only. */
async function halfSignedIn() {
  const person = await administrator();
  const { secret, recoveryCodes } = await withFactor(person.userId, PASSWORD);
  const { token, user } = await signIn(person);
  return { person, secret, recoveryCodes, token, user };
}

describe('an administrator', () => {
  test('without a second factor signs in as before', async () => {
    const { token, user } = await signIn(await administrator());
    expect(user.secondFactor).toBeUndefined();
    expect(await statusOf(admin.getStats, token)).toBe(200);
    const status = await call(factor.getSecondFactor, { token });
    expect(status.json()).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
  });

  test('turns it on with password and a first code, and gets ten recovery codes once', async () => {
    const person = await administrator();
    const { token } = await signIn(person);
    for (const body of [{}, { password: 'zgadywanka' }]) {
      expect((await call(factor.beginSecondFactor, { token, body })).status).toBe(400);
    }
    const begun = await call(factor.beginSecondFactor, { token, body: { password: PASSWORD } });
    const { secret, uri } = factor.beginSecondFactor.response.parse(begun.json());
    expect(uri).toContain(secret);
    // Nothing is asked for before a code confirmed the secret.
    expect((await signIn(person)).user.secondFactor).toBeUndefined();
    const wrong = await call(factor.confirmSecondFactor, { token, body: { code: '000000' } });
    expect(wrong.status).toBe(400);
    const body = { code: codeOf(secret) };
    const confirmed = await call(factor.confirmSecondFactor, { token, body });
    const session = factor.confirmSecondFactor.response.parse(confirmed.json());
    expect(new Set(session.recoveryCodes).size).toBe(10);
    expect(session.recoveryCodes[0]).toMatch(/^(?:[0-9a-z]{4}-){3}[0-9a-z]{4}$/);
    expect(await statusOf(admin.getStats, session.token)).toBe(200);
    expect(await statusOf(auth.getMe, token)).toBe(401); // the session of before
    expect(cloud.mails().find(({ to }) => to === person.email)?.subject).toBe(
      'Logowanie do Listownika wymaga teraz kodu',
    );
    const rows = JSON.stringify(await cloud.rows(), (_, value: unknown) =>
      value instanceof Set ? [...(value as Set<unknown>)] : value,
    );
    for (const code of session.recoveryCodes) {
      expect([rows.includes(code), rows.includes(code.replaceAll('-', ''))]).toEqual([
        false,
        false,
      ]);
    }
  });

  test('with a second factor gets a session after the password that only allows the second step', async () => {
    const { token, user, secret } = await halfSignedIn();
    expect(user.secondFactor).toBe('code');
    expect((await call(auth.getMe, { token })).json()).toMatchObject({ secondFactor: 'code' });
    for (const contract of [admin.getStats, factor.getSecondFactor, auth.logoutEverywhere]) {
      expect(await statusOf(contract, token)).toBe(403);
    }
    const begun = await call(factor.beginSecondFactor, { token, body: { password: PASSWORD } });
    expect([begun.status, begun.json()]).toMatchObject([403, { code: 'SECOND_FACTOR_OWED' }]);
    expect((await product.callMe(me.getUsage, { token })).status).toBe(403);
    const passed = auth.session.parse((await giveCode(token, codeOf(secret))).json());
    expect(passed.user.secondFactor).toBeUndefined();
    expect(await statusOf(admin.getStats, passed.token)).toBe(200);
  });

  test('has a quarter of an hour for the second step', async () => {
    const { token } = await halfSignedIn();
    setClockShift(14 * 60_000);
    expect(await statusOf(auth.getMe, token)).toBe(200);
    setClockShift(15 * 60_000 + 1_000);
    expect(await statusOf(auth.getMe, token)).toBe(401);
  });

  test('keeps a complete session after a change of password', async () => {
    const person = await administrator();
    const { token } = await withFactor(person.userId, PASSWORD);
    const change = { currentPassword: PASSWORD, newPassword: 'zupełnie nowe hasło' };
    const changed = await call(auth.changePassword, { token, body: change });
    const fresh = auth.changePassword.response.parse(changed.json()).token;
    expect(await statusOf(admin.getStats, fresh)).toBe(200);
  });

  test('who signs in through a provider needs the code too', async () => {
    const person = await administrator();
    const { secret } = await withFactor(person.userId, PASSWORD);
    const { headers } = await product.viaGoogle(googlePerson(person.email));
    const token = /token=([^&]+)/.exec(headers.location ?? '')?.[1] ?? '';
    expect(await statusOf(admin.getStats, token)).toBe(403);
    expect((await giveCode(token, codeOf(secret))).status).toBe(200);
  });

  test('turns it off with a code', async () => {
    const person = await administrator();
    const { token, secret } = await withFactor(person.userId, PASSWORD);
    const end = (code: string) => call(factor.endSecondFactor, { token, body: { code } });
    expect((await end('000000')).status).toBe(400);
    expect((await end(codeOf(secret))).status).toBe(200);
    expect((await signIn(person)).user.secondFactor).toBeUndefined();
    expect(JSON.stringify(await cloud.rows())).not.toContain(secret);
  });
});

describe('a code', () => {
  test('works once, also in parallel, and invalidates the previous one', async () => {
    const { token, secret } = await halfSignedIn();
    const code = codeOf(secret, 1);
    const answers = await Promise.all([giveCode(token, code), giveCode(token, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await giveCode(token, code)).status).toBe(400);
    expect((await giveCode(token, codeOf(secret))).status).toBe(400);
  });

  test('may be half a minute old or early, not a minute', async () => {
    const { token, secret } = await halfSignedIn();
    expect((await giveCode(token, codeOf(secret, 2))).status).toBe(400);
    expect((await giveCode(token, codeOf(secret, -2))).status).toBe(400);
    setClockShift(HALF_MINUTE);
    expect((await giveCode(token, codeOf(secret, -1))).status).toBe(200);
  });

  test('cannot be guessed: after five wrong ones the right one waits too, but passwords do not', async () => {
    const { person, token, secret } = await halfSignedIn();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => giveCode(token, String(100_000 + index))),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
    const blocked = await giveCode(token, codeOf(secret));
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(person)).user.secondFactor).toBe('code');
    setClockShift(31 * 60_000);
    const later = await signIn(person);
    expect((await giveCode(later.token, codeOf(secret))).status).toBe(200);
  });

  test('for recovery works once, however it is typed', async () => {
    const { token, recoveryCodes } = await halfSignedIn();
    const [first = '', second = ''] = recoveryCodes;
    const passed = await giveCode(token, ` ${first.toUpperCase().replaceAll('-', ' ')} `);
    expect(passed.status).toBe(200);
    expect((await giveCode(token, first)).status).toBe(400);
    const full = auth.session.parse((await giveCode(token, second)).json()).token;
    const status = await call(factor.getSecondFactor, { token: full });
    expect(status.json()).toMatchObject({ recoveryCodesLeft: 8 });
  });
});

describe('a stage that requires a second factor of its administrators', () => {
  test('allows only the enrolment to an administrator without one', async () => {
    const person = await administrator();
    process.env.SECOND_FACTOR = 'required';
    const { token, user } = await signIn(person);
    expect(user.secondFactor).toBe('enrolment');
    expect(await statusOf(admin.getStats, token)).toBe(403);
    expect((await product.callMe(me.exportMyData, { token })).status).toBe(403);
    const begun = await call(factor.beginSecondFactor, { token, body: { password: PASSWORD } });
    const { secret } = factor.beginSecondFactor.response.parse(begun.json());
    const body = { code: codeOf(secret) };
    const confirmed = await call(factor.confirmSecondFactor, { token, body });
    const session = factor.confirmSecondFactor.response.parse(confirmed.json());
    expect(await statusOf(admin.getStats, session.token)).toBe(200);
    const end = { token: session.token, body: { code: codeOf(secret, 1) } };
    expect((await call(factor.endSecondFactor, end)).status).toBe(409);
  });

  test('requires nothing of other users', async () => {
    process.env.SECOND_FACTOR = 'required';
    const { token, user } = await signIn(await newPerson('USER', { passwordHash }));
    expect(user.secondFactor).toBeUndefined();
    expect((await product.callMe(me.getUsage, { token })).status).toBe(200);
    expect(await statusOf(factor.getSecondFactor, token)).toBe(403);
  });
});

describe('a lost telephone', () => {
  test('is reset by another administrator, with a record', async () => {
    const { person, token } = await halfSignedIn();
    const other = await administrator();
    const params = { id: person.userId };
    const reset = () => callAdmin(admin.resetSecondFactor, { token: other.token, params });
    expect((await reset()).status).toBe(200);
    expect(await statusOf(auth.getMe, token)).toBe(401);
    expect((await signIn(person)).user.secondFactor).toBeUndefined();
    expect((await reset()).status).toBe(409);
    const own = await callAdmin(admin.resetSecondFactor, {
      token: other.token,
      params: { id: other.userId },
    });
    expect(own.status).toBe(409);
    const records = listAudit.response.parse(
      (await callAdmin(listAudit, { token: other.token })).json(),
    );
    const ids = { actorId: other.userId, subjectId: person.userId };
    expect(records).toContainEqual(
      expect.objectContaining({ action: 'reset-second-factor', outcome: 'done', ...ids }),
    );
  });

  test('of the only administrator is reset by the operator', async () => {
    const { person, token } = await halfSignedIn();
    const { handler } = await import('#functions/jobs/reset-second-factor/handler.ts');
    await expect(handler({ email: person.email.toUpperCase() })).resolves.toEqual({ done: true });
    expect(await statusOf(auth.getMe, token)).toBe(401);
    await expect(handler({ email: 'nikt@poczta.example' })).rejects.toThrow();
  });
});

test('an export contains no secret, and an erasure deletes everything', async () => {
  const person = await administrator();
  const { secret, token } = await withFactor(person.userId, PASSWORD);
  const { text } = await copyOf(await product.callMe(me.exportMyData, { token }));
  expect(text).toContain(person.email);
  expect(text).not.toContain(secret);
  const { eraseRows } = await import('#functions/core/flows/erase-rows.ts');
  await eraseRows({ id: person.userId, email: person.email }, () => new Date());
  expect(JSON.stringify(await cloud.rows())).not.toContain(secret);
});
