import * as z from 'zod/mini';

import type { ErrorCode } from '#shared/errors/error-catalogue.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** One Lambda per group; `analyze` is the streaming one behind its own function URL. */
export type ApiGroup =
  'auth' | 'me' | 'upload' | 'analyze' | 'history' | 'billing' | 'notifications' | 'admin';

/** What stands between a right password and a session that opens everything, where there is a second factor. */
export type OwedStep = 'code' | 'enrolment';

/** Limits for a whole call; their figures are in `functions/core/rate-limits/limits.ts`. */
export type CallLimit =
  'analyse' | 'billing' | 'export' | 'link-address' | 'notifications' | 'upload' | 'withdrawal';

/**
 * One call of specification section 7, described once: the handlers, the HTTP API's routes, the browser's
 * client, the local cloud, the contract tests and the OpenAPI file all read these objects.
 */
export type Contract = {
  readonly group: ApiGroup;
  readonly method: Method;
  /** Path with `{parameters}`, in the notation of API Gateway. */
  readonly path: `/api/${string}`;
  /** `user` and `admin` require `Authorization: Bearer <session token>`; `ticket` requires a token in the query. */
  readonly auth: 'none' | 'user' | 'admin' | 'ticket';
  /** Also while a sign-in still owes a step: the `code` of a second factor, or its `enrolment`. */
  readonly opensWhile?: readonly OwedStep[];
  /** What the call does, in one Polish sentence, for the OpenAPI file. */
  readonly summaryPl: string;
  /** The call's own failures, besides those that follow from the contract's other fields. */
  readonly errors?: readonly ErrorCode[];
  /** How often one user may make it, or one network when nobody is signed in. */
  readonly limit?: CallLimit;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The type of the body on the wire; JSON by default. */
  readonly bodyType?: 'json' | 'multipart' | 'raw';
  readonly response: z.ZodMiniType;
  /** Status of success; 200 by default. */
  readonly successStatus?: 201 | 204 | 302;
};

export type ParamsOf<C extends Contract> = C['params'] extends z.ZodMiniType
  ? z.output<C['params']>
  : undefined;
export type QueryOf<C extends Contract> = C['query'] extends z.ZodMiniType
  ? z.output<C['query']>
  : undefined;
export type BodyOf<C extends Contract> = C['body'] extends z.ZodMiniType
  ? z.output<C['body']>
  : undefined;
export type ResponseOf<C extends Contract> = z.output<C['response']>;

/** Names under which a module of contracts exports its calls. */
export type NamesOfCalls<Module> = {
  [Name in keyof Module]: Module[Name] extends Contract ? Name : never;
}[keyof Module];

/** Answer of calls that only report success in words. */
export const messageAnswer = z.object({ message: z.string() });
