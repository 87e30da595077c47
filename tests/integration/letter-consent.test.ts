import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { account } from '#shared/contracts/auth.ts';
import { listHistory } from '#shared/contracts/history.ts';
import { exportMyData, giveLetterConsent, withdrawLetterConsent } from '#shared/contracts/me.ts';
import { LETTER_CONSENT_EDITION } from '#shared/domain/letter-consent.ts';
import {
  type AnalysisProduct,
  letter,
  type Person,
  startAnalysisProduct,
} from '#tests/support/analysis-product.ts';
import { copyOf } from '#tests/support/exported-data.ts';
import { caller } from '#tests/support/http-event.ts';
import { callStream } from '#tests/support/stream-call.ts';

let product: AnalysisProduct;
let text: string;
let callMe: ReturnType<typeof caller>;
let callHistory: ReturnType<typeof caller>;

beforeAll(async () => {
  product = await startAnalysisProduct();
  text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
  callMe = caller((await import('#functions/api/me/handler.ts')).handler);
  callHistory = caller((await import('#functions/api/history/handler.ts')).handler);
});
afterAll(() => product.close());

const give = ({ token }: Person, edition = LETTER_CONSENT_EDITION) =>
  callMe(giveLetterConsent, { token, body: { edition } });
const takeBack = ({ token }: Person) => callMe(withdrawLetterConsent, { token });
const messageOf = (json: unknown) => z.object({ message: z.string() }).parse(json).message;

async function kept({ token }: Person) {
  const { json } = await copyOf(await callMe(exportMyData, { token }));
  const consent = z.object({
    givenAt: z.nullable(z.string()),
    edition: z.nullable(z.string()),
    withdrawnAt: z.nullable(z.string()),
  });
  return z.object({ account: z.object({ letterConsent: consent }) }).parse(json).account
    .letterConsent;
}

describe('the consent to the reading of letters', () => {
  it('is stored with its time and its edition, and a second one changes neither', async () => {
    const person = await product.newPerson();
    expect(await kept(person)).toEqual({ givenAt: null, edition: null, withdrawnAt: null });
    const before = new Date().toISOString();
    const { letterConsentAt } = account.parse((await give(person)).json());
    expect(letterConsentAt?.localeCompare(before)).toBeGreaterThanOrEqual(0);
    await give(person);
    expect(await kept(person)).toEqual({
      givenAt: letterConsentAt,
      edition: LETTER_CONSENT_EDITION,
      withdrawnAt: null,
    });
  });

  it('is not accepted for an outdated edition', async () => {
    const person = await product.newPerson();
    const refused = await give(person, '2020-01-01');
    expect(refused.status).toBe(400);
    expect(messageOf(refused.json())).toContain('Treść zgody zmieniła się');
    expect((await kept(person)).givenAt).toBeNull();
  });

  it('is requested again when the wording has changed', async () => {
    const { changeUser } = await import('#functions/core/accounts/user-repository.ts');
    const { toAccount } = await import('#functions/core/accounts/user.ts');
    const { userId } = await product.newPerson();
    const set = { letterConsentAt: '2026-01-01T10:00:00.000Z', letterConsentEdition: '2026-01-01' };
    const user = await changeUser(userId, { set });
    if (user === undefined) throw new Error('The person is gone.');
    expect(toAccount(user).letterConsentAt).toBeUndefined();
    const { requireConsentNotWithdrawn } =
      await import('#functions/core/accounts/preferences/letter-consent.ts');
    expect(() => requireConsentNotWithdrawn(user)).not.toThrow();
  });
});

describe('a withdrawn consent', () => {
  it('deletes every analysis, every text and every trace of a letter', async () => {
    const person = await product.newPerson();
    await give(person);
    const analyzed = await product.uploaded(person, text);
    await callStream({ fileIds: analyzed.fileId, token: analyzed.ticket });
    await product.uploaded(person, text).catch(() => undefined); // the quota may be used up
    const answer = await takeBack(person);
    expect(account.parse(answer.json()).letterConsentAt).toBeUndefined();
    const listed = listHistory.response.parse(
      (await callHistory(listHistory, { token: person.token })).json(),
    );
    expect(listed.data).toEqual([]);
    const objects = await product.cloud.objects();
    expect(objects.filter((key) => key.includes(person.userId))).toEqual([]);
    const { text: copy } = await copyOf(await callMe(exportMyData, { token: person.token }));
    expect(copy).not.toContain('pismo.pdf');
  });

  it('stops a letter that was uploaded but not analysed yet', async () => {
    const person = await product.newPerson();
    await product.uploaded(person, text);
    await takeBack(person);
    const objects = await product.cloud.objects();
    expect(objects.filter((key) => key.includes(person.userId))).toEqual([]);
    expect(await product.packageOf(person)).toMatchObject({ used: 0, openRuns: new Set() });
  });

  it('blocks new letters until it is given again', async () => {
    const person = await product.newPerson();
    await takeBack(person);
    const refused = await product.upload(person, text);
    expect(refused.status).toBe(409);
    expect(messageOf(refused.json())).toMatch(/^Wycofano zgodę na odczytywanie pism/);
    const objects = await product.cloud.objects();
    expect(objects.filter((key) => key.includes(person.userId))).toEqual([]);
    await give(person);
    expect((await product.upload(person, text)).status).toBe(200);
  });

  it('is stored with both times, and may be repeated', async () => {
    const person = await product.newPerson();
    await give(person);
    await takeBack(person);
    const once = await kept(person);
    await takeBack(person);
    expect(await kept(person)).toEqual(once);
    expect((once.withdrawnAt ?? '') >= (once.givenAt ?? '?')).toBe(true);
  });

  it('leaves nothing of a letter uploaded at the same time', async () => {
    const { createUpload } = await import('#functions/core/flows/create-upload.ts');
    const person = await product.newPerson();
    await takeBack(person);
    const upload = createUpload({ userId: person.userId, originalName: 'pismo.pdf', text });
    await expect(upload).rejects.toMatchObject({ code: 'CONFLICT' });
    const objects = await product.cloud.objects();
    expect(objects.filter((key) => key.includes(person.userId))).toEqual([]);
  });
});
