import { deleteAnalysis } from '#functions/core/flows/delete-analysis.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/history.ts';

export const deleteHistoryItemEndpoint = endpoint(
  contracts.deleteHistoryItem,
  async ({ caller, params }) => {
    await deleteAnalysis(caller.userId, params.id);
    return { message: 'Analiza została pomyślnie usunięta.' };
  },
);
