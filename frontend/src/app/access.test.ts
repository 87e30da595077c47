import { describe, expect, it } from 'vitest';

import { admit, type Visitor } from './access.ts';

const guest: Visitor = { status: 'guest' };
const loading: Visitor = { status: 'loading' };
const user: Visitor = { status: 'user', account: { role: 'USER' } };
const admin: Visitor = { status: 'user', account: { role: 'ADMIN' } };

describe('admit', () => {
  it('shows public pages to everybody, even before the session is known', () => {
    expect([guest, loading, user, admin].map((who) => admit('public', who))).toEqual(
      Array(4).fill('show'),
    );
  });

  it('waits with the rest until the session is known', () => {
    expect((['guest', 'user', 'admin'] as const).map((access) => admit(access, loading))).toEqual(
      Array(3).fill('wait'),
    );
  });

  it('sends a signed-in visitor from the login screen to the dashboard', () => {
    expect(admit('guest', guest)).toBe('show');
    expect(admit('guest', user)).toEqual({ redirect: '/dashboard' });
  });

  it('shows the login screen in place of protected pages', () => {
    expect(admit('user', guest)).toBe('login');
    expect(admit('admin', guest)).toBe('login');
    expect(admit('user', user)).toBe('show');
  });

  it('signs nobody out while the server cannot be asked', () => {
    const unreachable: Visitor = { status: 'unreachable' };
    expect(admit('user', unreachable)).toBe('unreachable');
    expect(admit('admin', unreachable)).toBe('unreachable');
    expect(admit('public', unreachable)).toBe('show');
    expect(admit('guest', unreachable)).toBe('show');
  });

  it('shows the second step of a sign-in in place of protected pages, and no login screen', () => {
    const half: Visitor = { status: 'second-factor' };
    expect(admit('user', half)).toBe('second-factor');
    expect(admit('admin', half)).toBe('second-factor');
    expect(admit('guest', half)).toEqual({ redirect: '/dashboard' });
    expect(admit('public', half)).toBe('show');
  });

  it('sends everybody but administrators from admin pages to the dashboard', () => {
    expect(admit('admin', user)).toEqual({ redirect: '/dashboard' });
    expect(admit('admin', admin)).toBe('show');
  });
});
