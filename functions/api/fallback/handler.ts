import middy from '@middy/core';
import httpSecurityHeaders from '@middy/http-security-headers';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

import { errorAnswer, errorResponder } from '#functions/platform/http/error-responder.ts';
import { requestLog } from '#functions/platform/http/request-log.ts';
import { allContracts, servedGroups } from '#shared/contracts/all-contracts.ts';
import { AppError } from '#shared/errors/app-error.ts';

const served: readonly string[] = servedGroups;

/** Methods under which a path is served; none when no contract has it. */
export function methodsOf(path: string): string[] {
  return allContracts
    .filter((contract) => served.includes(contract.group) && matches(contract.path, path))
    .map(({ method }) => method)
    .sort();
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      part.startsWith('{') ? given[index] !== '' : part === given[index],
    )
  );
}

function refuse(event: APIGatewayProxyEventV2): APIGatewayProxyStructuredResultV2 {
  const methods = methodsOf(event.rawPath);
  if (methods.length === 0) throw new AppError('ROUTE_NOT_FOUND');
  const answer = errorAnswer(new AppError('METHOD_NOT_ALLOWED'), event.requestContext.requestId);
  return { ...answer, headers: { ...answer.headers, allow: methods.join(', ') } };
}

/** Paths that no contract names: 405 with `Allow` for a known path, 404 otherwise. */
export const handler = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
  .use(requestLog())
  .use(httpSecurityHeaders())
  .use(errorResponder())
  .handler((event) => Promise.resolve(refuse(event)));
