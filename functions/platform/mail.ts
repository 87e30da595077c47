import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import MailComposer from 'nodemailer/lib/mail-composer';

import { systemClock } from './clock.ts';
import { env } from './env.ts';

/** A timed-out message is sent once more: a duplicate is better than none. */
const ses = new SESClient({
  maxAttempts: 2,
  requestHandler: {
    connectionTimeout: 1_000,
    requestTimeout: 3_000,
    throwOnRequestTimeout: true, // otherwise the SDK only warns and keeps waiting
  },
});

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Additional headers, by name. */
  headers?: Readonly<Record<string, string>>;
};

/**
 * Sends one message in UTF-8. It is sent as MIME, because only MIME allows additional headers with this client
 * (one-click unsubscription). Throws when a header contains a control character, or when SES
 * refuses.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const message = composed(mail);
  const { from, to } = message.getEnvelope();
  if (from === false) throw new Error('MAIL_FROM names no address.');
  const Data = await message.build();
  await ses.send(new SendRawEmailCommand({ Source: from, Destinations: to, RawMessage: { Data } }));
}

function composed({ to, subject, text, html, headers = {} }: Mail) {
  const composer = new MailComposer({
    from: headerValue(env('MAIL_FROM')),
    to: { name: '', address: headerValue(to) }, // one address, even with commas
    subject: headerValue(subject),
    date: systemClock(),
    text,
    html,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value: headerValue(value) })),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile();
}

/** Refuses control characters, which could turn one header into two (ASVS 1.3.11). */
function headerValue(value: string): string {
  if (/\p{Cc}/u.test(value)) throw new Error('A mail header holds a control character.');
  return value;
}
