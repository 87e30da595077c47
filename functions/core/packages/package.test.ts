import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { packageId, userId } from '#shared/domain/ids.ts';

import { currentPackage, hasAnalysesLeft, openPackages, type Package } from './package.ts';

const now = new Date('2026-11-21T10:00:00.000Z');

function somePackage(id: string, fields: Partial<Package> = {}): Package {
  return {
    userId: userId.parse('user-0001'),
    packageId: packageId.parse(id),
    source: 'admin_grant',
    quota: 10,
    used: 0,
    openRuns: new Set(),
    closedRuns: new Set(),
    windowStart: '2026-11-01T00:00:00.000Z',
    ...fields,
  };
}

const trial = somePackage('trial', { source: 'trial', quota: 1 });
const november = somePackage('november', { windowEnd: '2026-11-30T00:00:00.000Z' });
const december = somePackage('december', { windowEnd: '2026-12-30T00:00:00.000Z' });

describe('the current package', () => {
  it('is the one that runs out first among those with something left', () => {
    expect(currentPackage([trial, december, november], now)).toBe(november);
    const used = { ...november, used: 10 };
    expect(currentPackage([trial, december, used], now)).toBe(december);
  });

  it('is a package without an end only when none with an end is left', () => {
    expect(currentPackage([trial, { ...november, used: 10 }], now)).toBe(trial);
  });

  it('is the newest when nothing is left', () => {
    const spent = { ...trial, used: 1 };
    const newer = { ...november, used: 10, windowStart: '2026-11-15T00:00:00.000Z' };
    expect(currentPackage([newer, spent], now)).toBe(newer);
    expect(currentPackage([], now)).toBeUndefined();
  });

  it('never has a closed or future window while another is open', () => {
    const ended = { ...november, windowEnd: now.toISOString() };
    const future = somePackage('future', { windowStart: '2026-11-21T10:00:00.001Z' });
    expect(openPackages([ended, future, trial], now)).toEqual([trial]);
    expect(hasAnalysesLeft({ ...future, windowStart: now.toISOString() }, now)).toBe(true);
  });

  it('does not depend on the order of the rows', () => {
    const all = [trial, november, december, { ...december, packageId: packageId.parse('twin') }];
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 4 }), (rows) => {
        expect(currentPackage(rows, now)).toBe(november);
      }),
    );
  });
});
