import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import * as admin from '#shared/contracts/admin.ts';
import * as auth from '#shared/contracts/auth.ts';
import { newPerson } from '#tests/support/administration.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '#tests/support/embedded-cloud.ts';
import {
  type Fault,
  type FaultProxy,
  refusesMail,
  resets,
  startFaultProxy,
} from '#tests/support/fault-proxy.ts';
import { caller } from '#tests/support/http-event.ts';

const PASSWORD = 'bardzo tajne hasło';
let cloud: EmbeddedCloud;
let proxy: FaultProxy;
let call: ReturnType<typeof caller>;
let callAdmin: ReturnType<typeof caller>;

beforeAll(async () => {
  cloud = await startEmbeddedCloud();
  proxy = await startFaultProxy();
  call = caller((await import('#functions/api/auth/handler.ts')).handler);
  callAdmin = caller((await import('#functions/api/admin/handler.ts')).handler);
});
afterAll(async () => {
  await cloud.close();
  await proxy.close();
});
afterEach(() => proxy.heal());

const faults: [string, Fault][] = [
  ['throttles', refusesMail(400, 'Throttling')],
  ['rejects the address', refusesMail(400, 'MessageRejected', 'Email address is not verified.')],
  ['is down', refusesMail(503, 'ServiceUnavailable')],
  ['has paused the account', refusesMail(400, 'AccountSendingPausedException')],
  ['drops connections', resets],
];

let people = 0;
const newAddress = () => `bez.poczty${++people}@poczta.example`;
const linkOf = (email: string) => {
  const mail = cloud.mails().find(({ to }) => to === email);
  return /verify-email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

describe('a mail service that', () => {
  test.each(faults)(
    '%s loses no registration: signing in mails the link again',
    async (_, fault) => {
      const email = newAddress();
      const wish = { email, password: PASSWORD, firstName: 'Anna', lastName: 'Kowalska' };
      proxy.break(['SendRawEmail'], fault);
      expect((await call(auth.register, { body: wish })).status).toBe(201);
      proxy.heal();

      const early = await call(auth.login, { body: { email, password: PASSWORD } });
      expect(early.json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
      const opened = await call(auth.verifyEmail, { params: { token: linkOf(email) } });
      expect(opened.status).toBe(200);
    },
  );

  test('refuses is reported to the administrator who requested the mail', async () => {
    const [boss, person] = [await newPerson('ADMIN'), await newPerson()];
    proxy.break(['SendRawEmail'], refusesMail(400, 'MessageRejected'));
    const request = { token: boss.token, params: { id: person.userId } };
    const answer = await callAdmin(admin.triggerReset, request);
    expect(answer.status).toBe(503);
    expect(answer.json()).toMatchObject({ message: 'Nie udało się wysłać e-maila.' });
  });
});
