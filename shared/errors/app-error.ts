import { errorCatalogue, type ErrorCode } from './error-catalogue.ts';

type AppErrorOptions = {
  /** Polish sentence for the user when the catalogue's sentence is not precise enough. */
  message?: string;
  /** Seconds to wait before another attempt, sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Facts for the log; never the letter's text, tokens or addresses. */
  details?: Readonly<Record<string, string | number | boolean>>;
  cause?: unknown;
};

/** The one error type that crosses rooms: a code from a closed list, its HTTP status and a Polish sentence. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly details: Readonly<Record<string, string | number | boolean>>;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.details = options.details ?? {};
  }
}
