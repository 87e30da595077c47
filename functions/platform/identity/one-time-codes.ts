import { Secret, TOTP } from 'otpauth';

/** Settings that every application supports (RFC 6238 with the key URI's defaults). */
const ISSUER = 'Listownik';
const STEP_SECONDS = 30;
/** RFC 4226, section 4: 160 bits. */
const SECRET_BYTES = 20;
/** Telephones' clocks differ: the previous and the next code count too (RFC 6238, section 5.2). */
const WINDOW = 1;

const counterOf = (secret: string, label = '') =>
  new TOTP({
    ...{ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS },
    secret: Secret.fromBase32(secret),
  });

/** A new secret, base32. */
export const newCodeSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** The address in the QR code; `label` distinguishes the account from others in the application. */
export function codeUri(secret: string, label: string): string {
  return counterOf(secret, label).toString();
}

/** The half-minute since 1970 of this code, at most one away from now; `undefined` for any other code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = counterOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta;
}
