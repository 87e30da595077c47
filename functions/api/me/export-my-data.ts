import { exportData } from '#functions/core/flows/export-data.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/me.ts';

export const exportMyDataEndpoint = endpoint(contracts.exportMyData, ({ caller }) =>
  exportData(caller.user),
);
