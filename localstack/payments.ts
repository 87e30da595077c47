import { join } from 'node:path';

import { type LocalStripe, startLocalStripe } from './stripe/local-stripe.ts';

export type LocalPayments = {
  mode: 'local' | 'live';
  /** The functions' settings for the provider. */
  environment: Readonly<Record<string, string>>;
  secretKey: string;
  webhookSecret: string;
  /** The stand-in; absent with the real provider. */
  standIn: LocalStripe | undefined;
  close: () => Promise<void>;
};

const SETTINGS = ['STRIPE_PRICE_BASIC', 'STRIPE_PRICE_PRO', 'STRIPE_PORTAL_CONFIGURATION'] as const;

/** The real provider when `STRIPE_SECRET_KEY` is set, otherwise the stand-in with the same calls. */
export async function startPayments(
  settings: NodeJS.ProcessEnv,
  webOrigin: string,
  dataDir: string,
): Promise<LocalPayments> {
  const secretKey = settings.STRIPE_SECRET_KEY;
  if (secretKey !== undefined && secretKey !== '') {
    const given = SETTINGS.map((name) => [name, settings[name] ?? ''] as const);
    return {
      mode: 'live',
      environment: Object.fromEntries(given.filter(([, value]) => value !== '')),
      secretKey,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? '',
      standIn: undefined,
      close: () => Promise.resolve(),
    };
  }
  const standIn = await startLocalStripe({
    origin: webOrigin,
    file: join(dataDir, 'stripe.json'),
    deliver: (body, signature) => deliver(`${webOrigin}/api/billing/webhook`, body, signature),
  });
  const { apiBase, webhookSecret, close } = standIn;
  return {
    mode: 'local',
    environment: { STRIPE_API_BASE: apiBase },
    secretKey: standIn.secretKey,
    webhookSecret,
    standIn,
    close,
  };
}

async function deliver(url: string, body: string, signature: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answer = await fetch(url, { method: 'POST', headers, body });
  return answer.ok;
}
