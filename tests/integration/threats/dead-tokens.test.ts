import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import * as admin from '#shared/contracts/admin.ts';
import * as auth from '#shared/contracts/auth.ts';
import * as me from '#shared/contracts/me.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { newPerson } from '#tests/support/administration.ts';
import {
  type AnalysisProduct,
  letter,
  startAnalysisProduct,
} from '#tests/support/analysis-product.ts';
import { caller } from '#tests/support/http-event.ts';
import { callStream } from '#tests/support/stream-call.ts';

const PASSWORD = 'bardzo tajne hasło';
let product: AnalysisProduct;
let text: string;
let callAuth: ReturnType<typeof caller>;
let callMe: ReturnType<typeof caller>;
let callAdmin: ReturnType<typeof caller>;

beforeAll(async () => {
  product = await startAnalysisProduct();
  text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
  callAuth = caller((await import('#functions/api/auth/handler.ts')).handler);
  callMe = caller((await import('#functions/api/me/handler.ts')).handler);
  callAdmin = caller((await import('#functions/api/admin/handler.ts')).handler);
});
afterAll(() => product.close());

type Victim = { userId: UserId; email: string; token: string };

let people = 0;
/** A second administrator with a password, so that everything below may happen to them. */
async function newVictim(): Promise<Victim> {
  const { ensureAccount } = await import('#functions/core/flows/seed-account.ts');
  people += 1;
  const email = `ofiara${people}@poczta.example`;
  const names = { firstName: 'Anna', lastName: 'Kowalska' };
  await ensureAccount({ email, password: PASSWORD, role: 'ADMIN', ...names });
  const login = await callAuth(auth.login, { body: { email, password: PASSWORD } });
  const { token, user } = auth.session.parse(login.json());
  return { userId: user.id, email, token };
}

async function boss(): Promise<string> {
  return (await newPerson('ADMIN')).token;
}

const ends: [string, (victim: Victim) => Promise<{ status: number }>][] = [
  [
    'the password was changed',
    ({ token }) =>
      callAuth(auth.changePassword, {
        token,
        body: { currentPassword: PASSWORD, newPassword: 'nowe hasło' },
      }),
  ],
  [
    'the password was reset',
    async ({ email }) => {
      await callAuth(auth.forgotPassword, { body: { email } });
      const mail = product.cloud.mails().find(({ to }) => to === email);
      const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      return callAuth(auth.resetPassword, { params: { token }, body: { password: 'nowe hasło' } });
    },
  ],
  [
    'the role was taken',
    async ({ userId }) =>
      callAdmin(admin.changeRole, {
        token: await boss(),
        params: { id: userId },
        body: { role: 'USER' },
      }),
  ],
  [
    'an administrator deleted the account',
    async ({ userId }) =>
      callAdmin(admin.deleteUser, { token: await boss(), params: { id: userId } }),
  ],
  [
    'the account was deleted in settings',
    ({ token }) => callMe(me.deleteMyAccount, { token, body: { password: PASSWORD } }),
  ],
];

describe('a stolen token', () => {
  test.each(ends)('is refused at the very next call when %s, on the stream too', async (_, end) => {
    const victim = await newVictim();
    const { fileId, ticket } = await product.uploaded(victim, text);
    expect((await end(victim)).status).toBe(200);

    const { token } = victim;
    const statuses = [
      (await callAuth(auth.getMe, { token })).status,
      (await callMe(me.exportMyData, { token })).status,
      (await callAdmin(admin.listUsers, { token })).status,
      (await callStream({ fileIds: fileId, token })).status,
      (await callStream({ fileIds: fileId, token: ticket })).status,
    ];
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    expect(product.model.requests).toEqual([]);
  });
});
