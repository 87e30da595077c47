import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { openAnalysis, type OpenedAnalysis } from '#functions/core/analysis/open-analysis.ts';
import { openCall } from '#functions/edge/endpoint.ts';
import { analyzeStream } from '#shared/contracts/analyze.ts';
import { type FileId, fileId } from '#shared/domain/ids.ts';
import { ONE_FILE_ONLY } from '#shared/domain/limits.ts';
import { AppError } from '#shared/errors/app-error.ts';

/**
 * Everything that may still be answered with a status: the caller, the file, and whether it can be run. A
 * ticket opens only its own file; a session token, which the specification allows too, any file of its user.
 */
export async function openStream(event: APIGatewayProxyEventV2): Promise<OpenedAnalysis> {
  // A link checker's HEAD request must not start a run: the function URL accepts any method.
  if (event.requestContext.http.method !== analyzeStream.method) {
    throw new AppError('METHOD_NOT_ALLOWED');
  }
  const { caller, query } = await openCall(analyzeStream, event);
  const asked = oneFile(query.fileIds);
  if (caller.fileId !== undefined && caller.fileId !== asked) throw new AppError('FORBIDDEN');
  return openAnalysis(caller.userId, asked);
}

function oneFile(fileIds: string): FileId {
  if (fileIds.includes(',')) throw new AppError('INVALID_INPUT', { message: ONE_FILE_ONLY });
  const parsed = fileId.safeParse(fileIds);
  if (!parsed.success) throw new AppError('NOT_FOUND');
  return parsed.data;
}
