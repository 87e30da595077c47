import { clientsOf } from '#localstack/identity/clients.ts';
import {
  type IdentityProvider,
  type Person,
  startIdentityProvider,
} from '#localstack/identity/identity-provider.ts';
import * as auth from '#shared/contracts/auth.ts';

import {
  type EmbeddedCloud,
  SESSION_SECRET,
  startEmbeddedCloud,
  WEB_ORIGIN,
} from './embedded-cloud.ts';
import { type Answer, caller } from './http-event.ts';

/** The account calls over embedded engines, with one provider in the role of Google and Facebook. */
export type SocialProduct = {
  cloud: EmbeddedCloud;
  provider: IdentityProvider;
  call: ReturnType<typeof caller>;
  callMe: ReturnType<typeof caller>;
  /** The whole round trip of one sign-in. */
  viaGoogle: (person: Person) => Promise<Answer>;
  viaFacebook: (person: Person) => Promise<Answer>;
  /** Secrets of the links mailed to an address, newest first. */
  mailedTokens: (email: string, route?: 'verify-email' | 'reset-password') => string[];
  close: () => Promise<void>;
};

type Start = typeof auth.startGoogle | typeof auth.startFacebook;
type Finish = typeof auth.finishGoogle | typeof auth.finishFacebook;

export async function startSocialProduct(): Promise<SocialProduct> {
  const provider = await startIdentityProvider();
  const cloud = await startEmbeddedCloud({
    OAUTH_PROVIDERS: clientsOf(provider, () => `${provider.url}/authorize`),
    SECRETS_JSON: JSON.stringify({
      sessionSecret: SESSION_SECRET,
      modelApiKey: 'none',
      googleClientSecret: provider.clientSecret,
      facebookClientSecret: provider.clientSecret,
    }),
  });
  const call = caller((await import('#functions/api/auth/handler.ts')).handler);

  async function via(start: Start, finish: Finish, person: Person): Promise<Answer> {
    const begun = await call(start);
    const cookie = begun.cookies[0]?.split(';')[0] ?? '';
    const query = provider.consent(begun.headers.location ?? '', person);
    return call(finish, { query, cookies: [cookie] });
  }

  return {
    cloud,
    provider,
    call,
    callMe: caller((await import('#functions/api/me/handler.ts')).handler),
    viaGoogle: (person) => via(auth.startGoogle, auth.finishGoogle, person),
    viaFacebook: (person) => via(auth.startFacebook, auth.finishFacebook, person),
    mailedTokens: (email, route = 'verify-email') => {
      const link = new RegExp(`${WEB_ORIGIN}/#/${route}/([A-Za-z0-9_-]+)\\s`);
      const mails = cloud.mails().filter(({ to }) => to === email);
      return mails.flatMap(({ text }) => link.exec(text)?.[1] ?? []);
    },
    close: async () => {
      await cloud.close();
      await provider.close();
    },
  };
}

let people = 0;
/** An unused e-mail address. */
export const newAddress = () => `osoba${++people}@poczta.example`;

/** Somebody as Google tells of them. */
export const googlePerson = (email: string, change: Person = {}): Person => ({
  sub: `g-${email}`,
  email,
  email_verified: true,
  given_name: 'Anna',
  family_name: 'Kowalska',
  ...change,
});

/** The session that a return carries; throws when it carries none. */
export function tokenOf({ headers }: Answer): string {
  const prefix = `${WEB_ORIGIN}/#/auth/callback?token=`;
  const location = headers.location ?? '';
  if (!location.startsWith(prefix)) throw new Error(`No session: ${location}`);
  return location.slice(prefix.length);
}

/** Where a return without a sign-in ends. */
export const signInScreen = (why: string) => `${WEB_ORIGIN}/#/login?social=${why}`;
