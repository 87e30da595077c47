import * as z from 'zod/mini';

import type { Contract, ResponseOf } from '#shared/contracts/contract.ts';

import { ApiError, failureTexts, isAbort } from './api-error.ts';
import { readFailure } from './read-failure.ts';
import { findToken, sessionExpired } from './session-token.ts';

type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;

/** What a contract requires from its caller; a missing path parameter does not compile. */
export type CallOptions<C extends Contract> = {
  signal?: AbortSignal;
  /** Sentence for a failure without a message of its own. */
  fallback?: string;
  /** The last call of a session: it outlives the page, and an already ended session is not an error. */
  isFarewell?: boolean;
} & (C extends { params: infer P } ? { params: Input<P> } : unknown) &
  (C extends { query: infer Q } ? { query?: Input<Q> } : unknown) &
  (C extends { body: infer B } ? { body: Input<B> } : unknown) &
  (C extends { bodyType: 'multipart' } ? { form: FormData } : unknown);

type Parts = {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  form?: FormData;
  isFarewell?: boolean;
};

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The address of a call with its parameters; undefined query values are omitted. */
export function addressOf(contract: Contract, { params = {}, query = {} }: Parts): string {
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(text(params[name])),
  );
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return path;
  return `${path}?${pairs.map(([key, value]) => `${key}=${encodeStrictly(text(value))}`).join('&')}`;
}

/**
 * RFC 3986, so that the request equals what CloudFront signs for the stream's function: a blank is `%20`, never `+`,
 * and `!'()*` are encoded too (SigV4).
 */
function encodeStrictly(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function requestOf(contract: Contract, parts: Parts, signal: AbortSignal | undefined): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (contract.auth === 'user' || contract.auth === 'admin') {
    const token = findToken();
    if (token === null) throw new ApiError('no-token', failureTexts.noToken);
    headers.set('authorization', `Bearer ${token}`);
  }
  if (parts.body !== undefined) headers.set('content-type', 'application/json');
  const body = parts.form ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
  return {
    method: contract.method,
    headers,
    cache: 'no-store',
    ...(body === undefined ? {} : { body }),
    ...(parts.isFarewell ? { keepalive: true } : {}),
    ...(signal ? { signal } : {}),
  };
}

async function send(contract: Contract, parts: Parts, signal?: AbortSignal): Promise<Response> {
  const request = requestOf(contract, parts, signal);
  try {
    return await fetch(addressOf(contract, parts), request);
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ApiError('offline', failureTexts.offline, { cause: error });
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ApiError('unreadable', failureTexts.unreadable, { cause: error });
  }
}

/** Only a refused session signs the user out: a wrong password has another code, a limit or an outage another status. */
function endsSession(contract: Contract, { reason, code }: ApiError): boolean {
  const isSigned = contract.auth === 'user' || contract.auth === 'admin';
  return isSigned && reason === 401 && (code === undefined || code === 'UNAUTHENTICATED');
}

/**
 * Makes a call of a contract and returns its parsed answer.
 * Throws `ApiError` with a Polish message (specification, section 8), or the caller's own abort.
 */
export async function call<C extends Contract>(
  contract: C,
  options: CallOptions<C>,
): Promise<ResponseOf<C>> {
  const { answer } = await callWithHeaders(contract, options);
  return answer;
}

/** Like `call`, for the few answers with data in a header. */
export async function callWithHeaders<C extends Contract>(
  contract: C,
  options: CallOptions<C>,
): Promise<{ answer: ResponseOf<C>; headers: Headers }> {
  // `CallOptions` narrows the same fields by the contract; here they are read without it.
  const parts = options as Parts;
  const response = await send(contract, parts, options.signal);
  if (!response.ok) {
    const error = await readFailure(response, options.fallback);
    if (!parts.isFarewell && endsSession(contract, error)) {
      sessionExpired.tell();
      throw new ApiError(401, failureTexts.sessionExpired, { cause: error });
    }
    throw error;
  }
  const answer = z.safeParse(contract.response, await readAnswer(response));
  if (!answer.success) {
    throw new ApiError('unreadable', failureTexts.unreadable, { cause: answer.error });
  }
  // The contract's own schema has just parsed it.
  return { answer: answer.data as ResponseOf<C>, headers: response.headers };
}
