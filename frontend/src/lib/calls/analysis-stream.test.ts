import { describe, expect, it, vi } from 'vitest';

import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';

import { followAnalysis, type StreamOptions } from './analysis-stream.ts';

const encoder = new TextEncoder();
const event = (status: AnalysisEvent['status'], progress: number, error: string | null = null) =>
  `data: ${JSON.stringify({ status, progress, result: null, error })}\n\n`;

/** A stream that sends its parts and then ends, or breaks. */
function stream(parts: readonly string[], isBroken = false): Response {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const [part, ...rest] = parts;
      parts = rest;
      if (part !== undefined) controller.enqueue(encoder.encode(part));
      else if (isBroken) controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

type Answer = () => Response | Promise<Response>;
const upload = { fileId: 'plik-0001', originalName: 'pismo,żółte.pdf', ticket: 'bilet' };

/** Follows a run over scripted connections with a clock that only pauses advance. */
async function follow(answers: readonly Answer[], options: Partial<StreamOptions> = {}) {
  let time = 0;
  const pauses: number[] = [];
  const addresses: string[] = [];
  const events: AnalysisEvent[] = [];
  const onReconnect = vi.fn();
  const fetchStream: typeof fetch = (address) => {
    addresses.push(address instanceof Request ? address.url : String(address));
    const answer = answers[Math.min(addresses.length, answers.length) - 1];
    return Promise.resolve().then(() => answer?.() ?? Response.error());
  };
  const run = followAnalysis(upload, {
    signal: new AbortController().signal,
    fetchStream,
    onReconnect,
    now: () => time,
    pause: (ms) => {
      pauses.push(ms);
      time += ms;
      return Promise.resolve();
    },
    ...options,
  });
  const collect = async () => {
    for await (const step of run) events.push(step);
  };
  const failure = await collect().then(
    () => undefined,
    (error: unknown) => error,
  );
  return { events, failure, pauses, addresses, onReconnect };
}

const done = () => stream([event('completed', 100)]);
const refused = (status: number, body: unknown = {}) => Response.json(body, { status });

describe('followAnalysis', () => {
  it('reads events however the bytes are cut, skipping comments', async () => {
    const whole = `: cisza\n\n${event('classifying', 30)}:\n\n${event('error', 100, 'Błąd: żółć')}`;
    const bytes = encoder.encode(whole);
    const letters = [...bytes].map((byte) => Uint8Array.of(byte));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const letter of letters) controller.enqueue(letter);
        controller.close();
      },
    });
    const { events } = await follow([() => new Response(body)]);
    expect(events.map(({ status, error }) => [status, error])).toEqual([
      ['classifying', null],
      ['error', 'Błąd: żółć'],
    ]);
  });

  it('asks for the run by the parameters of the specification', async () => {
    const { addresses } = await follow([done]);
    const query = new URL(addresses[0] ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      fileIds: 'plik-0001',
      token: 'bilet',
      originalNames: 'pismo,żółte.pdf',
      language: 'pol',
    });
  });

  it('comes back to the same run after a drop, with growing pauses', async () => {
    const drop = () => stream([event('validating', 15)], true);
    const dead = () => Promise.reject(new TypeError('Failed to fetch'));
    const { events, pauses, addresses, onReconnect } = await follow([
      drop,
      dead,
      dead,
      dead,
      dead,
      done,
    ]);
    expect(events.map(({ status }) => status)).toEqual(['validating', 'completed']);
    expect(pauses).toEqual([500, 1_500, 3_000, 5_000, 5_000]);
    expect(new Set(addresses).size).toBe(1);
    expect(onReconnect).toHaveBeenCalledTimes(5);
  });

  it('waits out a restarting server once it had been connected', async () => {
    const { events, failure } = await follow([
      () => stream([event('classifying', 30)]),
      () => refused(503, { message: 'Zaraz wracamy.' }),
      done,
    ]);
    expect(failure).toBeUndefined();
    expect(events.at(-1)?.status).toBe('completed');
  });

  it.each([
    [401, 'Twoja sesja wygasła. Proszę zalogować się ponownie.'],
    [402, 'Wyczerpałeś limit analiz. Wybierz plan, aby kontynuować.'],
    [403, 'Brak uprawnień do wykonania tej operacji.'],
    [404, 'Nie znaleziono usługi. Skontaktuj się z pomocą techniczną.'],
    [500, 'Błąd podczas rozpoczynania analizy.'],
  ])('says why it was refused with %i', async (status, message) => {
    const { failure, pauses } = await follow([() => refused(status)]);
    expect(failure).toMatchObject({ reason: status, message });
    expect(pauses).toEqual([]);
  });

  it('passes the server’s own sentence on', async () => {
    const { failure } = await follow([() => refused(409, { message: 'Tekst usunięty.' })]);
    expect(failure).toMatchObject({ message: 'Tekst usunięty.' });
  });

  it('says that an empty answer has nothing to read', async () => {
    const { failure } = await follow([() => stream([])]);
    expect(failure).toMatchObject({
      message: 'Odpowiedź serwera nie zawiera treści do przetworzenia.',
    });
  });

  it('gives up when nothing was heard for the whole budget', async () => {
    const dead = () => Promise.reject(new TypeError('Failed to fetch'));
    const { failure, pauses } = await follow([dead]);
    expect(failure).toMatchObject({ reason: 'offline' });
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(30_000);
  });

  it('stops when the user cancels', async () => {
    const controller = new AbortController();
    const { failure } = await follow(
      [
        () => {
          controller.abort();
          throw controller.signal.reason;
        },
      ],
      { signal: controller.signal },
    );
    expect(failure).toMatchObject({ name: 'AbortError' });
  });
});
