import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { systemClock } from '#functions/platform/clock.ts';

const PASSED_ON = ['content-type', 'content-length', 'content-disposition', 'cache-control'];

/** Serves an object by the signature in the query, like S3 behind CloudFront; 403 when it has expired. */
export async function sendSignedObject(
  bucket: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://local');
  if (!isOpen(searchParams, systemClock())) {
    response.writeHead(403, { ...headers, 'content-type': 'application/xml' });
    response.end('<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>');
    return;
  }
  const s3 = process.env.AWS_ENDPOINT_URL_S3 ?? '';
  const object = await fetch(`${s3}/${bucket}${pathname}${search}`, {
    method: request.method ?? 'GET',
  });
  const passedOn = PASSED_ON.flatMap((name): [string, string][] => {
    const value = object.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  response.writeHead(object.status, { ...Object.fromEntries(passedOn), ...headers });
  if (object.body === null) response.end();
  else await pipeline(Readable.fromWeb(object.body), response);
}

/** The engine here checks no signatures, so this checks the part that users can meet: the expiry. */
function isOpen(query: URLSearchParams, now: Date): boolean {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(query.get('X-Amz-Date') ?? '');
  if (parts === null || !query.has('X-Amz-Signature')) return false;
  const [, year, month, day, hour, minute, second] = parts;
  const began = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return now.getTime() < began + Number(query.get('X-Amz-Expires')) * 1_000;
}
