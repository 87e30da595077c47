import type { Contract } from '#shared/contracts/contract.ts';
import { errorCatalogue, type ErrorCode } from '#shared/errors/error-catalogue.ts';

import { type Json, refTo } from './json-schemas.ts';

/** Every failure of a call, by status: those that follow from the contract's fields, and its own. */
export function errorsOf(contract: Contract): ReadonlyMap<number, readonly ErrorCode[]> {
  const { auth, params, query, body, bodyType, errors = [], limit } = contract;
  if (contract.successStatus === 302) return new Map(); // every outcome is a screen of the product
  const codes: ErrorCode[] = [
    ...(auth === 'none' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(auth === 'user' || auth === 'admin' ? (['SECOND_FACTOR_OWED'] as const) : []),
    ...(auth === 'admin' ? (['FORBIDDEN'] as const) : []),
    ...(params === undefined ? [] : (['NOT_FOUND'] as const)),
    ...((query ?? body ?? bodyType) ? (['INVALID_INPUT'] as const) : []),
    ...errors,
    ...(limit === undefined ? [] : (['TOO_MANY_REQUESTS'] as const)),
    'INTERNAL',
    'UNAVAILABLE',
  ];
  const statuses = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const { status } = errorCatalogue[code];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return new Map([...statuses].sort(([one], [other]) => one - other));
}

const nameOf = (codes: readonly ErrorCode[]) => codes.join('.');

export const refToFailure = (codes: readonly ErrorCode[]): Json => ({
  $ref: `#/components/responses/${nameOf(codes)}`,
});

/** `components.responses`: each set of failures that share a status in some call. */
export function namedFailures(contracts: readonly Contract[]): Json {
  const all = contracts.flatMap((contract) => [...errorsOf(contract)]);
  const named = all.map(([status, codes]) => [nameOf(codes), failure(status, codes)] as const);
  return Object.fromEntries(named.sort(([one], [other]) => one.localeCompare(other, 'en')));
}

function failure(status: number, codes: readonly ErrorCode[]): Json {
  const examples = codes.map((code) => {
    const { message } = errorCatalogue[code];
    return [code, { value: { message, code, requestId: 'f3a1c9' } }] as const;
  });
  const retry = { 'retry-after': { schema: { type: 'integer' } } };
  return {
    description: codes.map((code) => errorCatalogue[code].message).join(' '),
    ...(status === 429 || status === 503 ? { headers: retry } : {}),
    content: {
      'application/json': { schema: refTo('Refusal'), examples: Object.fromEntries(examples) },
    },
  };
}
