import { allContracts, servedGroups } from '#shared/contracts/all-contracts.ts';

import { namedFailures } from './error-answers.ts';
import { type Json, namedSchemas } from './json-schemas.ts';
import { operation, routeOf } from './operation.ts';
import { polishGroups } from './polish-groups.ts';

/** Path of the file from the repository's root. */
export const OPENAPI_FILE = 'docs/openapi.json';

const served: readonly string[] = servedGroups;

/** The OpenAPI 3.1 description of every call, from its contract. */
export function openApiDocument(): Json {
  const contracts = allContracts
    .filter(({ group }) => served.includes(group))
    .toSorted((one, other) => routeOf(one).localeCompare(routeOf(other), 'en'))
    .toSorted((one, other) => one.path.localeCompare(other.path, 'en'));
  const paths: Record<string, Json> = {};
  for (const contract of contracts) {
    const methods = (paths[contract.path] ??= {});
    methods[contract.method.toLowerCase()] = operation(contract);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Listownik',
      version: '1.0.0',
      description:
        'Wywołania Listownika: co to za pismo, do kiedy trzeba zareagować, co odpowiedzieć. ' +
        'Każda odmowa ma postać `{message, code, requestId}`, a `message` jest zdaniem dla użytkownika.',
    },
    servers: [{ url: '/' }],
    tags: servedGroups.map((group) => ({ name: polishGroups[group] })),
    paths,
    components: {
      schemas: namedSchemas(),
      responses: namedFailures(contracts),
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Token z logowania; ważny 30 dni, aż do zmiany hasła albo usunięcia konta.',
        },
        ticket: {
          type: 'apiKey',
          in: 'query',
          name: 'token',
          description: 'Bilet z odpowiedzi na przesłanie tekstu; otwiera jedną analizę.',
        },
      },
    },
  };
}

/** The file's text. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
