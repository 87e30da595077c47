import { expect, test } from 'vitest';

import { wayOf } from './money-way.ts';

test.each([
  'jezeli do dnia 12 czerwca 2026 r. na rachunek wplynie jednorazowo ',
  'jezeli do dnia 12 czerwca na nasze konto wplynie 7 500 zl, z pozostalych ',
  'umowe uznamy za rozliczona, o ile na rachunek funduszu wplynie ',
])('a sum that settles a debt once it comes in is not given to the reader: %s', (lead) => {
  expect(wayOf(lead, ' zl').way).toBeNull();
});

test('a sum that comes to the reader without a condition is', () => {
  expect(wayOf('na pani konto wplynie ', ' zl').way).toBe('receive');
});
