import { secretsOf } from '#functions/platform/secrets.ts';
import { AppError } from '#shared/errors/app-error.ts';

export type VapidKeys = { publicKey: string; privateKey: string };

/** The stage's key pair for push messages (RFC 8292); throws `UNAVAILABLE` while it has none. */
export async function vapidKeys(): Promise<VapidKeys> {
  const { vapidPublicKey: publicKey, vapidPrivateKey: privateKey } = await secretsOf('push');
  if (!publicKey || !privateKey) throw new AppError('UNAVAILABLE');
  return { publicKey, privateKey };
}

/** The key browsers subscribe with; throws `UNAVAILABLE` while the stage has none. */
export async function vapidPublicKey(): Promise<string> {
  return (await vapidKeys()).publicKey;
}
