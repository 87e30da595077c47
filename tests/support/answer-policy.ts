import { expect } from 'vitest';
import * as z from 'zod/mini';

import type { Answer } from './http-event.ts';

const refusal = z.strictObject({ message: z.string(), code: z.string(), requestId: z.string() });

/** The headers of every answer, whatever the outcome of the call. */
export function expectGuardedHeaders({ headers }: Answer): void {
  expect(headers).toMatchObject({
    'cache-control': expect.stringContaining('no-store') as string, // an asymmetric matcher
    'strict-transport-security': expect.stringMatching(/max-age=\d{8}/) as string,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  });
  for (const name of ['access-control-allow-origin', 'x-powered-by', 'server']) {
    expect(headers).not.toHaveProperty(name);
  }
}

/** A refusal as the browser reads it: this status, one Polish sentence, nothing of the machine's insides. */
export function expectRefusal(answer: Answer, ...statuses: readonly number[]): string {
  expect(statuses, answer.text).toContain(answer.status);
  expectGuardedHeaders(answer);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const { message } = refusal.parse(answer.json());
  expect(message).toMatch(/^[A-ZŻŹĆŁŚÓ][^{}<>_]*[.!?]$/u);
  expect(message).not.toMatch(/\b(invalid|expected|required|error|must|string|undefined)\b/i);
  return message;
}
