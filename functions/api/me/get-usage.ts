import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { findCurrentUsage } from '#functions/core/packages/current-usage.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { getUsage } from '#shared/contracts/me.ts';
import { AppError } from '#shared/errors/app-error.ts';

export async function getUsageEndpoint(event: APIGatewayProxyEventV2) {
  const { userId } = await requireUser(event);
  const usage = await findCurrentUsage(userId);
  if (usage === undefined) {
    throw new AppError('NOT_FOUND', { message: 'Nie masz jeszcze żadnego pakietu analiz.' });
  }
  return answer(getUsage, usage);
}
