import { readFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import * as z from 'zod/mini';

import type { Deployment } from '#localstack/emulator/deployment.ts';
import { originProofOf } from '#localstack/emulator/fill-secrets.ts';

/** Where `npm run test:localstack` deployed to. */
export const deployment = JSON.parse(
  readFileSync(process.env.LISTOWNIK_DEPLOYMENT ?? '', 'utf-8'),
) as Deployment; // written by that command

const proof = await originProofOf(deployment);
/** Counted apart by the rate limits, also when the same emulator is used again. */
const visitor = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}:1::1`;

export type DeployedCall = { token?: string; body?: unknown; form?: FormData };

/** A call of the deployed HTTP API, with what CloudFront would add to it. */
export function callApi(
  method: string,
  path: string,
  { token, body, form }: DeployedCall = {},
): Promise<Response> {
  const sent = form ?? (body === undefined ? undefined : JSON.stringify(body));
  return fetch(`${deployment.apiUrl}${path}`, {
    method,
    headers: {
      'x-origin-proof': proof,
      'x-viewer-address': visitor,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent === undefined ? {} : { body: sent }),
  });
}

/** A call of the function URL, signed as CloudFront signs; emulators look at a signature's form only. */
export function callStream(query: Record<string, string>, signed = true): Promise<Response> {
  const authorization = 'AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/lambda/aws4_request';
  return fetch(
    `${deployment.streamUrl}/api/analyze-stream?${new URLSearchParams(query).toString()}`,
    signed ? { headers: { authorization } } : {},
  );
}

const miniStack = z.object({
  messages: z.record(
    z.string(),
    z.array(z.object({ To: z.array(z.string()), BodyText: z.string(), Timestamp: z.unknown() })),
  ),
});
/** LocalStack keeps a raw message as it came. */
const localStack = z.object({ messages: z.array(z.object({ RawData: z.string() })) });

/** Texts of the mails that the emulator's SES took for an address, oldest first. */
export async function mailsTo(address: string): Promise<string[]> {
  const own = await fetch(`${deployment.endpoint}/_ministack/ses/messages`);
  if (own.ok) {
    const { messages } = miniStack.parse(await own.json());
    return Object.values(messages)
      .flat()
      .filter(({ To }) => To.includes(address))
      .map(({ BodyText }) => BodyText);
  }
  const { messages } = localStack.parse(
    await (await fetch(`${deployment.endpoint}/_aws/ses`)).json(),
  );
  const mails = await Promise.all(messages.map(({ RawData }) => PostalMime.parse(RawData)));
  return mails
    .filter(({ to = [] }) => to.some((one) => one.address === address))
    .map(({ text = '' }) => text);
}
