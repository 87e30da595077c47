import * as z from 'zod/mini';

import { env } from '#functions/platform/env.ts';

const providerName = z.enum(['google', 'facebook']);
export type ProviderName = z.infer<typeof providerName>;

const settings = z.object({
  clientId: z.string(),
  authorizationUrl: z.string(),
  tokenUrl: z.string(),
  /** For a provider that signs an ID token (OpenID Connect). */
  issuer: z.optional(z.string()),
  jwksUrl: z.optional(z.string()),
  /** For a provider that is asked for the person's data. */
  userinfoUrl: z.optional(z.string()),
});
export type ProviderSettings = z.infer<typeof settings>;

/** What each provider publishes; `OAUTH_PROVIDERS` adds the client's id and may override the rest. */
const PUBLISHED = {
  google: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    issuer: 'https://accounts.google.com',
    jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  facebook: {
    authorizationUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/v23.0/oauth/access_token',
    userinfoUrl: 'https://graph.facebook.com/v23.0/me?fields=id,email,first_name,last_name',
  },
} as const satisfies Record<ProviderName, Omit<ProviderSettings, 'clientId'>>;

const configured = z.partialRecord(providerName, z.partial(settings));

/** A provider with this stage's settings, or `undefined` when the stage has no client there. */
export function findProvider(name: ProviderName): ProviderSettings | undefined {
  const own = configured.parse(JSON.parse(env('OAUTH_PROVIDERS')))[name];
  if (own?.clientId === undefined) return undefined;
  return settings.parse({ ...PUBLISHED[name], ...own });
}
