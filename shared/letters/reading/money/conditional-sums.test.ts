import { expect, test } from 'vitest';

import { wayOf } from './money-way.ts';

test.each([
  'jezeli do dnia 12 czerwca 2026 r. na rachunek wplynie jednorazowo ',
  'jezeli do dnia 12 czerwca na nasze konto wplynie 7 500 zl, z pozostalych ',
  'umowe uznamy za rozliczona, o ile na rachunek funduszu wplynie ',
])('a sum that settles a debt once it comes in is not given to the reader: %s', (lead) => {
  expect(wayOf(lead, ' zl').way).toBeNull();
});

test.each([
  'pierwsza rata zostanie wyplacona do dnia 15 listopada 2026 r. w kwocie ',
  'platnosc przekazemy na pani konto do dnia 15 listopada 2026 r. w kwocie ',
])('a payment that the sender makes by a day is no order: %s', (lead) => {
  expect(wayOf(lead, ' zl').way).toBe('receive');
});

test('a sum that comes to the reader without a condition is', () => {
  expect(wayOf('na pani konto wplynie ', ' zl').way).toBe('receive');
});
