import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

import { allContracts, servedGroups } from '#shared/contracts/all-contracts.ts';
import { errorCatalogue } from '#shared/errors/error-catalogue.ts';

/** The table of specification section 7, row by row. */
const specified = [
  'GET /api/auth/me',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password/{token}',
  'GET /api/auth/verify-email/{token}',
  'PATCH /api/me/profile',
  'POST /api/auth/change-password',
  'GET /api/me/usage',
  'GET /api/auth/google',
  'GET /api/auth/facebook',
  'POST /api/upload',
  'GET /api/analyze-stream',
  'GET /api/history',
  'GET /api/history/{id}',
  'DELETE /api/history/{id}',
  'PATCH /api/history/{id}/tags',
  'POST /api/billing/checkout',
  'POST /api/billing/portal',
  'GET /api/notifications/vapid-public-key',
  'POST /api/notifications/subscribe',
  'POST /api/notifications/unsubscribe',
  'GET /api/admin/users',
  'GET /api/admin/stats',
  'POST /api/admin/users/{id}/grant-usage',
  'DELETE /api/admin/usage/{usageId}',
  'POST /api/admin/users/{id}/trigger-reset-password',
  'PATCH /api/admin/users/{id}/role',
  'DELETE /api/admin/users/{id}',
  'GET /api/admin/analytics',
];

const routes = allContracts.map(({ method, path }) => `${method} ${path}`);

/** Routes that more than one contract describes. */
const repeated = (all: readonly string[]) =>
  all.filter((route, index) => all.indexOf(route) !== index);

describe('the contracts', () => {
  it.each(specified)('describe %s', (route) => {
    expect(routes).toContain(route);
  });

  it('name each route once', () => {
    expect(repeated(routes)).toEqual([]);
    expect(repeated([...routes, 'GET /api/history'])).toEqual(['GET /api/history']);
  });

  it.each(
    allContracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const),
  )('%s names its path parameters', (_route, { path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  });

  it('ask for a sign-in on every call but the public ones', () => {
    const open = allContracts.filter(({ auth }) => auth === 'none').map(({ path }) => path);
    for (const path of open) {
      expect(path).toMatch(
        /^\/api\/(auth\/|billing\/(webhook|withdrawals)$|notifications\/(vapid-public-key|mail\/stop\/\{token\})$)/,
      );
    }
  });
});

describe('the error catalogue', () => {
  it.each(Object.entries(errorCatalogue))(
    '%s speaks Polish and ends its sentence',
    (_code, entry) => {
      expect(entry.message).toMatch(/^[A-ZŻŹĆŁŚÓ].*[.]$/u);
      expect(entry.status).toBeGreaterThanOrEqual(400);
    },
  );
});

/** Groups behind the HTTP API; the streaming one has another kind of handler. */
const requestGroups = servedGroups.filter((group) => group !== 'analyze');

describe('the handler of a served group', () => {
  it.each(requestGroups)(
    '%s serves every contract of the group once, and none besides',
    async (group) => {
      const served: string[] = [];
      for await (const path of glob(`functions/api/${group}/*.ts`)) {
        const source = await readFile(path, 'utf-8');
        served.push(...[...source.matchAll(/= endpoint\(\s*contracts\.(\w+),/g)].map(nameIn));
      }
      const handler = await readFile(`functions/api/${group}/handler.ts`, 'utf-8');
      const list = handler.slice(handler.indexOf('apiHandler(['));
      const listed = [...list.matchAll(/\b(\w+)Endpoint[,\]]/g)].map(nameIn);
      expect(served.sort()).toEqual(await namesOf(group));
      expect(listed.sort()).toEqual(served);
    },
  );
});

const nameIn = ([, name = '']: RegExpExecArray) => name;

/** Names of a group's contracts, from all modules. */
async function namesOf(group: string): Promise<string[]> {
  const names: string[] = [];
  for await (const path of glob('shared/contracts/*.ts', { exclude: ['**/*.test.ts'] })) {
    const module = (await import(`../../${path}`)) as Record<string, unknown>; // a module
    const own = allContracts.filter((contract) => contract.group === group);
    names.push(...Object.keys(module).filter((name) => own.some((each) => each === module[name])));
  }
  return names.sort();
}
