import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Mail } from './mail.ts';

const mail = { to: 'ala@example.pl', subject: 'Potwierdź', text: 'Cześć', html: '<p>Cześć</p>' };
let server: Server;
let received: URLSearchParams[];
let faults: number;

beforeEach(async () => {
  received = [];
  faults = 0;
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(new URLSearchParams(body));
      if (faults-- > 0) response.writeHead(500).end();
      else {
        response.setHeader('content-type', 'text/xml');
        response.end(
          '<SendRawEmailResponse><SendRawEmailResult><MessageId>1</MessageId></SendRawEmailResult></SendRawEmailResponse>',
        );
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  vi.stubEnv('AWS_ENDPOINT_URL_SES', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('MAIL_FROM', 'Listownik <poczta@listownik.test>');
  vi.resetModules();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});

const send = async (change: Partial<Mail>) =>
  (await import('./mail.ts')).sendMail({ ...mail, ...change });
const raw = () => Buffer.from(received[0]?.get('RawMessage.Data') ?? '', 'base64').toString();
const read = () => PostalMime.parse(raw());

test('a message goes out as text and HTML in UTF-8, to the one address', async () => {
  await send({});
  expect(received[0]?.get('Action')).toBe('SendRawEmail');
  expect(received[0]?.get('Source')).toBe('poczta@listownik.test');
  const recipients = [...(received[0]?.entries() ?? [])].filter(([name]) =>
    name.startsWith('Destinations'),
  );
  expect(recipients).toEqual([['Destinations.member.1', 'ala@example.pl']]);
  const message = await read();
  expect(message.from).toMatchObject({ name: 'Listownik', address: 'poczta@listownik.test' });
  expect(message.to).toMatchObject([{ address: 'ala@example.pl' }]);
  expect(message.subject).toBe('Potwierdź');
  expect(message.text?.trim()).toBe('Cześć');
  expect(message.html?.trim()).toBe('<p>Cześć</p>');
});

test('Polish letters of sender, subject and text are encoded: what goes out is plain ASCII', async () => {
  vi.stubEnv('MAIL_FROM', 'Życzliwy Listownik <poczta@listownik.test>');
  const subject = 'Zażółć gęślą jaźń: przypomnienie o terminie, który mija za trzy dni w środę';
  await send({ subject });
  expect(raw()).toMatch(/^[\t\r\n\x20-\x7e]*$/);
  expect(
    Math.max(
      ...raw()
        .split('\r\n')
        .map((line) => line.length),
    ),
  ).toBeLessThan(998);
  const message = await read();
  expect(message.from?.name).toBe('Życzliwy Listownik');
  expect(message.subject).toBe(subject);
});

test('headers of its own go along, as mail programs need them for one click', async () => {
  const stop = `<https://listownik.test/api/notifications/mail/stop/${'a'.repeat(200)}>`;
  const headers = {
    'List-Unsubscribe': stop,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  await send({ headers });
  const given = (await read()).headers.map(({ originalKey, value }) => [originalKey, value]);
  expect(given).toEqual(expect.arrayContaining(Object.entries(headers)));
});

test.each([
  ['a recipient', { to: 'ala@example.pl\r\nBcc: wszyscy@example.pl' }],
  ['a recipient with a bare line feed', { to: 'ala@example.pl\nBcc: x@example.pl' }],
  ['a subject', { subject: 'Temat\r\n\r\nTreść' }],
  ['a header', { headers: { 'List-Unsubscribe': '<https://a>\r\nBcc: x@example.pl' } }],
])('a line break in %s is refused and nothing is sent', async (_, change) => {
  await expect(send(change)).rejects.toThrow('control character');
  expect(received).toEqual([]);
});

test.each([
  'ala@example.pl, wszyscy@example.pl',
  'ala@example.pl;wszyscy@example.pl',
  'Grupa: ala@example.pl, wszyscy@example.pl;',
])('an address that pretends to be several (%s) reaches none but one', async (to) => {
  await send({ to }).catch(() => undefined);
  const recipients = received.flatMap((form) =>
    [...form.entries()].filter(([name]) => name.startsWith('Destinations')),
  );
  expect(recipients.length).toBeLessThanOrEqual(1);
  expect(recipients.map(([, address]) => address)).not.toContain('wszyscy@example.pl');
});

test('one failure of the mail service is outlived, two are reported', async () => {
  faults = 1;
  await send({});
  faults = 2;
  await expect(send({})).rejects.toThrow();
  expect(received).toHaveLength(4);
});
