import * as z from 'zod/mini';

import { resourcesOf, targetOf, type Template } from './template.ts';

export type Route = {
  /** In the notation of API Gateway: `GET /api/history/{id}`. */
  routeKey: string;
  functionId: string;
};
export type RouteMatch = Route & { pathParameters: Record<string, string> };

/** The HTTP API's routes. */
export function declaredRoutes(template: Template): Route[] {
  const integrations = new Map(
    resourcesOf(
      template,
      'AWS::ApiGatewayV2::Integration',
      z.object({ IntegrationUri: z.unknown() }),
    ).map(({ id, properties }) => [id, targetOf(template, properties.IntegrationUri)]),
  );
  return resourcesOf(
    template,
    'AWS::ApiGatewayV2::Route',
    z.object({ RouteKey: z.string(), Target: z.unknown() }),
  ).map(({ properties }) => {
    const functionId = integrations.get(targetOf(template, properties.Target));
    if (functionId === undefined) throw new Error(`${properties.RouteKey} leads nowhere.`);
    return { routeKey: properties.RouteKey, functionId };
  });
}

/**
 * The route that API Gateway would choose: the most specific path, and a named method before `ANY`.
 * `undefined` when none matches.
 */
export function matchRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): RouteMatch | undefined {
  const matches = routes.flatMap((route) => {
    const [wanted = '', pattern = ''] = route.routeKey.split(' ');
    if (wanted !== 'ANY' && wanted !== method) return [];
    const pathParameters = parametersOf(pattern, path);
    if (pathParameters === undefined) return [];
    return [{ rank: rankOf(wanted, pattern), match: { ...route, pathParameters } }];
  });
  return matches.toSorted((a, b) => b.rank - a.rank)[0]?.match;
}

function rankOf(method: string, pattern: string): number {
  const greedy = pattern.includes('+}') ? 0 : 1_000;
  const literal = pattern.split('/').filter((part) => !part.startsWith('{')).length;
  return greedy + literal * 10 + (method === 'ANY' ? 0 : 1);
}

function parametersOf(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const name = /^\{(.+?)\+?\}$/.exec(part)?.[1];
    const value = part.endsWith('+}') ? given.slice(index).join('/') : given[index];
    if (name === undefined ? part !== value : value === undefined || value === '') return undefined;
    if (name !== undefined) parameters[name] = decoded(value ?? '');
    if (part.endsWith('+}')) return parameters;
  }
  return wanted.length === given.length ? parameters : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
