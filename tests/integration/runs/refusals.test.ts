import { describe, expect, it } from 'vitest';

import { query, runsInCloud } from '#tests/support/runs-in-cloud.ts';
import { callStream } from '#tests/support/stream-call.ts';

const cloud = runsInCloud();

describe('before its first byte the stream answers', () => {
  it('401 to a token that is not ours', async () => {
    const person = await cloud.product.newPerson();
    const upload = await cloud.product.uploaded(person, cloud.text);
    const { status, json } = await callStream({ fileIds: upload.fileId, token: 'x' });
    expect(status).toBe(401);
    expect(json()).toMatchObject({
      message: 'Twoja sesja wygasła. Proszę zalogować się ponownie.',
    });
  });

  it('403 to the ticket of another file', async () => {
    const person = await cloud.product.newPerson();
    const one = await cloud.product.uploaded(person, cloud.text);
    const other = await cloud.product.uploaded(person, cloud.text);
    expect((await callStream({ fileIds: one.fileId, token: other.ticket })).status).toBe(403);
  });

  it("404 to somebody else's file and to one that is not there", async () => {
    const owner = await cloud.product.newPerson();
    const stranger = await cloud.product.newPerson();
    const upload = await cloud.product.uploaded(owner, cloud.text);
    for (const fileIds of [upload.fileId, 'nothing-of-that-name', '../x']) {
      expect((await callStream({ fileIds, token: stranger.token })).status).toBe(404);
    }
  });

  it("nothing of another's run to a Last-Event-ID, running or finished", async () => {
    const owner = await cloud.product.newPerson();
    const upload = await cloud.product.uploaded(owner, cloud.text);
    const thief = await cloud.product.newPerson();
    const own = await cloud.product.uploaded(thief, cloud.text);
    for (const token of [thief.token, own.ticket]) {
      const sent = { 'last-event-id': `${upload.fileId}:0` };
      const before = await callStream({ fileIds: upload.fileId, token }, { sent });
      await callStream(query(upload));
      const after = await callStream({ fileIds: upload.fileId, token }, { sent });
      const status = token === thief.token ? 404 : 403;
      expect([before.status, after.status]).toEqual([status, status]);
      expect(`${before.text}${after.text}`).not.toContain('data:');
    }
  });

  it('400 to several files', async () => {
    const person = await cloud.product.newPerson();
    const upload = await cloud.product.uploaded(person, cloud.text);
    const fileIds = `${upload.fileId},${upload.fileId}`;
    const { status, json } = await callStream({ fileIds, token: person.token });
    expect(status).toBe(400);
    expect(json()).toMatchObject({ message: 'Możesz przeanalizować tylko jeden plik na raz.' });
  });

  it('405 to a method other than GET, and starts nothing', async () => {
    const person = await cloud.product.newPerson();
    const upload = await cloud.product.uploaded(person, cloud.text);
    expect((await callStream(query(upload), { method: 'HEAD' })).status).toBe(405);
    expect((await cloud.product.packageOf(person)).used).toBe(0);
  });

  it('409 when the text is gone', async () => {
    const { deleteText } = await import('#functions/platform/text-store.ts');
    const person = await cloud.product.newPerson();
    const upload = await cloud.product.uploaded(person, cloud.text);
    await deleteText(person.userId, upload.fileId);
    expect((await callStream(query(upload))).status).toBe(409);
  });

  it('402 when the last analysis went to another upload meanwhile', async () => {
    const person = await cloud.product.newPerson();
    const one = await cloud.product.uploaded(person, cloud.text);
    const other = await cloud.product.uploaded(person, cloud.text);
    await callStream(query(one));
    const { status, json } = await callStream(query(other));
    expect(status).toBe(402);
    expect(json()).toMatchObject({
      message: 'Wyczerpałeś limit analiz. Wybierz plan, aby kontynuować.',
    });
    await cloud.expectNothingLeft(person, 1);
  });
});
