import type { ModelGateway } from './gateway.ts';
import type { Reply } from './read-completion.ts';

/** Faults that another attempt does not remove: the key, the model's name, the letter's length, the schema mode. */
export type Fault = 'key' | 'model' | 'too_long' | 'schema' | 'request';

/** No reply: the call took too long or fell silent, or it failed. `fault` means the same call would fail again. */
export type NoReply =
  | { kind: 'silent' }
  | {
      kind: 'failed';
      status: number | undefined;
      retryAfterMs: number | undefined;
      fault: Fault | undefined;
    };

/** Temporary statuses: timeout, conflict, too many requests; and everything from 500 up. */
const PASSING = [408, 409, 425, 429];

/** The meaning of an SDK error; rethrows errors that do not come from the gateway. */
export function failureOf(error: unknown, failure: ModelGateway['failure']): Reply | NoReply {
  if (error instanceof failure) {
    const status: unknown = error.status;
    const code: unknown = error.code;
    const headers: unknown = error.headers;
    if (code === 'content_filter') return { kind: 'refused' };
    const known = typeof status === 'number' ? status : undefined;
    const retryAfterMs = headers instanceof Headers ? retryAfter(headers) : undefined;
    return {
      kind: 'failed',
      status: known,
      retryAfterMs,
      fault: faultOf(known, code, error.message),
    };
  }
  // Errors outside the SDK: a truncated body, or one that is not JSON.
  if (error instanceof SyntaxError || error instanceof TypeError) return { kind: 'empty' };
  throw error;
}

function faultOf(status: number | undefined, code: unknown, message: string): Fault | undefined {
  if (status === undefined || status >= 500 || PASSING.includes(status)) return undefined;
  if (status === 401 || status === 402 || status === 403) return 'key';
  if (status === 404) return 'model';
  if (code === 'context_length_exceeded' || status === 413) return 'too_long';
  return /response_format|json_schema/.test(message) ? 'schema' : 'request';
}

/** Milliseconds that the gateway asks to wait (RFC 9110, 10.2.3: seconds or a date). */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
