import { expect, it } from 'vitest';

import { levelOf } from './threat.ts';

it('finds the level of a Polish name, whatever its case, and takes the lowest for an unknown one', () => {
  expect(['Niskie', 'średnie', 'Wysokie', 'Krytyczne', 'inne'].map(levelOf)).toEqual([
    'LOW',
    'MEDIUM',
    'HIGH',
    'CRITICAL',
    'LOW',
  ]);
});
