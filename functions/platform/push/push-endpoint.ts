import { env } from '#functions/platform/env.ts';

/**
 * Hosts of the push services of Chromium (FCM), Firefox, Safari and Edge. A browser's subscription names the
 * address that we call, so no other host is allowed: it could be an internal machine.
 */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
];

/** A stand-in must be on this machine, whatever the settings say. */
const STAND_IN = /^http:\/\/127\.0\.0\.1:\d{1,5}$/;

/**
 * Whether messages may be sent to this address: `https` on its own port at one of the push services, in the
 * canonical form of a URL (no user, no other port, no IDN, no disguised IP address). Checked when a
 * subscription is stored and again when something is sent to it.
 */
export function isPushEndpoint(endpoint: string): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  // An address that the parser had to normalize may be an attempt to be read differently elsewhere.
  if (url?.href !== endpoint || url.username !== '' || url.password !== '' || url.hash !== '') {
    return false;
  }
  if (isStandIn(url.origin)) return true;
  return url.protocol === 'https:' && url.port === '' && HOSTS.some((host) => host.test(url.host));
}

function isStandIn(origin: string): boolean {
  const standIn = env('PUSH_STAND_IN');
  return standIn !== '' && STAND_IN.test(standIn) && origin === standIn;
}
