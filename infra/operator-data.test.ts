import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { unfilledOperatorData } from './operator-data.ts';

test('data that somebody filled in have no gap', () => {
  const source = `export const operator = { name: 'Listownik sp. z o.o.', city: '00-001 Warszawa', site: 'https://listownik.pl' };`;
  expect(unfilledOperatorData(source)).toEqual([]);
});

test('as the repository has them they cannot be deployed', async () => {
  const source = await readFile('shared/domain/operator.ts', 'utf-8');
  const gaps = unfilledOperatorData(source);
  expect(gaps).toContain('[NIP]');
  expect(gaps).toContain('kontakt@listownik.example');
});
