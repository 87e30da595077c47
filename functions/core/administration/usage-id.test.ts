import { describe, expect, it } from 'vitest';

import { packageId, userId } from '#shared/domain/ids.ts';

import { parseUsageId, toUsageId } from './usage-id.ts';

describe('the name of a package', () => {
  it('leads back to its user and the package, whatever dots the latter has', () => {
    const owner = userId.parse('some_user-id');
    const id = packageId.parse('sub_1.period:2026-01');
    expect(parseUsageId(toUsageId(owner, id))).toEqual({ userId: owner, packageId: id });
  });

  it.each([
    '',
    'trial',
    '.trial',
    'short.trial',
    'some_user-id.',
    'some_user-id.a b',
    'a#b#c#d#.e',
  ])('cannot be "%s"', (usageId) => {
    expect(() => parseUsageId(usageId)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});
