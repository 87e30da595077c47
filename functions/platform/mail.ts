import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';

import { env } from './env.ts';

/** A timed-out message is sent once more: a duplicate is better than none. */
const ses = new SESv2Client({
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

/** Sends one message in UTF-8. Throws when a header contains a control character, or when SES refuses. */
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

/** Refuses control characters, which could turn one header into two (ASVS 1.3.11). */
function headerValue(value: string): string {
  if (/\p{Cc}/u.test(value)) throw new Error('A mail header holds a control character.');
  return value;
}
