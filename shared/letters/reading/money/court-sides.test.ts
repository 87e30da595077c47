import { describe, expect, it } from 'vitest';

import type { Reader } from '#shared/letters/reading/reader/reader.ts';

import { wayBetweenParties } from './court-sides.ts';

const claimant: Reader = { role: 'claimant', name: 'Adam Lisowski' };
const debtor: Reader = { role: 'debtor', name: 'Jan Kotarski' };

describe('the way of a sum between the parties of a case', () => {
  it.each([
    'zasadza od pozwanego jana kotarskiego na rzecz powoda adama lisowskiego kwote ',
    'zasadza od jana kotarskiego na rzecz adama lisowskiego ',
    'nakazuje pozwanemu janowi kotarskiemu, aby w terminie dwoch tygodni zaplacil powodowi ',
  ])('is seen from each side in %j', (lead) => {
    expect(wayBetweenParties(lead, claimant)).toBe('receive');
    expect(wayBetweenParties(lead, debtor)).toBe('pay');
  });

  it('is paid by whoever bears the costs', () => {
    const lead = 'powodztwo oddalono, od powoda zasadzono ';
    expect(wayBetweenParties(lead, claimant)).toBe('pay');
    expect(wayBetweenParties(lead, debtor)).toBe('others');
  });

  it('is open where the reader has no known side, or no parties are named', () => {
    const nobody: Reader = { role: undefined, name: null };
    expect(wayBetweenParties('zasadza od pozwanego na rzecz powoda ', nobody)).toBeUndefined();
    expect(wayBetweenParties('wzywam do zaplaty ', debtor)).toBeUndefined();
  });
});
