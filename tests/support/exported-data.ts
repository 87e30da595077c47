import { expect } from 'vitest';
import * as z from 'zod/mini';

import { exportMyData } from '#shared/contracts/me.ts';

import type { Answer } from './http-event.ts';

/** What a returned link leads to, read from the bucket directly: here no host of the product is in front of it. */
export async function followed(answer: Answer): Promise<Response> {
  expect(answer.status, answer.text).toBe(200);
  const { url } = exportMyData.response.parse(answer.json());
  return fetch(`${process.env.AWS_ENDPOINT_URL_S3}/${process.env.TEXT_BUCKET}${url}`);
}

/** The copy of a person's data, as text and as JSON. */
export async function copyOf(answer: Answer) {
  const text = await (await followed(answer)).text();
  return { text, json: z.record(z.string(), z.unknown()).parse(JSON.parse(text)) };
}
