import * as z from 'zod/mini';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** One Lambda per group; `analyze` is the streaming one behind its own function URL. */
export type ApiGroup =
  'auth' | 'me' | 'upload' | 'analyze' | 'history' | 'billing' | 'notifications' | 'admin';

/**
 * One call of specification section 7. The handlers, the HTTP API's routes, the browser's client,
 * the local cloud and the OpenAPI file all read these objects, so a route exists once.
 */
export type Contract = {
  readonly group: ApiGroup;
  readonly method: Method;
  /** Path with `{parameters}`, as API Gateway writes them. */
  readonly path: `/api/${string}`;
  /** `user` and `admin` want `Authorization: Bearer <session token>`; `ticket` a token in the query. */
  readonly auth: 'none' | 'user' | 'admin' | 'ticket';
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** What the body is on the wire; JSON unless said. */
  readonly bodyType?: 'json' | 'multipart' | 'raw';
  readonly response: z.ZodMiniType;
  /** Status of success; 200 unless said. */
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

/** Answer of calls that only report success in words. */
export const messageAnswer = z.object({ message: z.string() });
