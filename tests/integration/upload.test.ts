import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { cancelUpload, uploadedText, uploadText } from '#shared/contracts/upload.ts';
import {
  type AnalysisProduct,
  letter,
  multipart,
  startAnalysisProduct,
} from '#tests/support/analysis-product.ts';
import { caller } from '#tests/support/http-event.ts';

let product: AnalysisProduct;
let text: string;
let call: ReturnType<typeof caller>;

beforeAll(async () => {
  product = await startAnalysisProduct();
  text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
  call = caller((await import('#functions/api/upload/handler.ts')).handler);
});
afterAll(() => product.close());

const messageOf = (json: unknown) => z.object({ message: z.string() }).parse(json).message;

describe('an upload', () => {
  it('stores the text under its owner and answers with a ticket', async () => {
    const person = await product.newPerson();
    const answer = await product.upload(person, text, 'Pismo ze spółdzielni.PDF.txt');
    expect(answer.status).toBe(200);
    const [record, ...others] = z.array(uploadedText).parse(answer.json());
    expect(others).toEqual([]);
    expect(record?.originalName).toBe('Pismo ze spółdzielni.PDF');
    expect(await product.cloud.objects()).toContain(`texts/${person.userId}/${record?.fileId}`);
    const { readTicket } = await import('#functions/platform/identity/tokens.ts');
    expect(await readTicket(record?.ticket ?? '')).toMatchObject({
      userId: person.userId,
      fileId: record?.fileId,
    });
  });

  it('does not use the quota by itself', async () => {
    const person = await product.newPerson();
    await product.upload(person, text);
    expect(await product.packageOf(person)).toMatchObject({ used: 0 });
  });

  it('is refused with 402 when the quota is used up, and stores nothing', async () => {
    const person = await product.newPerson();
    const { reserveAnalysis } = await import('#functions/core/packages/package-repository.ts');
    const { packageId, fileId } = await import('#shared/domain/ids.ts');
    const run = { packageId: packageId.parse('trial'), fileId: fileId.parse('another-run') };
    await reserveAnalysis({ userId: person.userId, ...run }, new Date());
    const answer = await product.upload(person, text);
    expect(answer.status).toBe(402);
    expect(messageOf(answer.json())).toBe(
      'Wyczerpałeś limit analiz. Wybierz plan, aby kontynuować.',
    );
    const objects = await product.cloud.objects();
    expect(objects.filter((key) => key.includes(person.userId))).toEqual([]);
  });

  it('needs a signed-in user', async () => {
    const answer = await call(uploadText, await multipart(text, 'a.txt'));
    expect(answer.status).toBe(401);
    expect(messageOf(answer.json())).toBe('Brak autoryzacji. Proszę się zalogować.');
  });

  it('of anything but one text is refused in Polish, with security headers', async () => {
    const { token } = await product.newPerson();
    const pdf = await multipart('%PDF', 'a.pdf');
    const body = pdf.body.replace('text/plain; charset=utf-8', 'application/pdf');
    const refused = await call(uploadText, { token, ...pdf, body });
    expect(refused.status).toBe(415);
    expect(messageOf(refused.json())).toMatch(/^Nieobsługiwany format/);
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
    const huge = await call(uploadText, {
      token,
      ...(await multipart('a'.repeat(600_000), 'a.txt')),
    });
    expect(huge.status).toBe(413);
  });

  it('is limited to thirty in ten minutes', async () => {
    const { token } = await product.newPerson();
    const request = { token, ...(await multipart('a', 'a.txt')) };
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1)
      statuses.push((await call(uploadText, request)).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
  });

  it('is cancelled by its owner only, as often as they like', async () => {
    const owner = await product.newPerson();
    const stranger = await product.newPerson();
    const { fileId } = await product.uploaded(owner, text);
    const params = { fileId };
    expect((await call(cancelUpload, { token: stranger.token, params })).status).toBe(404);
    expect(await product.cloud.objects()).toContain(`texts/${owner.userId}/${fileId}`);
    for (let time = 0; time < 2; time += 1) {
      const answer = await call(cancelUpload, { token: owner.token, params });
      expect([answer.status, answer.text]).toEqual([204, '']);
    }
    expect(await product.cloud.objects()).not.toContain(`texts/${owner.userId}/${fileId}`);
    expect((await call(cancelUpload, { token: owner.token, params: { fileId: 'x' } })).status).toBe(
      404,
    );
  });
});
