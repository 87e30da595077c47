import { setTimeout as delay } from 'node:timers/promises';
import webPush from 'web-push';

import { env } from '#functions/platform/env.ts';
import type { PushMessage } from '#shared/events/push-message.ts';

import { isPushEndpoint } from './push-endpoint.ts';
import type { PushKeys } from './push-keys.ts';
import { vapidKeys } from './vapid-keys.ts';

export type PushTarget = { endpoint: string; keys: PushKeys };

export type PushOptions = {
  /** How long the push service keeps the message for an offline device (RFC 8030, section 5.2). */
  ttlSeconds: number;
  urgency: 'normal' | 'high';
};

/**
 * `gone`: the subscription has ended for good. `refused`: the service rejects this message or us.
 * `unreached`: the service did not accept it within the attempts.
 */
export type PushOutcome = 'delivered' | 'gone' | 'refused' | 'unreached';

export type PushPace = {
  timeoutMs: number;
  /** Wait before another attempt, by the number of attempts made. */
  backoffMs: (tries: number) => number;
  sleep: (milliseconds: number) => Promise<unknown>;
};

const TRIES = 3;
/** A longer pause than this is not waited for. */
const LONGEST_PAUSE_MS = 5_000;
const TOPIC_LENGTH = 32;

const usualPace: PushPace = {
  timeoutMs: 4_000,
  backoffMs: (tries) => 250 * 2 ** tries * (0.5 + Math.random()),
  sleep: (milliseconds) => delay(milliseconds),
};

/**
 * Encrypts a message for one browser (RFC 8291), signs it (RFC 8292) and hands it to the browser's push
 * service. Only addresses of push services are called, and redirects are not followed. Every failure of the
 * service is an outcome; throws `UNAVAILABLE` when the stage has no keys to sign with.
 */
export async function sendPush(
  target: PushTarget,
  message: PushMessage,
  options: PushOptions,
  pace: PushPace = usualPace,
): Promise<PushOutcome> {
  if (!isPushEndpoint(target.endpoint)) return 'refused';
  const { headers, body } = webPush.generateRequestDetails(target, JSON.stringify(message), {
    vapidDetails: { subject: env('VAPID_SUBJECT'), ...(await vapidKeys()) },
    contentEncoding: 'aes128gcm',
    TTL: options.ttlSeconds,
    urgency: options.urgency,
    topic: topicOf(message.tag),
  });
  const request = { method: 'POST', headers: textual(headers), body, redirect: 'manual' } as const;
  for (let tries = 1; ; tries += 1) {
    const answer = await post(target.endpoint, request, pace.timeoutMs);
    if (answer.outcome !== 'unreached' || tries === TRIES) return answer.outcome;
    const pauseMs = answer.pauseMs ?? pace.backoffMs(tries);
    if (pauseMs > LONGEST_PAUSE_MS) return 'unreached';
    await pace.sleep(pauseMs);
  }
}

type Try = { outcome: PushOutcome; pauseMs?: number };

async function post(endpoint: string, request: RequestInit, timeoutMs: number): Promise<Try> {
  let response: Response;
  try {
    response = await fetch(endpoint, { ...request, signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    return { outcome: 'unreached' }; // no network, or no answer in time
  }
  await response.body?.cancel(); // the body is irrelevant, and it occupies the connection
  const { status } = response;
  if (response.ok) return { outcome: 'delivered' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status !== 429 && status < 500) return { outcome: 'refused' };
  const seconds = Number(response.headers.get('retry-after') ?? '');
  return { outcome: 'unreached', ...(seconds > 0 ? { pauseMs: seconds * 1_000 } : {}) };
}

/** Messages with the same topic replace each other while the device is off. */
function topicOf(tag: string): string {
  return tag.slice(-TOPIC_LENGTH);
}

/** `fetch` counts the bytes itself. */
function textual(headers: Record<string, unknown>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => name !== 'Content-Length');
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
