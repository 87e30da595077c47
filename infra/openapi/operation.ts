import { STATUS_CODES } from 'node:http';

import { NEXT_CURSOR_HEADER } from '#shared/contracts/admin.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { exampleOf } from '#shared/contracts/examples/all-examples.ts';
import type { CallExample } from '#shared/contracts/examples/call-example.ts';

import { errorsOf, refToFailure } from './error-answers.ts';
import { type Json, jsonSchema, refTo } from './json-schemas.ts';
import { polishGroups } from './polish-groups.ts';

/** CloudFront sends this answer, in its own format. */
const TOO_LONG: Json = { description: 'Adres ma więcej niż 8192 bajty.' };

export const routeOf = ({ method, path }: Contract) => `${method} ${path}`;

/** The OpenAPI description of one call. Throws for a call without an example. */
export function operation(contract: Contract): Json {
  const example = exampleOf(contract);
  const body = requestBody(contract, example);
  return {
    operationId: operationId(contract),
    tags: [polishGroups[contract.group]],
    summary: contract.summaryPl,
    ...(contract.auth === 'none' ? { security: [] } : { security: [securityOf(contract)] }),
    parameters: [
      ...parameters(contract, 'path', example),
      ...parameters(contract, 'query', example),
    ],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: responses(contract, example),
  };
}

/** `GET /api/admin/users/{id}` → `getAdminUsersById`. */
function operationId({ method, path }: Contract): string {
  const words = path
    .replace('/api/', '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[/-]/);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return method.toLowerCase() + words.map(capital).join('');
}

function securityOf({ auth }: Contract): Json {
  return auth === 'ticket' ? { ticket: [] } : { session: [] };
}

function parameters(contract: Contract, where: 'path' | 'query', example: CallExample): Json[] {
  const schema = where === 'path' ? contract.params : contract.query;
  if (schema === undefined) return [];
  const values = (where === 'path' ? example.params : example.query) ?? {};
  const { required = [] } = jsonSchema(schema, 'input');
  const wanted = Array.isArray(required) ? required : [];
  const { properties = {} } = jsonSchema(schema, 'output') as { properties?: Json };
  const secret = (name: string) => contract.auth === 'ticket' && name === 'token';
  return Object.entries(properties)
    .filter(([name]) => !secret(name)) // the security scheme names it
    .map(([name, described]) => ({
      name,
      in: where,
      required: where === 'path' || wanted.includes(name),
      schema: described,
      ...(name in values ? { example: typed(described, values[name]) } : {}),
    }));
}

/** The value that a query's text represents. */
function typed(schema: unknown, value: unknown): unknown {
  const { type } = schema as Json; // a JSON schema
  return type === 'integer' || type === 'number' ? Number(value) : value;
}

function requestBody({ body, bodyType }: Contract, example: CallExample): Json | undefined {
  if (bodyType === 'multipart') {
    // `format: binary` tells generators of clients and of tests that the part is a file.
    const documents = { type: 'string', format: 'binary' };
    const schema = { type: 'object', properties: { documents }, required: ['documents'] };
    const encoding = { documents: { contentType: 'text/plain; charset=utf-8' } };
    return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
  }
  if (bodyType === 'raw') {
    return { required: true, content: { 'application/json': { schema: { type: 'object' } } } };
  }
  if (body === undefined) return undefined;
  const schema = jsonSchema(body, 'input');
  return { required: true, content: { 'application/json': { schema, example: example.body } } };
}

function responses(contract: Contract, example: CallExample): Json {
  const status = contract.successStatus ?? 200;
  const failures = [...errorsOf(contract)].map(
    ([code, codes]) => [code, refToFailure(codes)] as const,
  );
  return {
    [status]: success(contract, status, example),
    ...Object.fromEntries(failures),
    ...(contract.query === undefined ? {} : { 414: TOO_LONG }),
  };
}

function success(contract: Contract, status: number, example: CallExample): Json {
  const description = STATUS_CODES[status] ?? '';
  const text = { type: 'string' };
  if (status === 204) return { description };
  if (status === 302) return { description, headers: { location: { schema: text } } };
  if (contract.auth === 'ticket') {
    const events = 'Zdarzenia SSE; każdy wiersz `data:` niesie AnalysisEvent.';
    const data = {
      ...text,
      contentMediaType: 'application/json',
      contentSchema: refTo('AnalysisEvent'),
    };
    const schema = { type: 'object', properties: { data }, required: ['data'] };
    return { description: events, content: { 'text/event-stream': { schema } } };
  }
  const schema = jsonSchema(contract.response, 'output');
  const pages = routeOf(contract) === 'GET /api/admin/users';
  return {
    description,
    ...(pages ? { headers: { [NEXT_CURSOR_HEADER]: { schema: text } } } : {}),
    content: { 'application/json': { schema, example: example.response } },
  };
}
