import { afterAll, beforeAll, beforeEach } from 'vitest';
import * as z from 'zod/mini';

import * as auth from '#shared/contracts/auth.ts';

import { type EmbeddedCloud, startEmbeddedCloud, WEB_ORIGIN } from './embedded-cloud.ts';
import { type Answer, type Call, caller } from './http-event.ts';

export const PASSWORD = 'bardzo tajne hasło';

type MailedRoute = 'verify-email' | 'reset-password';

/** The calls about accounts against this file's own embedded cloud; the clock is reset before each test. */
export function accountsInCloud() {
  let cloud: EmbeddedCloud;
  let auths: ReturnType<typeof caller>;
  let mes: ReturnType<typeof caller>;
  beforeAll(async () => {
    cloud = await startEmbeddedCloud({
      ADMIN_EMAILS: 'szefowa@listownik.test, Admin2@Listownik.test',
    });
    auths = caller((await import('#functions/api/auth/handler.ts')).handler);
    mes = caller((await import('#functions/api/me/handler.ts')).handler);
  });
  afterAll(() => cloud.close());
  beforeEach(() => advance(0));

  const callAuth: typeof auths = (...call) => auths(...call);
  const callMe: typeof mes = (...call) => mes(...call);
  let people = 0;
  const newAddress = () => `osoba${++people}@poczta.example`;
  const login = (email: string, password = PASSWORD, call: Call = {}) =>
    callAuth(auth.login, { body: { email, password }, ...call });
  const mailsTo = (email: string) => cloud.mails().filter(({ to }) => to === email);
  /** Secrets of the links of a kind mailed to an address, newest first. */
  const mailedTokens = (email: string, route: MailedRoute): string[] => {
    const link = new RegExp(`${WEB_ORIGIN}/#/${route}/([A-Za-z0-9_-]+)\\s`);
    return mailsTo(email).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
  };

  return {
    cloud: () => cloud,
    callAuth,
    callMe,
    newAddress,
    login,
    mailsTo,
    mailedTokens,
    register: (email: string, change: object = {}) =>
      callAuth(auth.register, { body: wish(email, change) }),
    verify: (token: string) => callAuth(auth.verifyEmail, { params: { token } }),
    forgot: (email: string) => callAuth(auth.forgotPassword, { body: { email } }),
    reset: (token: string, password: string) =>
      callAuth(auth.resetPassword, { params: { token }, body: { password } }),
    getMe: (token: string) => callAuth(auth.getMe, { token }),
    newestToken: (email: string, route: MailedRoute): string => {
      const [token] = mailedTokens(email, route);
      if (token === undefined) throw new Error(`No ${route} link was mailed.`);
      return token;
    },
    /** Somebody with a confirmed address. */
    newPerson: async (): Promise<auth.Session & { email: string }> => {
      const { ensureAccount } = await import('#functions/core/flows/seed-account.ts');
      const email = newAddress();
      await ensureAccount({ ...wish(email), role: 'USER' });
      return { ...sessionOf(await login(email)), email };
    },
    rowsOf: async (pk: string) => (await cloud.rows()).filter((row) => row.pk === pk),
  };
}

/** What a registration sends. */
export const wish = (email: string, change: object = {}) => ({
  email,
  password: PASSWORD,
  firstName: 'Anna',
  lastName: 'Kowalska',
  ...change,
});

export const sessionOf = (answer: Answer) => auth.session.parse(answer.json());
export const messageOf = (answer: Answer) =>
  z.object({ message: z.string() }).parse(answer.json()).message;
export const codeOf = (answer: Answer) => z.object({ code: z.string() }).parse(answer.json()).code;

/**
 * Sets the handlers' clock to a number of minutes after one minute past an hour, so that no test meets the
 * end of a limit's window by chance.
 */
export async function advance(minutes: number): Promise<void> {
  const { setClockShift } = await import('#functions/platform/clock.ts');
  const hour = 3_600_000;
  setClockShift(hour - (Date.now() % hour) + (minutes + 1) * 60_000);
}

export async function nowSeconds(): Promise<number> {
  const { systemClock } = await import('#functions/platform/clock.ts');
  return Math.floor(systemClock().getTime() / 1000);
}
