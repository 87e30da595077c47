import type { User } from '#functions/core/accounts/user.ts';
import { findUser } from '#functions/core/accounts/user-repository.ts';
import { packageKey } from '#functions/core/packages/package-keys.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import { readPaymentAccount } from '#functions/platform/payments/payments.ts';
import { removeItem } from '#functions/platform/table/item.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { confirmOrders } from './confirm-orders.ts';
import type { Customer } from './customer.ts';
import { beginReading, endReading } from './customer-repository.ts';
import { isLive, packagesPaidFor } from './paid-periods.ts';
import { planOfPrice } from './prices.ts';
import {
  setSubscriptionPackage,
  type SubscriptionPackage,
} from './subscription-package-repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A payment page lives for a day; after these days it cannot have an effect. */
const CHECKOUT_DAYS = 3;

/**
 * Sets a user's subscription packages to the payment provider's current state. Every event leads here and
 * contributes only the customer's name, so events may come twice, late and in any order. A customer of
 * somebody else changes nothing.
 */
export async function syncBilling(
  userId: UserId,
  customerId: string,
  clock: Clock = systemClock,
): Promise<void> {
  const reading = await beginReading(userId, customerId);
  if (reading === undefined) return;
  const account = await readPaymentAccount(customerId);
  const live = account.subscriptions.filter(({ status }) => isLive(status));
  if (live.length > 1) logger.warn('customer has several subscriptions', { userId });
  const packages = packagesPaidFor(userId, account, planOfPrice);
  const written = packages.filter((paid) => isWorthSetting(paid, packages, clock()));
  const owner = await write(userId, written, reading.readings);
  const { subscriptions } = account;
  const isConfirmed =
    owner === undefined || (await confirmOrders(owner, written, { subscriptions, now: clock() }));
  const open = packages.some(({ windowEnd }) => windowEnd > clock().toISOString());
  const isOver = live.length === 0 && !open && !isPaying(reading, clock());
  // A message that was not sent is tried again with the next reading, within an hour.
  const pause = isConfirmed ? DAY_MS - HOUR_MS : 0;
  await endReading(reading, isOver ? undefined : new Date(clock().getTime() + pause));
}

/** Past periods are history, except the newest, which shows the status of the subscription. */
function isWorthSetting(
  paid: SubscriptionPackage,
  all: readonly SubscriptionPackage[],
  now: Date,
): boolean {
  const isNewest = all.every(({ windowStart }) => windowStart <= paid.windowStart);
  return isNewest || Date.parse(paid.windowEnd) > now.getTime() - DAY_MS;
}

function isPaying({ checkoutAt }: Customer, now: Date): boolean {
  return (
    checkoutAt !== undefined && now.getTime() - Date.parse(checkoutAt) < CHECKOUT_DAYS * DAY_MS
  );
}

/** Writes the packages of an open account, and returns whose they are; `undefined` when there is nothing to write. */
async function write(userId: UserId, packages: readonly SubscriptionPackage[], reading: number) {
  const owner = packages.length === 0 ? undefined : await findOpenUser(userId);
  if (owner === undefined) return undefined;
  const { createdAt: ownerSince } = owner;
  for (const paid of packages) await setSubscriptionPackage(paid, { reading, ownerSince });
  // An erasure that began meanwhile may have read the rows before these were written.
  if ((await findOpenUser(userId)) !== undefined) return owner;
  for (const { packageId } of packages) await removeItem(packageKey(userId, packageId));
  return undefined;
}

async function findOpenUser(id: UserId): Promise<User | undefined> {
  const user = await findUser(id);
  return user?.status === 'closing' ? undefined : user;
}
