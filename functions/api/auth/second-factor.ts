import { checkCode } from '#functions/core/accounts/second-factor/check-code.ts';
import { endFactor } from '#functions/core/accounts/second-factor/end-factor.ts';
import {
  beginFactor,
  confirmFactor,
  describeFactor,
} from '#functions/core/accounts/second-factor/enrol.ts';
import { startSession } from '#functions/core/accounts/session.ts';
import { audited } from '#functions/core/administration/audited.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import { systemClock } from '#functions/platform/clock.ts';
import * as contracts from '#shared/contracts/second-factor.ts';

export const getSecondFactorEndpoint = endpoint(contracts.getSecondFactor, ({ caller }) =>
  describeFactor(caller.user),
);

export const beginSecondFactorEndpoint = endpoint(
  contracts.beginSecondFactor,
  ({ caller, body: { password } }) => beginFactor(caller.user, password),
);

export const confirmSecondFactorEndpoint = endpoint(
  contracts.confirmSecondFactor,
  ({ caller: { userId, user }, body: { code } }) => {
    const act = { action: 'begin-second-factor', actorId: userId, subjectId: userId } as const;
    return audited(act, systemClock, () => confirmFactor(user, code));
  },
);

export const passSecondFactorEndpoint = endpoint(
  contracts.passSecondFactor,
  async ({ caller: { user }, body: { code } }) => {
    await checkCode(user.id, code, systemClock);
    return startSession(user, systemClock, true);
  },
);

export const endSecondFactorEndpoint = endpoint(
  contracts.endSecondFactor,
  async ({ caller: { userId, user }, body: { code } }) => {
    const act = { action: 'end-second-factor', actorId: userId, subjectId: userId } as const;
    await audited(act, systemClock, () => endFactor(user, code));
    return { message: 'Logowanie nie wymaga już kodu.' };
  },
);
