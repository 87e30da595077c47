import type * as z from 'zod/mini';

import type { FormValue } from './form-body.ts';
import type { Ledger } from './ledger.ts';

/** A refusal by the provider; `code` and status are the provider's own. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Origin of the stand-in's pages. */
export type PageAddress = (kind: 'checkout' | 'portal', id: string) => string;

export type Call = {
  ledger: Ledger;
  pageAt: PageAddress;
  id: string;
  given: Record<string, FormValue>;
};
export type Route = { method: string; path: RegExp; answer: (call: Call) => object };

/** The request, parsed by the schema; throws the provider's own refusal otherwise. */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new ApiError(400, 'parameter_invalid', `Invalid or missing parameter: ${path}`);
}
