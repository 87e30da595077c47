import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import PostalMime, { type Email, type Header } from 'postal-mime';

import { closeServer, endpointOf, type Engine, listenOnLoopback } from './engine.ts';
import { openOutbox, type Outbox } from './outbox.ts';

// Node and bundlers resolve its default export differently; `require` is the same everywhere.
const ses = createRequire(import.meta.url)('aws-ses-v2-local') as {
  default: (config: { host: string; port: number }) => Promise<Server>; // the package's own index.d.ts
};

const sendAnswer = /<MessageId>([^<]+)<\/MessageId>/;

export type MailEngine = Engine & { outbox: Outbox };

/**
 * SES in this process. The engine keeps mail only in memory, so a server in front of it writes each accepted
 * message to `file` before the sender gets the answer. Without `file` the messages are lost at the end. `now`
 * dates them.
 */
export async function startMailEngine(
  options: { file?: string; now?: () => Date } = {},
): Promise<MailEngine> {
  const now = options.now ?? (() => new Date());
  const outbox = await openOutbox(options.file);
  const engine = await ses.default({ host: '127.0.0.1', port: 0 });
  const engineUrl = endpointOf(engine);
  const front = createServer((request, response) => {
    forward(engineUrl, outbox, now, request, response).catch((error: unknown) => {
      response.writeHead(500).end(JSON.stringify({ message: String(error) }));
    });
  });
  await listenOnLoopback(front);
  return {
    endpoint: endpointOf(front),
    outbox,
    close: async () => {
      await closeServer(front);
      await closeServer(engine);
    },
  };
}

async function forward(
  engineUrl: string,
  outbox: Outbox,
  now: () => Date,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // a request without encoding yields buffers
  const answer = await fetch(`${engineUrl}${request.url ?? '/'}`, {
    method: request.method ?? 'GET',
    headers: {
      'content-type': request.headers['content-type'] ?? 'application/json',
      authorization: request.headers.authorization ?? '',
    },
    ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
    // The engine never answers SES v1 calls that it does not support.
    signal: AbortSignal.timeout(5_000),
  });
  const text = await answer.text();
  const id = sendAnswer.exec(text)?.[1];
  if (answer.ok && id !== undefined) await keep(outbox, Buffer.concat(chunks), id, now());
  const type = answer.headers.get('content-type') ?? 'text/xml';
  response.writeHead(answer.status, { 'content-type': type }).end(text);
}

/** The message in the form of `SendRawEmail`, as a mail program shows it. */
async function keep(outbox: Outbox, form: Buffer, id: string, date: Date): Promise<void> {
  const fields = new URLSearchParams(form.toString('utf-8'));
  const mime = Buffer.from(fields.get('RawMessage.Data') ?? '', 'base64');
  const mail = await PostalMime.parse(mime);
  await outbox.add({
    id,
    to: fields.get('Destinations.member.1') ?? '',
    subject: mail.subject ?? '',
    text: withoutLastBreak(mail.text),
    html: withoutLastBreak(mail.html),
    date: date.toISOString(),
    ...headersOf(mail),
  });
}

/** The parser adds a line break to each part. */
function withoutLastBreak(text = ''): string {
  return text.replace(/\n$/, '');
}

/** Headers of every message; all others are added by the product. */
const USUAL = /^(?:from|to|subject|date|message-id|mime-version|content-.*)$/i;

function headersOf({ headers }: Email): { headers?: Record<string, string> } {
  const own = headers.filter(({ key }: Header) => !USUAL.test(key));
  if (own.length === 0) return {};
  return { headers: Object.fromEntries(own.map(({ originalKey, value }) => [originalKey, value])) };
}
