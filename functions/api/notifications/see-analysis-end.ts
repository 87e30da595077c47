import { seeEnd } from '#functions/core/notifications/see-end.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/notifications.ts';

export const seeAnalysisEndEndpoint = endpoint(
  contracts.seeAnalysisEnd,
  async ({ caller, params }) => {
    await seeEnd(caller.userId, params.fileId);
  },
);
