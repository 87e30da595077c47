import { clientsOf, signInPath } from './clients.ts';
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts';

/** The stand-in for Google and Facebook: a page for choosing an account, and the calls behind it. */
export type SocialStandIn = { provider: IdentityProvider; webOrigin: string };

export type LocalSocial = {
  /** The functions' settings for the providers. */
  providers: string;
  googleClientSecret: string | undefined;
  facebookClientSecret: string | undefined;
  /** Absent when real providers are configured. */
  standIn: SocialStandIn | undefined;
  close: () => Promise<void>;
};

/** The real providers when `OAUTH_PROVIDERS` is set, otherwise the stand-in with the same calls. */
export async function startSocial(
  settings: NodeJS.ProcessEnv,
  webOrigin: string,
): Promise<LocalSocial> {
  const { OAUTH_PROVIDERS: providers, GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_SECRET } = settings;
  if (providers !== undefined && providers !== '') {
    return {
      providers,
      googleClientSecret: GOOGLE_CLIENT_SECRET,
      facebookClientSecret: FACEBOOK_CLIENT_SECRET,
      standIn: undefined,
      close: () => Promise.resolve(),
    };
  }
  const provider = await startIdentityProvider();
  return {
    providers: clientsOf(provider, (name) => `${webOrigin}${signInPath(name)}`),
    googleClientSecret: provider.clientSecret,
    facebookClientSecret: provider.clientSecret,
    standIn: { provider, webOrigin },
    close: provider.close,
  };
}
