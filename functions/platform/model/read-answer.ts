import * as z from 'zod/mini';

import { coerced } from './coerce.ts';
import { asJson, objectsIn } from './lenient-json.ts';

export type Answer<T> = { ok: true; value: T } | { ok: false; problem: string };

/**
 * The answer in a reply's text, without the fences, thoughts or prose that a model adds, and with slips
 * repaired that can be repaired with certainty. Always checked against the schema again.
 */
export function readAnswer<T>(text: string, schema: z.ZodMiniType<T>): Answer<T> {
  const spoken = text.replace(/<think>[\s\S]*?<\/think>/gi, '');
  let problem = 'The answer is not valid JSON.';
  const whole = asJson(spoken); // most models answer as they are asked to
  const isObject = typeof whole === 'object' && whole !== null && !Array.isArray(whole);
  for (const found of isObject ? [whole] : objectsIn(spoken)) {
    for (const candidate of [found, ...wrappedIn(found)]) {
      const exact = schema.safeParse(candidate);
      if (exact.success) return { ok: true, value: exact.data };
      const mended = schema.safeParse(coerced(candidate, schema));
      if (mended.success) return { ok: true, value: mended.data };
      problem = z.prettifyError(mended.error).slice(0, 1_000);
    }
  }
  return { ok: false, problem };
}

/** The object inside one with a single member: `{"classification": {…}}`. */
function wrappedIn(value: unknown): unknown[] {
  const members: unknown[] = Object.values(value ?? {});
  return members.length === 1 && typeof members[0] === 'object' ? members : [];
}
