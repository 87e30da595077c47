import { findCurrentUsage } from '#functions/core/packages/current-usage.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/me.ts';
import { AppError } from '#shared/errors/app-error.ts';

export const getUsageEndpoint = endpoint(contracts.getUsage, async ({ caller }) => {
  const usage = await findCurrentUsage(caller.userId);
  if (usage !== undefined) return usage;
  throw new AppError('NOT_FOUND', { message: 'Nie masz jeszcze żadnego pakietu analiz.' });
});
