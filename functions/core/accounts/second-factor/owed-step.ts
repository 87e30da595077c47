import type { User } from '#functions/core/accounts/user.ts';
import { env } from '#functions/platform/env.ts';
import type { OwedStep } from '#shared/contracts/contract.ts';

/**
 * The step that a sign-in still requires: the code of a second factor, or the enrolment of an administrator whose
 * stage requires one. It is the same for a password, a provider and a mailed link.
 */
export function owedStep(
  { role, secondFactorSince }: Pick<User, 'role' | 'secondFactorSince'>,
  hasPassedFactor: boolean,
): OwedStep | undefined {
  if (secondFactorSince !== undefined) return hasPassedFactor ? undefined : 'code';
  return role === 'ADMIN' && isFactorRequired() ? 'enrolment' : undefined;
}

/** Whether the stage requires a second factor of its administrators. */
export const isFactorRequired = () => env('SECOND_FACTOR') === 'required';
