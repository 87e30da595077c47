import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { enforceLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import { createUpload } from '#functions/core/runs/create-upload.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { signTicket } from '#functions/platform/tokens.ts';
import { uploadText } from '#shared/contracts/upload.ts';

import { readUpload } from './read-upload.ts';

export async function uploadTextEndpoint(event: APIGatewayProxyEventV2) {
  const { userId, tokenVersion } = await requireUser(event);
  await enforceLimit('upload', userId);
  const { originalName, text } = await readUpload(event);
  const fileId = await createUpload({ userId, originalName, text });
  const ticket = await signTicket({ userId, tokenVersion, fileId });
  return answer(uploadText, [{ fileId, originalName, ticket }]);
}
