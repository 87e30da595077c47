import { describe, expect, it } from 'vitest';

import { kindBesideTitle } from './kind-beside-title.ts';

describe('the kind of a letter beside its title', () => {
  it('is not told twice', () => {
    expect(kindBesideTitle('Nakaz zapłaty', 'Nakaz zapłaty: 6 318,44 zł')).toBeNull();
    expect(kindBesideTitle('Odmowa', 'To odmowa przyjęcia')).toBeNull();
  });

  it('stands there where the title says something else, or there is none', () => {
    expect(kindBesideTitle('Decyzja', 'Ubezpieczyciel wypłaci odszkodowanie')).toBe('Decyzja');
    expect(kindBesideTitle('Decyzja', null)).toBe('Decyzja');
    expect(kindBesideTitle('Decyzja', undefined)).toBe('Decyzja');
  });
});
