import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { changeMail, getMail, stopMail } from '#shared/contracts/notifications.ts';
import type { FileId } from '#shared/domain/ids.ts';
import { letter, movableClock, type Person } from '#tests/support/analysis-product.ts';
import { type PushProduct, startPushProduct } from '#tests/support/push-product.ts';
import { callStream } from '#tests/support/stream-call.ts';

let product: PushProduct;
let text: string;
let clock: ReturnType<typeof movableClock>;

/** The evening before a reminder of 7 days. */
const EVENING = '2027-01-12T20:00:00Z';
const LAST_DAY = '2027-01-20';
const HOUR = 3_600_000;

beforeAll(async () => {
  product = await startPushProduct();
  process.env.WEB_ORIGIN = 'https://listownik.test';
  process.env.MAIL_FROM = 'Listownik <poczta@listownik.test>';
  text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
});
afterAll(() => product.close());
beforeEach(() => {
  clock = movableClock(Date.parse(EVENING));
});

/** A person with a term in a week. */
async function withTerm(): Promise<{ person: Person; fileId: FileId }> {
  const person = await product.newPerson();
  const { fileId, ticket } = await product.uploaded(person, text);
  await callStream({ fileIds: fileId, token: ticket });
  const { planReminders } = await import('#functions/core/notifications/plan-reminders.ts');
  const planned = { userId: person.userId, analysisId: fileId, title: 'Upomnienie' };
  await planReminders({ ...planned, lastDay: LAST_DAY }, { clock });
  return { person, fileId };
}

const turn = ({ token }: Person, isOn: boolean) =>
  product.call(changeMail, { token, body: { isOn } });

const mailsOf = (fileId: FileId) =>
  product.cloud.mails().filter((mail) => mail.text.includes(`#/history/${fileId}`));

/** The morning after, once the job has run. */
async function nextMorning(): Promise<void> {
  clock.advance(11 * HOUR);
  await product.sendDue(clock);
}

/** What the button of a mail program calls. */
function stopOf(fileId: FileId): string {
  const header = mailsOf(fileId)[0]?.headers?.['List-Unsubscribe'] ?? '';
  const [, token = ''] =
    /^<https:\/\/listownik\.test\/api\/notifications\/mail\/stop\/([^>]+)>$/.exec(header) ?? [];
  return token;
}

describe('reminders by e-mail', () => {
  it('are sent only to users who asked for them', async () => {
    const { person, fileId } = await withTerm();
    expect((await product.call(getMail, { token: person.token })).json()).toEqual({ isOn: false });
    await nextMorning();
    expect(mailsOf(fileId)).toEqual([]);
  });

  it('come at 8:00 with the kind and the day, and with nothing else of the letter', async () => {
    const { person, fileId } = await withTerm();
    expect((await turn(person, true)).json()).toEqual({ isOn: true });
    await nextMorning();
    const [mail, ...others] = mailsOf(fileId);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Termin za 7 dni: Upomnienie' });
    expect(mail?.text).toContain('Ostatni dzień: 20 stycznia 2027.');
    expect(mail?.text).toContain('https://listownik.test/#/bez-przypomnien/');
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).not.toMatch(/\d{2},\d{2} zł|Spółdzielni/);
    await product.sendDue(clock);
    expect(mailsOf(fileId)).toHaveLength(1);
  });

  it('end with one click in a message, without a sign-in, and stay off', async () => {
    const { person, fileId } = await withTerm();
    await turn(person, true);
    await nextMorning();
    const token = stopOf(fileId);
    const once = await product.call(stopMail, { params: { token } });
    expect(once.status).toBe(200);
    expect((await product.call(stopMail, { params: { token } })).status).toBe(200);
    expect((await product.call(getMail, { token: person.token })).json()).toEqual({ isOn: false });
    clock.advance(4 * 24 * HOUR);
    await product.sendDue(clock);
    expect(mailsOf(fileId)).toHaveLength(1);
  });

  it('end by the link of an old message too, after they were turned on again', async () => {
    const { person, fileId } = await withTerm();
    await turn(person, true);
    await nextMorning();
    await turn(person, false);
    await turn(person, true);
    await product.call(stopMail, { params: { token: stopOf(fileId) } });
    expect((await product.call(getMail, { token: person.token })).json()).toEqual({ isOn: false });
  });

  it('cannot be turned off by guessing', async () => {
    const { person } = await withTerm();
    await turn(person, true);
    for (const token of [`${person.userId}.zgadniete`, person.userId, 'x', `.${person.userId}`]) {
      const answer = await product.call(stopMail, { params: { token } });
      expect(answer.json()).toMatchObject({ code: 'LINK_INVALID' });
    }
    expect((await product.call(getMail, { token: person.token })).json()).toEqual({ isOn: true });
  });
});
