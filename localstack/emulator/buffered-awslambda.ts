import { Writable } from 'node:stream';

import type { Prelude } from '#localstack/runtime/aws-lambda.ts';

/**
 * Lambda's `awslambda` global for emulators, which do not support response streaming: bundled in front of
 * every handler of `-c target=local`. The output of a handler is collected and sent at its end in the framing
 * of a streamed response: prelude, eight NUL bytes, body.
 */
class CollectedResponse extends Writable {
  prelude: Prelude = {};
  readonly chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }

  framed(): string {
    return `${JSON.stringify(this.prelude)}${'\0'.repeat(8)}${Buffer.concat(this.chunks).toString()}`;
  }
}

type StreamingHandler = (event: unknown, stream: Writable, context: unknown) => Promise<void>;

Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: StreamingHandler) => async (event: unknown, context: unknown) => {
      const response = new CollectedResponse();
      await handler(event, response, context);
      return response.framed();
    },
    HttpResponseStream: {
      from: (stream: CollectedResponse, prelude: Prelude) => Object.assign(stream, { prelude }),
    },
  },
});
