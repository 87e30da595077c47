import { describe, expect, it } from 'vitest';

import { user } from '#functions/core/accounts/user.ts';

import { userMatcher } from './user-search.ts';

const lucja = user.parse({
  id: 'user-of-this-test',
  email: 'lucja.zolc@poczta.example',
  firstName: 'Łucja',
  lastName: 'Żółć-Gęś',
  role: 'USER',
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'open',
  tokenVersion: 1,
  openedBy: 'seed',
});

describe('a search', () => {
  it.each(['', '  ', 'łucja', 'ŻÓŁĆ', 'gęś', 'zolc lucja', 'c@POCZTA', 'Żółć-G'])(
    'means her by "%s"',
    (search) => expect(userMatcher(search)(lucja)).toBe(true),
  );

  it.each(['kowalska', 'lucja kowalska', '.*', 'USER', 'seed', 'user-of-this-test'])(
    'does not mean her by "%s"',
    (search) => expect(userMatcher(search)(lucja)).toBe(false),
  );
});
