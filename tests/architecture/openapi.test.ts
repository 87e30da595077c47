import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';

import { OPENAPI_FILE, openApiDocument, openApiText } from '#infra/openapi/document.ts';
import { errorsOf } from '#infra/openapi/error-answers.ts';
import { routeOf } from '#infra/openapi/operation.ts';
import { exampleOf } from '#shared/contracts/examples/all-examples.ts';
import { analysisEvent } from '#shared/events/analysis-stream.ts';
import { servedContracts } from '#tests/support/contract-cases/all-cases.ts';

const routes = servedContracts.map(routeOf);

test('the file says what the contracts say (npm run openapi writes it anew)', async () => {
  expect(await readFile(OPENAPI_FILE, 'utf-8')).toBe(openApiText());
});

test('the file is OpenAPI 3.1, and every reference in it leads somewhere', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(openApiDocument());
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
  const text = openApiText();
  const document: unknown = JSON.parse(text);
  for (const [, path = ''] of text.matchAll(/"\$ref": "#\/([^"]+)"/g)) {
    const target = path.split('/').reduce<unknown>((value, key) => {
      return typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[key]
        : undefined;
    }, document);
    expect(target, path).toBeTypeOf('object');
  }
});

test('each call has a name of its own, and a Polish sentence', () => {
  for (const { summaryPl } of servedContracts) expect(summaryPl).toMatch(/^[A-ZŻŹĆŁŚÓ].*[.)]$/u);
  const ids = [...openApiText().matchAll(/"operationId": "(\w+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(routes.length);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(servedContracts.map((contract) => [routeOf(contract), contract] as const))(
  'the example of %s',
  (route, contract) => {
    const { params, query, body, response } = exampleOf(contract);

    test('is what the contract takes', () => {
      expect(contract.params?.safeParse(params ?? {}).error).toBeUndefined();
      expect(contract.query?.safeParse(query ?? {}).error).toBeUndefined();
      expect(contract.body?.safeParse(body).error).toBeUndefined();
      expect(body === undefined).toBe(contract.body === undefined);
    });

    test('is what the contract answers, with nothing besides', () => {
      if (contract.group === 'analyze') {
        const lines = String(response).split('\n').filter(Boolean);
        for (const line of lines) analysisEvent.parse(JSON.parse(line.slice('data: '.length)));
        expect(lines).toHaveLength(2);
      } else {
        expect(contract.response.parse(response)).toEqual(response);
      }
    });

    test('stands beside the ways the call may fail', () => {
      const statuses = [...errorsOf(contract).keys()];
      expect(statuses).toEqual(statuses.toSorted((one, other) => one - other));
      expect(statuses.includes(401)).toBe(contract.auth !== 'none' || route.endsWith('/login'));
    });
  },
);
