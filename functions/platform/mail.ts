import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';

import { env } from './env.ts';

/** A timed-out send is tried once more: the owner would rather get a message twice than never. */
const ses = new SESv2Client({
  maxAttempts: 2,
  requestHandler: {
    connectionTimeout: 1_000,
    requestTimeout: 3_000,
    throwOnRequestTimeout: true, // without it the SDK only warns, and waits on
  },
});

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Headers of its own, by name. */
  headers?: Readonly<Record<string, string>>;
};

/** Sends one message in UTF-8. Throws when a header could carry a second one, or when SES refuses. */
export async function sendMail({ to, subject, text, html, headers = {} }: Mail): Promise<void> {
  const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' });
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: headerValue(env('MAIL_FROM')),
      Destination: { ToAddresses: [headerValue(to)] },
      Content: {
        Simple: {
          Subject: utf8(headerValue(subject)),
          Body: { Text: utf8(text), Html: utf8(html) },
          Headers: Object.entries(headers).map(([Name, value]) => ({
            Name,
            Value: headerValue(value),
          })),
        },
      },
    }),
  );
}

/** Refuses control characters, by which one header becomes two (ASVS 1.3.11). */
function headerValue(value: string): string {
  if (/\p{Cc}/u.test(value)) throw new Error('A mail header holds a control character.');
  return value;
}
