import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';

import { closeServer, endpointOf, type Engine, listenOnLoopback } from './engine.ts';
import { openOutbox, type Outbox } from './outbox.ts';

// Its default export means something else to Node and to bundlers; `require` is the same everywhere.
const ses = createRequire(import.meta.url)('aws-ses-v2-local') as {
  default: (config: { host: string; port: number }) => Promise<Server>; // the package's own index.d.ts
};

const storeAnswer = z.object({
  emails: z.array(
    z.object({
      messageId: z.string(),
      destination: z.object({ to: z.array(z.string()) }),
      subject: z.string(),
      body: z.object({ text: z.optional(z.string()), html: z.optional(z.string()) }),
      headers: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
    }),
  ),
});
const sendAnswer = z.object({ MessageId: z.string() });

export type MailEngine = Engine & { outbox: Outbox };

/**
 * SES v2 in this process. The engine itself keeps mail in memory only, so it stands behind a front
 * that writes each accepted message to `file` before the sender hears of its success. Messages of
 * a run without `file` end with it. `now` dates them.
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
    // Calls of SES v1 that the engine does not know are never answered by it.
    signal: AbortSignal.timeout(5_000),
  });
  const text = await answer.text();
  const sent = request.url === '/v2/email/outbound-emails' && answer.ok;
  if (sent) {
    await keep(engineUrl, outbox, sendAnswer.parse(JSON.parse(text)).MessageId, now());
  }
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
}

async function keep(engineUrl: string, outbox: Outbox, id: string, date: Date): Promise<void> {
  const { emails } = storeAnswer.parse(await (await fetch(`${engineUrl}/store`)).json());
  const email = emails.find(({ messageId }) => messageId === id);
  if (email === undefined) throw new Error('The mail engine lost a message it had accepted.');
  await outbox.add({
    id,
    to: email.destination.to.join(', '),
    subject: email.subject,
    text: email.body.text ?? '',
    html: email.body.html ?? '',
    date: date.toISOString(),
    ...headersOf(email),
  });
}

type Headed = { headers?: { name: string; value: string }[] | undefined };

function headersOf({ headers = [] }: Headed): { headers?: Record<string, string> } {
  if (headers.length === 0) return {};
  return { headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])) };
}
