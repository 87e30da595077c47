import { Writable } from 'node:stream';

/** The symbol by which AWS's own runtime client marks a streaming handler. */
const STREAMING = Symbol.for('aws.lambda.runtime.handler.streaming');

/** The status and headers of a function URL's answer. */
export type Prelude = {
  statusCode?: number;
  headers?: Record<string, string>;
  cookies?: string[];
};

/** Our response stream, which gets its prelude from `HttpResponseStream.from`. */
export abstract class LocalResponseStream extends Writable {
  abstract setPrelude(prelude: Prelude): void;
  abstract setContentType(contentType: string): void;
}

function streamifyResponse<Handler extends object>(handler: Handler): Handler {
  return Object.assign(handler, { [STREAMING]: 'response' });
}

const HttpResponseStream = {
  from(stream: Writable, prelude: Prelude): Writable {
    if (!(stream instanceof LocalResponseStream)) {
      throw new TypeError('HttpResponseStream.from wants the stream that the handler was given.');
    }
    stream.setPrelude(prelude);
    return stream;
  },
};

/** Installs Lambda's `awslambda` global. Streaming handlers use it when they are imported. */
export function installAwsLambda(): void {
  Object.assign(globalThis, { awslambda: { streamifyResponse, HttpResponseStream } });
}

/** Whether a handler was wrapped by `awslambda.streamifyResponse`. */
export function isStreaming(handler: object): boolean {
  return STREAMING in handler;
}
