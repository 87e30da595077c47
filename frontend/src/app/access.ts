import { paths } from '#frontend/src/config/paths.ts';
import type { Role } from '#shared/contracts/auth.ts';

/** Who may see a route (specification, section 2). */
export type Access = 'public' | 'guest' | 'user' | 'admin';
export type Visitor =
  | { status: 'loading' | 'guest' | 'unreachable' | 'second-factor' }
  | { status: 'user'; account: { role: Role } };

/** What a visitor gets for a route: the page, the login screen in its place, another route, or nothing yet. */
export type Admission =
  'show' | 'login' | 'wait' | 'unreachable' | 'second-factor' | { redirect: string };

export function admit(access: Access, visitor: Visitor): Admission {
  if (access === 'public') return 'show';
  if (visitor.status === 'loading') return 'wait';
  if (access === 'guest') {
    const isSignedIn = visitor.status === 'user' || visitor.status === 'second-factor';
    return isSignedIn ? { redirect: paths.dashboard } : 'show';
  }
  if (visitor.status === 'guest') return 'login';
  if (visitor.status !== 'user') return visitor.status;
  if (access === 'admin' && visitor.account.role !== 'ADMIN') return { redirect: paths.dashboard };
  return 'show';
}
