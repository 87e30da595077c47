import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { replaceTags } from '#functions/core/history/history-repository.ts';
import { cleanTags } from '#functions/core/history/tags.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { saveTags } from '#shared/contracts/history.ts';
import { AppError } from '#shared/errors/app-error.ts';

export async function saveTagsEndpoint(event: APIGatewayProxyEventV2) {
  const { userId } = await requireUser(event);
  const { params, body } = parseRequest(saveTags, event);
  const tags = cleanTags(body.tags);
  if (!(await replaceTags(userId, params.id, tags))) throw new AppError('NOT_FOUND');
  return answer(saveTags, { tags });
}
