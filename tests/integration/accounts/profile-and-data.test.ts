import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { systemClock } from '#functions/platform/clock.ts';
import * as auth from '#shared/contracts/auth.ts';
import * as me from '#shared/contracts/me.ts';
import { type UserId } from '#shared/domain/ids.ts';
import {
  accountsInCloud,
  codeOf,
  messageOf,
  nowSeconds,
  PASSWORD,
  sessionOf,
} from '#tests/support/account-calls.ts';
import { copyOf } from '#tests/support/exported-data.ts';
import { dyingAfter } from '#tests/support/table-faults.ts';

const {
  cloud,
  callMe,
  newAddress,
  login,
  mailsTo,
  mailedTokens,
  register,
  verify,
  forgot,
  getMe,
  newestToken,
  newPerson,
  rowsOf,
} = accountsInCloud();

describe('the profile', () => {
  const save = (token: string, body: object) => callMe(me.updateProfile, { token, body });

  test('stores new names and returns the account', async () => {
    const { token, user } = await newPerson();
    const saved = await save(token, { firstName: ' Ewa ', lastName: 'Żółkowska-Nowak' });
    expect(saved.json()).toEqual({ ...user, firstName: 'Ewa', lastName: 'Żółkowska-Nowak' });
    expect((await getMe(token)).json()).toEqual(saved.json());
  });

  test.each([
    ['role', 'ADMIN'],
    ['email', 'inny@poczta.example'],
    ['tokenVersion', 7],
    ['passwordHash', 'x'],
    ['id', 'ktos-inny-0001'],
    ['quota', 100],
  ])('refuses to change %s, and nothing is changed', async (name, value) => {
    const { token, user } = await newPerson();
    const before = await rowsOf(`USER#${user.id}`);
    const answer = await save(token, { firstName: 'Ewa', lastName: 'Nowak', [name]: value });
    expect(answer.status).toBe(400);
    expect(await rowsOf(`USER#${user.id}`)).toEqual(before);
  });

  test('refuses empty names in Polish', async () => {
    const { token } = await newPerson();
    const answer = await save(token, { firstName: ' ', lastName: 'Nowak' });
    expect([answer.status, messageOf(answer)]).toEqual([
      400,
      'Imię i nazwisko nie mogą być puste.',
    ]);
  });

  test('a user without a package gets a clear answer', async () => {
    const { token, user } = await newPerson();
    const { removeItem } = await import('#functions/platform/table/item.ts');
    await removeItem({ pk: `USER#${user.id}`, sk: 'PACKAGE#trial' });
    const answer = await callMe(me.getUsage, { token });
    expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
  });
});

describe("the right to one's data", () => {
  const erase = (token: string, body: object = { password: PASSWORD }) =>
    callMe(me.deleteMyAccount, { token, body });

  /** A run with its text, history row and result, as an analysis leaves them. */
  async function analyse(id: UserId): Promise<void> {
    const { putIf } = await import('#functions/platform/table/conditional-write.ts');
    const { toAttributes } = await import('#functions/platform/table/dynamo.ts');
    const { putText } = await import('#functions/platform/text-store.ts');
    for (let index = 0; index < 30; index += 1) {
      const file = `plik-${String(index).padStart(4, '0')}`;
      await putText(id, file, 'Treść pisma');
      await putIf({
        Item: toAttributes({ pk: `USER#${id}`, sk: `RUN#${file}`, originalName: 'pismo.pdf' }),
      });
    }
  }

  test('exports everything stored, without secrets', async () => {
    const { token, user, email } = await newPerson();
    await analyse(user.id);
    await forgot(email);
    const { text, json } = await copyOf(await callMe(me.exportMyData, { token }));
    const exported = z
      .object({
        account: auth.account,
        packages: z.array(z.looseObject({})),
        runs: z.array(z.looseObject({})),
        history: z.array(z.looseObject({})),
      })
      .parse(json);
    expect(exported.account).toEqual(user);
    expect(exported.packages).toMatchObject([{ packageId: 'trial', quota: 1, used: 0 }]);
    expect(exported.runs).toHaveLength(30);
    expect(exported.runs[0]).toEqual({ originalName: 'pismo.pdf' });
    expect(text).not.toMatch(/argon2|resetHash|tokenVersion|openedBy|USER#/);
  });

  test('of somebody else is not exported', async () => {
    const [a, b] = [await newPerson(), await newPerson()];
    const { text } = await copyOf(await callMe(me.exportMyData, { token: a.token }));
    expect(text).toContain(a.email);
    expect(text).not.toContain(b.user.id);
    expect(text).not.toContain(b.email);
  });

  test('erases every row and text, and the session with them', async () => {
    const { token, user, email } = await newPerson();
    await analyse(user.id);
    await forgot(email);
    const answer = await erase(token);
    expect([answer.status, messageOf(answer)]).toEqual([
      200,
      'Twoje konto i wszystkie dane zostały usunięte.',
    ]);
    const table = JSON.stringify(await cloud().rows());
    expect(table.includes(user.id)).toBe(false);
    expect(table.includes(email)).toBe(false);
    expect((await cloud().objects()).filter((key) => key.includes(user.id))).toEqual([]);
    expect((await getMe(token)).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    expect(mailsTo(email)[0]?.subject).toBe('Twoje konto w Listowniku zostało usunięte');
  });

  test('also erases links that were mailed and never opened', async () => {
    const email = newAddress();
    await register(email);
    await register(email, { password: 'hasło obcego' });
    const [opened = '', other = ''] = mailedTokens(email, 'verify-email');
    const { token } = sessionOf(await verify(opened));
    await erase(token, { password: 'hasło obcego' });
    expect(JSON.stringify(await cloud().rows()).includes(email)).toBe(false);
    expect((await verify(other)).status).toBe(409);
    expect((await register(email)).status).toBe(201);
    expect((await verify(newestToken(email, 'verify-email'))).status).toBe(200);
  });

  test('needs the password', async () => {
    const { token } = await newPerson();
    const [wrong, none] = [await erase(token, { password: 'zgadywanka' }), await erase(token, {})];
    expect([wrong.status, messageOf(wrong)]).toEqual([400, 'Obecne hasło jest nieprawidłowe.']);
    expect([none.status, messageOf(none)]).toEqual([400, 'Podaj hasło.']);
    expect((await getMe(token)).status).toBe(200);
  });

  test.each([1, 2, 3, 4, 5])(
    'is completed by the job, or by expiry, when the process died after %s writes',
    async (writes) => {
      const { token, user, email } = await newPerson();
      const answer = await dyingAfter(writes, () => erase(token), { answers: 200 });
      expect(messageOf(answer)).toMatch(/^Usuwanie Twojego konta trwa\./);
      expect((await getMe(token)).status).toBe(401);
      const { finishErasures } = await import('#functions/core/flows/finish-erasures.ts');
      const later = () => new Date(systemClock().getTime() + 3 * 60_000);
      expect((await finishErasures(later)).failed).toBe(0);
      expect((await login(email)).status).toBe(401);
      const now = await nowSeconds();
      const kept = (await cloud().rows()).filter(
        ({ expiresAt = now + 1 }) => Number(expiresAt) > now,
      );
      const table = JSON.stringify(kept);
      expect(table.includes(user.id)).toBe(false);
      expect(table.includes(email)).toBe(false);
      await register(email);
      expect((await verify(newestToken(email, 'verify-email'))).status).toBe(200);
      expect((await login(email)).status).toBe(200);
    },
  );
});
