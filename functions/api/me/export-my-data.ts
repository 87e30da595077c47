import { exportData } from '#functions/core/accounts/export-data.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/me.ts';

export const exportMyDataEndpoint = endpoint(contracts.exportMyData, ({ caller }) =>
  exportData(caller.user),
);
