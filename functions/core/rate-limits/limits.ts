import type { CallLimit } from '#shared/contracts/contract.ts';

type Limit = {
  /** Calls allowed per key in any period as long as the window. */
  max: number;
  windowSeconds: number;
  /** What happens when the counter is not available: `closed` refuses the call, `open` allows it. */
  whenUncounted: 'closed' | 'open';
};

const MINUTES = 60;
const HOUR = 3_600;

/**
 * How often each thing may be done. Keys are an account's e-mail (`…-account`, `…-email`), a caller's
 * network (`…-address`, wide enough for an office behind one address) or a user's id.
 */
export const limits = {
  'login-account': { max: 10, windowSeconds: 15 * MINUTES, whenUncounted: 'closed' },
  /** A browser that signed in to the account before: a stranger's guesses do not count against it. */
  'login-device': { max: 10, windowSeconds: 15 * MINUTES, whenUncounted: 'closed' },
  'login-address': { max: 100, windowSeconds: 15 * MINUTES, whenUncounted: 'closed' },
  'register-email': { max: 5, windowSeconds: HOUR, whenUncounted: 'closed' },
  'register-address': { max: 60, windowSeconds: HOUR, whenUncounted: 'closed' },
  'forgot-email': { max: 5, windowSeconds: HOUR, whenUncounted: 'closed' },
  'forgot-address': { max: 60, windowSeconds: HOUR, whenUncounted: 'closed' },
  /** Confirmation links resent by a login before the address is confirmed. */
  resend: { max: 3, windowSeconds: HOUR, whenUncounted: 'closed' },
  /** Links opened: their secrets cannot be guessed, but each attempt costs reads and a hash. */
  'link-address': { max: 100, windowSeconds: HOUR, whenUncounted: 'closed' },
  /** Returns from a provider's sign-in. */
  'oauth-address': { max: 60, windowSeconds: HOUR, whenUncounted: 'closed' },
  /** Checks of the current password of a signed-in user. */
  'password-check': { max: 10, windowSeconds: 15 * MINUTES, whenUncounted: 'closed' },
  /** Codes of a second factor, of one user: a million of them, and three that fit at any time. */
  'second-factor': { max: 5, windowSeconds: 15 * MINUTES, whenUncounted: 'closed' },
  /** Exports of all data of one user. */
  export: { max: 10, windowSeconds: HOUR, whenUncounted: 'open' },
  /** Pages requested from the payment provider. */
  billing: { max: 30, windowSeconds: HOUR, whenUncounted: 'open' },
  /** Withdrawals from a contract by a signed-in user. */
  withdrawal: { max: 60, windowSeconds: HOUR, whenUncounted: 'open' },
  /** Withdrawals from a contract without a sign-in: each mails a receipt to an address that anybody may type. */
  'withdrawal-email': { max: 3, windowSeconds: HOUR, whenUncounted: 'closed' },
  'withdrawal-address': { max: 60, windowSeconds: HOUR, whenUncounted: 'closed' },
  /** Browsers that subscribe to messages or unsubscribe. */
  notifications: { max: 60, windowSeconds: HOUR, whenUncounted: 'open' },
  /** Cancelled runs returned to the quota after the model had begun to work on them. */
  'give-back': { max: 3, windowSeconds: 24 * HOUR, whenUncounted: 'open' },
  /** Texts of one user, whatever happens to their runs: six model calls each, apart from repairs. */
  'uploads-a-day': { max: 100, windowSeconds: 24 * HOUR, whenUncounted: 'open' },
  upload: { max: 30, windowSeconds: 10 * MINUTES, whenUncounted: 'open' },
  analyse: { max: 120, windowSeconds: 10 * MINUTES, whenUncounted: 'open' },
} as const satisfies Record<string, Limit> & Record<CallLimit, Limit>;

export type LimitScope = keyof typeof limits;
