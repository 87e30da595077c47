import * as z from 'zod/mini';

import { session } from '#shared/contracts/auth.ts';
import { usage } from '#shared/contracts/me.ts';
import { uploadedText } from '#shared/contracts/upload.ts';
import { call, LETTER, textForm, type LiveProduct } from './product.ts';
import { failed, judged, unchecked, type Outcome, type Point } from './point.ts';

const LARGEST = 500_000;
const NEEDS_ACCOUNT = 'give --email and --password of an account with an analysis left';

type Signed = LiveProduct & { token: string };
type Chunk = { atMs: number; text: string };

function signedIn(look: (product: Signed) => Promise<Outcome>): Point['look'] {
  return async (product) => {
    if (product.account === undefined) return unchecked(NEEDS_ACCOUNT);
    const answer = await call(product.url, '/api/auth/login', { body: product.account });
    if (!answer.ok) return failed(`signing in was answered with ${answer.status}`);
    return look({ ...product, token: session.parse(await answer.json()).token });
  };
}

async function upload({ url, token }: Signed, text: string) {
  const answer = await call(url, '/api/upload', { token, form: textForm(text) });
  if (!answer.ok) return { status: answer.status };
  const [uploaded] = z.array(uploadedText).parse(await answer.json());
  return { status: answer.status, uploaded };
}

async function streamOf(url: string, fileId: string, ticket: string): Promise<Chunk[]> {
  const query = new URLSearchParams({ fileIds: fileId, token: ticket, originalNames: 'proba.txt' });
  const answer = await call(url, `/api/analyze-stream?${query.toString()}`);
  const began = performance.now();
  const decoder = new TextDecoder();
  const chunks: Chunk[] = [];
  if (answer.body === null) return chunks;
  for await (const bytes of answer.body as AsyncIterable<Uint8Array>) {
    const text = decoder.decode(bytes, { stream: true });
    chunks.push({ atMs: performance.now() - began, text });
  }
  return chunks;
}

const used = async ({ url, token }: Signed) =>
  usage.parse(await (await call(url, '/api/me/usage', { token })).json()).used;

export const letterPoints: readonly Point[] = [
  {
    name: 'events arrive as they happen, and a ticket opens one run once',
    look: signedIn(async (product) => {
      const { uploaded, status } = await upload(product, LETTER);
      if (uploaded === undefined) return failed(`the upload was answered with ${status}`);
      const { fileId, ticket } = uploaded;
      const chunks = await streamOf(product.url, fileId, ticket);
      const gaps = chunks.slice(1).map(({ atMs }, index) => atMs - (chunks[index]?.atMs ?? 0));
      const largest = Math.round(Math.max(0, ...gaps));
      const first = Math.round(chunks[0]?.atMs ?? Number.NaN);
      const completed = chunks
        .map(({ text }) => text)
        .join('')
        .includes('"completed"');
      const before = await used(product);
      await streamOf(product.url, fileId, ticket); // the same run again
      const again = (await used(product)) - before;
      const asSession = await call(product.url, '/api/auth/me', { token: ticket });
      const good = completed && first < 1_000 && largest < 10_000 && chunks.length > 3;
      return judged(
        good && again === 0 && asSession.status === 401,
        `${chunks.length} chunks, first after ${first} ms, largest gap ${largest} ms, ` +
          `${completed ? 'completed' : 'not completed'}, charged again ${again}, as a session ${asSession.status}`,
      );
    }),
  },
  {
    name: 'a text of 500 kB is taken, one byte more is refused',
    look: signedIn(async (product) => {
      const largest = await upload(product, 'x'.repeat(LARGEST));
      const over = await upload(product, 'x'.repeat(LARGEST + 1));
      if (largest.uploaded !== undefined) {
        const path = `/api/upload/${largest.uploaded.fileId}`;
        await call(product.url, path, { method: 'DELETE', token: product.token });
      }
      const spent = largest.status === 402;
      if (spent && over.status === 413) return unchecked('the account has no analysis left');
      const good = largest.status === 200 && over.status === 413;
      return judged(good, `${largest.status} and ${over.status}; 200 and 413 wanted`);
    }),
  },
];
