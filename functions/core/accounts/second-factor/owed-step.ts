import type { User } from '#functions/core/accounts/user.ts';
import { env } from '#functions/platform/env.ts';
import type { OwedStep } from '#shared/contracts/contract.ts';

/**
 * What a sign-in still owes before it opens anything else: the code of a second factor, or, of an administrator
 * whose stage wants one, the enrolment. By password, by a provider or by a mailed link: the same.
 */
export function owedStep(
  { role, secondFactorSince }: Pick<User, 'role' | 'secondFactorSince'>,
  hasPassedFactor: boolean,
): OwedStep | undefined {
  if (secondFactorSince !== undefined) return hasPassedFactor ? undefined : 'code';
  return role === 'ADMIN' && isFactorRequired() ? 'enrolment' : undefined;
}

/** Whether the stage wants a second factor of its administrators. */
export const isFactorRequired = () => env('SECOND_FACTOR') === 'required';
