import { getPurchase } from '#functions/core/withdrawals/find-purchase.ts';
import { declareWithdrawal, withdraw } from '#functions/core/withdrawals/withdraw.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/withdrawals.ts';

const RECEIVED =
  'Odstąpienie przyjęte. Potwierdzenie z dniem i godziną wysłaliśmy na podany adres e-mail.';

export const getPurchaseEndpoint = endpoint(contracts.getPurchase, ({ caller }) =>
  getPurchase(caller.userId),
);

export const withdrawEndpoint = endpoint(contracts.withdraw, ({ caller, body }) =>
  withdraw(caller.user, body),
);

export const declareWithdrawalEndpoint = endpoint(
  contracts.declareWithdrawal,
  async ({ body, address }) => ({
    message: RECEIVED,
    at: await declareWithdrawal(body, address),
  }),
);
