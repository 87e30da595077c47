import * as z from 'zod/mini';

import { BadRequest } from '#localstack/controls/bad-request.ts';
import { normalizeEmail } from '#shared/contracts/fields.ts';

import { type DeviceSubscription, pushFaultKinds, type PushService } from './push-service.ts';

const deviceBody = z.strictObject({ email: z.optional(z.string()) });
const faultBody = z.strictObject({
  kind: z.enum(pushFaultKinds),
  times: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
});

/** `POST /__local/push`: creates a browser of the stand-in; with an e-mail it gets that account's messages. */
export async function addDevice(push: PushService, given: unknown): Promise<DeviceSubscription> {
  const parsed = deviceBody.safeParse(given);
  if (!parsed.success) throw new BadRequest('Expected JSON {"email"?}.');
  const device = push.addDevice();
  const { email } = parsed.data;
  if (email === undefined) return device;
  // Like the handlers, the rules create their clients when they are loaded, so the environment must be set first.
  const { findAddressOwner } = await import('#functions/core/accounts/address-repository.ts');
  const { subscribe } = await import('#functions/core/notifications/subscribe.ts');
  const owner = await findAddressOwner(normalizeEmail(email));
  if (owner === undefined) throw new BadRequest('There is no account with this address.');
  await subscribe(owner, device);
  return device;
}

/** `POST /__local/push/fault`: scripts the push service's next answers. */
export function scriptPushFault(push: PushService, given: unknown): object {
  const parsed = faultBody.safeParse(given);
  if (!parsed.success) {
    const kinds = pushFaultKinds.map((kind) => `"${kind}"`).join('|');
    throw new BadRequest(`Expected JSON {"kind": ${kinds}, "times": 1…1000}.`);
  }
  push.fault(parsed.data.kind, parsed.data.times);
  return parsed.data;
}
