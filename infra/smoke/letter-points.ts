import * as z from 'zod/mini';

import { session } from '#shared/contracts/auth.ts';
import { usage } from '#shared/contracts/me.ts';
import { uploadedText } from '#shared/contracts/upload.ts';

import { paymentDemand } from './payment-demand.ts';
import { failed, judged, type Outcome, type Point, unchecked } from './point.ts';
import { call, type LiveProduct, textForm } from './product.ts';

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
  // A file name like those of scanners, encoded like the product's page does: CloudFront signs exactly these bytes.
  const name = 'Skan%20pisma%20%282%29%2B%C5%BC%C3%B3%C5%82%C4%87.txt';
  const query = `fileIds=${fileId}&token=${ticket}&originalNames=${name}`;
  const began = performance.now();
  const answer = await call(url, `/api/analyze-stream?${query}`);
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

/** In this order: the last one consumes an analysis. */
export const letterPoints: readonly Point[] = [
  {
    name: 'a text of 500 kB is taken, one byte more is refused',
    look: signedIn(async (product) => {
      const largest = await upload(product, 'x'.repeat(LARGEST));
      if (largest.status === 402) return unchecked('the account has no analysis left');
      const over = await upload(product, 'x'.repeat(LARGEST + 1));
      if (largest.uploaded !== undefined) {
        const path = `/api/upload/${largest.uploaded.fileId}`;
        await call(product.url, path, { method: 'DELETE', token: product.token });
      }
      const good = largest.status === 200 && over.status === 413;
      return judged(good, `${largest.status} and ${over.status}; 200 and 413 wanted`);
    }),
  },
  {
    name: 'a ticket opens its own run and nothing else, and never charges twice',
    look: signedIn(async (product) => {
      const { uploaded, status } = await upload(product, 'To nie jest pismo, tylko notatka.');
      if (status === 402) return unchecked('the account has no analysis left');
      if (uploaded === undefined) return failed(`the upload was answered with ${status}`);
      const before = await used(product);
      const ends = [];
      for (let time = 0; time < 2; time += 1) {
        const chunks = await streamOf(product.url, uploaded.fileId, uploaded.ticket);
        ends.push(textOf(chunks).includes('"status":"error"'));
      }
      const charged = (await used(product)) - before;
      const asSession = await call(product.url, '/api/auth/me', { token: uploaded.ticket });
      const good = ends.every(Boolean) && charged === 0 && asSession.status === 401;
      return judged(good, `charged ${charged}, as a session ${asSession.status}; 0 and 401 wanted`);
    }),
  },
  {
    name: 'events of an analysis arrive as they happen',
    look: signedIn(async (product) => {
      const { uploaded, status } = await upload(product, paymentDemand);
      if (status === 402) return unchecked('the account has no analysis left');
      if (uploaded === undefined) return failed(`the upload was answered with ${status}`);
      const chunks = await streamOf(product.url, uploaded.fileId, uploaded.ticket);
      const gaps = chunks.slice(1).map(({ atMs }, index) => atMs - (chunks[index]?.atMs ?? 0));
      const largest = Math.round(Math.max(0, ...gaps));
      const first = Math.round(chunks[0]?.atMs ?? Number.NaN);
      const completed = textOf(chunks).includes('"status":"completed"');
      const good = completed && first < 2_000 && largest < 10_000 && chunks.length > 3;
      const end = completed ? 'completed' : 'not completed';
      const measured = `${chunks.length} chunks, first after ${first} ms, largest gap ${largest} ms`;
      return judged(good, `${measured}, ${end}`);
    }),
  },
];

const textOf = (chunks: readonly Chunk[]) => chunks.map(({ text }) => text).join('');
