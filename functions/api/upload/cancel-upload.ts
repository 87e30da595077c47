import { cancelAnalysis } from '#functions/core/flows/cancel-analysis.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/upload.ts';

export const cancelUploadEndpoint = endpoint(contracts.cancelUpload, async ({ caller, params }) => {
  await cancelAnalysis(caller.userId, params.fileId);
});
