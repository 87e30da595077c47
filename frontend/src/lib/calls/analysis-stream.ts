import { createParser } from 'eventsource-parser';

import { wait } from '#frontend/src/lib/browser/wait.ts';
import { analyzeStream } from '#shared/contracts/analyze.ts';
import { ANALYSIS_LANGUAGE } from '#shared/domain/limits.ts';
import { type AnalysisEvent, analysisEvent } from '#shared/events/analysis-stream.ts';

import { addressOf } from './api-client.ts';
import { ApiError, failureTexts, isAbort, refusalTexts } from './api-error.ts';
import { readFailure } from './read-failure.ts';
import { sessionExpired } from './session-token.ts';

export type StreamRequest = { fileId: string; originalName: string; ticket: string };

export type StreamOptions = {
  signal: AbortSignal;
  /** Called when the connection dropped and a new one is being opened. */
  onReconnect?: () => void;
  /** How long (ms) to reconnect without receiving an event. */
  budgetMs?: number;
  fetchStream?: typeof fetch;
  pause?: typeof wait;
  now?: () => number;
};

const RECONNECT_PAUSES_MS = [500, 1_500, 3_000];
const LATER_PAUSE_MS = 5_000;
/** The server settles an abandoned run within 3 minutes; then an answer can be fetched. */
const RECONNECT_BUDGET_MS = 200_000;
/** Without any connection so far we give up sooner, because there is no run to resume. */
const FIRST_CONTACT_BUDGET_MS = 20_000;
const EMPTY_ANSWERS_ALLOWED = 1;

/** The message for a refused stream, by status (specification, section 8). */
async function refusal(response: Response): Promise<ApiError> {
  const error = await readFailure(response, failureTexts.streamFailed);
  if (response.status === 401) sessionExpired.tell();
  const own = refusalTexts[response.status];
  if (own === undefined) return error;
  return new ApiError(response.status, own, { code: error.code, cause: error });
}

function parseEvent(data: string): AnalysisEvent {
  try {
    return analysisEvent.parse(JSON.parse(data));
  } catch (cause) {
    throw new ApiError('unreadable', failureTexts.unreadable, { cause });
  }
}

/** One connection: yields its events and returns the number of received bytes. Throws ApiError when refused. */
async function* readConnection(
  response: Response,
): AsyncGenerator<AnalysisEvent, { bytes: number }> {
  if (!response.ok) throw await refusal(response);
  if (!response.body) throw new ApiError('unreadable', failureTexts.emptyStream);

  const ready: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => ready.push(data) });
  const decoder = new TextDecoder();
  let bytes = 0;
  const reader = response.body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      parser.feed(decoder.decode(part.value, { stream: true }));
      for (const data of ready.splice(0)) yield parseEvent(data);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return { bytes };
}

/** Temporary refusals after a first connection: a restart, a proxy, a limit. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return typeof error.reason === 'number' && (error.reason >= 500 || error.reason === 429);
}

/** Reads one connection into events; a drop ends quietly, a final refusal throws. */
async function* connectOnce(
  address: string,
  options: StreamOptions,
  wasConnected: boolean,
): AsyncGenerator<AnalysisEvent, { bytes: number }> {
  const { fetchStream = fetch, signal } = options;
  try {
    const response = await fetchStream(address, {
      headers: { accept: 'text/event-stream' },
      cache: 'no-store',
      signal,
    });
    return yield* readConnection(response);
  } catch (error) {
    if (signal.aborted || isAbort(error)) throw error;
    const isRefused = error instanceof ApiError;
    if (isRefused && !(wasConnected && isPassing(error))) throw error;
    return { bytes: 1 };
  }
}

/**
 * Follows the run of an uploaded text to its end (`completed` or `error` is the last event). Reconnects after
 * a drop: the same fileIds resume the same run, so nothing is charged twice (design, section 3). Throws
 * `ApiError`, or an AbortError when `signal` fires.
 */
export async function* followAnalysis(
  { fileId, originalName, ticket }: StreamRequest,
  options: StreamOptions,
): AsyncGenerator<AnalysisEvent, void> {
  const { pause = wait, now = Date.now, budgetMs = RECONNECT_BUDGET_MS } = options;
  const address = addressOf(analyzeStream, {
    query: {
      fileIds: fileId,
      token: ticket,
      originalNames: originalName,
      language: ANALYSIS_LANGUAGE,
    },
  });
  let lastHeard = now();
  let drops = 0;
  let empties = 0;
  let wasConnected = false;

  for (;;) {
    const connection = connectOnce(address, options, wasConnected);
    let step = await connection.next();
    while (!step.done) {
      lastHeard = now();
      drops = 0;
      wasConnected = true;
      yield step.value;
      if (step.value.status === 'completed' || step.value.status === 'error') return;
      step = await connection.next();
    }
    if (step.value.bytes === 0 && ++empties > EMPTY_ANSWERS_ALLOWED) {
      throw new ApiError('unreadable', failureTexts.emptyStream);
    }
    const budget = wasConnected ? budgetMs : Math.min(budgetMs, FIRST_CONTACT_BUDGET_MS);
    if (now() - lastHeard > budget) throw new ApiError('offline', failureTexts.offline);
    options.onReconnect?.();
    await pause(RECONNECT_PAUSES_MS[drops] ?? LATER_PAUSE_MS, options.signal);
    drops += 1;
  }
}
