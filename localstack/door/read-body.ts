import type { IncomingMessage } from 'node:http';

/**
 * The request's body, or `too-large`. A larger body is read to its end and discarded, because
 * stopping early would close the connection before the answer.
 */
export async function readBody(
  request: IncomingMessage,
  limitBytes: number,
): Promise<Buffer | 'too-large'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer; // a request without a set encoding yields buffers
    size += bytes.length;
    if (size <= limitBytes) chunks.push(bytes);
  }
  return size > limitBytes ? 'too-large' : Buffer.concat(chunks);
}
