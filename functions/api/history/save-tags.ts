import { replaceTags } from '#functions/core/history/history-repository.ts';
import { cleanTags } from '#functions/core/history/tags.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/history.ts';
import { AppError } from '#shared/errors/app-error.ts';

export const saveTagsEndpoint = endpoint(contracts.saveTags, async ({ caller, params, body }) => {
  const tags = cleanTags(body.tags);
  if (!(await replaceTags(caller.userId, params.id, tags))) throw new AppError('NOT_FOUND');
  return { tags };
});
