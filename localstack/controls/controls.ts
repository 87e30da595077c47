import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';

import { sendJson } from '#localstack/door/http-answer.ts';
import { readBody } from '#localstack/door/read-body.ts';
import type { Outbox } from '#localstack/engines/outbox.ts';
import { offeredAccounts } from '#localstack/identity/accounts.ts';
import { sendSignInPage } from '#localstack/identity/sign-in-page.ts';
import type { SocialStandIn } from '#localstack/identity/social.ts';
import { type FaultKind, faultKinds } from '#localstack/model-gateway/faults.ts';
import { addDevice, scriptPushFault } from '#localstack/push/push-control.ts';
import type { PushService } from '#localstack/push/push-service.ts';
import type { Jobs } from '#localstack/runtime/jobs.ts';
import type { StreamBehaviour } from '#localstack/runtime/stream-response.ts';
import type { LocalStripe } from '#localstack/stripe/local-stripe.ts';
import { sendPaymentPage } from '#localstack/stripe/page-server.ts';
import { stripeControl } from '#localstack/stripe/stripe-control.ts';

import { BadRequest } from './bad-request.ts';
import { sendPage } from './page.ts';
import type { ShiftedClock } from './shifted-clock.ts';
import type { LocalStatus } from './status.ts';

const LIMIT_BYTES = 64 * 1024;

export type ControlledParts = {
  status: LocalStatus;
  outbox: Outbox;
  clock: ShiftedClock;
  jobs: Jobs;
  streamBehaviour: StreamBehaviour;
  /** Scripts the local gateway's next answers; absent with a real gateway. */
  fault: ((kind: FaultKind, times: number) => void) | undefined;
  /** The payment provider's stand-in; absent with the real one. */
  stripe: LocalStripe | undefined;
  /** The stand-in for Google and Facebook; absent with the real ones. */
  social: SocialStandIn | undefined;
  push: PushService;
};

const faultBody = z.strictObject({
  kind: z.enum(faultKinds),
  times: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
});
const YEAR_SECONDS = 366 * 24 * 3_600;
const clockBody = z.union([
  z.strictObject({ now: z.union([z.iso.datetime({ offset: true }), z.iso.date()]) }),
  z.strictObject({
    advanceSeconds: z.number().check(z.minimum(-20 * YEAR_SECONDS), z.maximum(20 * YEAR_SECONDS)),
  }),
]);
const streamBody = z.strictObject({ holdBack: z.boolean() });

type ClockMove = Parameters<ShiftedClock['move']>[0];
type Control = (parts: ControlledParts, body: unknown) => unknown;

const controls: Readonly<Record<string, Control>> = {
  'GET /__local/mail': ({ outbox }) => outbox.list(),
  'GET /__local/status': ({ status }) => status,
  'GET /__local/sign-in': ({ social }) => ({
    mode: social === undefined ? 'live' : 'local',
    accounts: social === undefined ? {} : offeredAccounts(),
  }),
  'GET /__local/clock': ({ clock }) => clock.read(),
  'POST /__local/clock': moveClock,
  'POST /__local/ai/fault': scriptFault,
  'POST /__local/stripe': (parts, body) =>
    stripeControl(parts.stripe, (to) => moveTo(parts, to), body),
  'GET /__local/push': ({ push }) => push.messages(),
  'POST /__local/push': ({ push }, body) => addDevice(push, body),
  'POST /__local/push/fault': ({ push }, body) => scriptPushFault(push, body),
  'GET /__local/stream': ({ streamBehaviour }) => streamBehaviour,
  'POST /__local/stream': ({ streamBehaviour }, body) =>
    Object.assign(streamBehaviour, parse(streamBody, body, '{"holdBack": true|false}')),
};

function moveClock(parts: ControlledParts, body: unknown) {
  const wanted = parse(clockBody, body, '{"now": "ISO instant"} or {"advanceSeconds": number}');
  return move(parts, 'now' in wanted ? { now: new Date(wanted.now) } : wanted);
}

async function move({ clock, jobs, stripe }: ControlledParts, to: ClockMove) {
  const moved = clock.move(to);
  stripe?.settle(); // payments that come due are made before the jobs run
  await jobs.catchUp(moved);
  return clock.read();
}

async function moveTo(parts: ControlledParts, now: Date): Promise<void> {
  await move(parts, { now });
}

function scriptFault({ fault }: ControlledParts, body: unknown) {
  const { kind, times } = parse(
    faultBody,
    body,
    `{"kind": ${faultKinds.map((name) => `"${name}"`).join('|')}, "times": 1…1000}`,
  );
  if (fault === undefined) {
    throw new BadRequest('A real gateway is configured; only the local one can be scripted.');
  }
  fault(kind, times);
  return { kind, times };
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, body: unknown, wanted: string) {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new BadRequest(`Expected JSON ${wanted}.`);
  return parsed.data;
}

/** Whether a request is for the controls instead of the product. */
export function isControl(request: IncomingMessage): boolean {
  return /^\/__local($|[/?])/.test(request.url ?? '');
}

/** Serves `/__local`: the page, and the JSON of design section 11. */
export async function answerControl(
  parts: ControlledParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isLoopbackName(request.headers.host)) {
    // A foreign host name that resolves to loopback would let any web page read the mail.
    sendJson(response, 403, { message: 'Open the controls under localhost.' });
    return;
  }
  const path = (request.url ?? '').split('?')[0] ?? '';
  if (request.method === 'GET' && (await sendPage(path, response))) return;
  if (await sendPaymentPage(parts.stripe, (to) => moveTo(parts, to), request, response)) return;
  if (await sendSignInPage(parts.social, request, response)) return;
  const control = controls[`${request.method ?? ''} ${path}`];
  if (control === undefined) {
    sendJson(response, 404, { message: 'No such control; see localstack/README.md.' });
    return;
  }
  try {
    sendJson(response, 200, await control(parts, await bodyOf(request)), noStore);
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    sendJson(response, 400, { message: error.message });
  }
}

const noStore = { 'cache-control': 'no-store' };

function isLoopbackName(host = ''): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, LIMIT_BYTES);
  if (request.method === 'GET') return undefined;
  // Web pages of other origins cannot send this content type without asking first.
  const isJson = (request.headers['content-type'] ?? '').startsWith('application/json');
  if (!isJson || body === 'too-large') throw new BadRequest('Send JSON as application/json.');
  try {
    return JSON.parse(body.toString('utf-8'));
  } catch {
    throw new BadRequest('The body is not JSON.');
  }
}
