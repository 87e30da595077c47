import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const mail = { to: 'ala@example.pl', subject: 'Potwierdź', text: 'Cześć', html: '<p>Cześć</p>' };
let server: Server;
let received: unknown[];
let faults: number;

beforeEach(async () => {
  received = [];
  faults = 0;
  server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push(body);
      if (faults-- > 0) response.writeHead(500).end('{}');
      else response.setHeader('content-type', 'application/json').end('{"MessageId":"1"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${port}`);
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

const send = async (change: Partial<typeof mail>) =>
  (await import('./mail.ts')).sendMail({ ...mail, ...change });

test('a message goes out as text and HTML in UTF-8', async () => {
  await send({});
  expect(received).toEqual([
    {
      FromEmailAddress: 'Listownik <poczta@listownik.test>',
      Destination: { ToAddresses: ['ala@example.pl'] },
      Content: {
        Simple: {
          Subject: { Data: 'Potwierdź', Charset: 'UTF-8' },
          Body: {
            Text: { Data: 'Cześć', Charset: 'UTF-8' },
            Html: { Data: '<p>Cześć</p>', Charset: 'UTF-8' },
          },
          Headers: [],
        },
      },
    },
  ]);
});

test.each([
  ['a recipient', { to: 'ala@example.pl\r\nBcc: wszyscy@example.pl' }],
  ['a recipient with a bare line feed', { to: 'ala@example.pl\nBcc: x@example.pl' }],
  ['a subject', { subject: 'Temat\r\n\r\nTreść' }],
])('a line break in %s is refused and nothing is sent', async (_, change) => {
  await expect(send(change)).rejects.toThrow('control character');
  expect(received).toEqual([]);
});

test('one failure of the mail service is outlived, two are reported', async () => {
  faults = 1;
  await send({});
  faults = 2;
  await expect(send({})).rejects.toThrow();
  expect(received).toHaveLength(4);
});
