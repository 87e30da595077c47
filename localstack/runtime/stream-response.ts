import type { ServerResponse } from 'node:http';

import { LocalResponseStream, type Prelude } from './aws-lambda.ts';

/** Lambda sends a chunk of this size at once, unlike smaller ones. */
const LARGE_CHUNK_BYTES = 16_384;
/** A first write within this time after the prelude may be merged with it; then nothing is sent before the end. */
const PRELUDE_RACE_MS = 25;

export type StreamBehaviour = {
  /**
   * Reproduces Lambda's buffering: a small write is sent only with the next one, and a first write too soon after
   * the prelude delays the whole response to its end. On Lambda both happen sometimes, here always.
   */
  holdBack: boolean;
};

/**
 * Lambda's response stream in front of an HTTP response. The handler does not learn
 * that a client left, exactly as on Lambda: further writes are dropped.
 */
export class StreamResponse extends LocalResponseStream {
  private readonly response: ServerResponse;
  private readonly behaviour: StreamBehaviour;
  private readonly extraHeaders: Readonly<Record<string, string>>;
  private prelude: Prelude = {};
  private preludeAt = Number.NEGATIVE_INFINITY;
  private held: Buffer[] = [];
  private raced = false;
  private wrote = false;

  constructor(
    response: ServerResponse,
    behaviour: StreamBehaviour,
    extraHeaders: Readonly<Record<string, string>> = {},
  ) {
    super({ highWaterMark: LARGE_CHUNK_BYTES });
    this.response = response;
    this.behaviour = behaviour;
    this.extraHeaders = extraHeaders;
  }

  setPrelude(prelude: Prelude): void {
    this.prelude = prelude;
    this.preludeAt = performance.now();
  }

  setContentType(contentType: string): void {
    const headers = { ...this.prelude.headers, 'content-type': contentType };
    this.prelude = { ...this.prelude, headers };
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (!this.wrote) {
      this.wrote = true;
      this.raced = performance.now() - this.preludeAt < PRELUDE_RACE_MS;
    }
    if (!this.behaviour.holdBack) {
      this.send([chunk], done);
      return;
    }
    const leaving = this.held;
    this.held = [];
    if (this.raced) this.held = [...leaving, chunk];
    else if (chunk.length >= LARGE_CHUNK_BYTES) leaving.push(chunk);
    else this.held = [chunk];
    this.send(this.raced ? [] : leaving, done);
  }

  override _final(done: () => void): void {
    this.send(this.held, () => {
      this.held = [];
      this.writeHead();
      this.response.end(done);
    });
  }

  private send(chunks: readonly Buffer[], done: () => void): void {
    if (this.response.destroyed || chunks.length === 0) {
      done();
      return;
    }
    this.writeHead();
    if (this.response.write(Buffer.concat(chunks))) {
      done();
      return;
    }
    const proceed = () => {
      this.response.off('drain', proceed).off('close', proceed);
      done();
    };
    this.response.on('drain', proceed).on('close', proceed);
  }

  private writeHead(): void {
    if (this.response.headersSent) return;
    const { statusCode = 200, headers = {}, cookies } = this.prelude;
    const lowered = Object.entries(headers).map(([name, value]): [string, string] => [
      name.toLowerCase(),
      value,
    ]);
    this.response.writeHead(statusCode, {
      'content-type': 'application/octet-stream',
      ...Object.fromEntries(lowered),
      ...this.extraHeaders,
      ...(cookies === undefined ? {} : { 'set-cookie': cookies }),
    });
    this.response.flushHeaders();
  }
}
