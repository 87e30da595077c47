import { CLIENT_ID, type IdentityProvider } from './identity-provider.ts';

export const providerNames = ['google', 'facebook'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Path of the page that replaces a provider's sign-in page. */
export const signInPath = (provider: ProviderName) => `/__local/sign-in/${provider}`;

/** `OAUTH_PROVIDERS` of functions that sign in at the stand-in: one issuer in both roles. */
export function clientsOf(
  { url }: Pick<IdentityProvider, 'url'>,
  pageOf: (provider: ProviderName) => string,
): string {
  const client = (provider: ProviderName) => ({
    clientId: CLIENT_ID,
    authorizationUrl: pageOf(provider),
    tokenUrl: `${url}/token`,
  });
  return JSON.stringify({
    google: { ...client('google'), issuer: url, jwksUrl: `${url}/jwks` },
    facebook: { ...client('facebook'), userinfoUrl: `${url}/me` },
  });
}
