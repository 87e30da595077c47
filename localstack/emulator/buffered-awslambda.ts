import { Writable } from 'node:stream';

import type { Prelude } from '#localstack/runtime/aws-lambda.ts';

/**
 * Lambda's `awslambda` global for emulators, which know no response streaming: bundled in front of every
 * handler of `-c target=local`. What a handler writes is collected, and answered at its end in the framing
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
