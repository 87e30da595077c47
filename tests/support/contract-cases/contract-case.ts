import type { Person } from '#tests/support/administration.ts';
import type { Call } from '#tests/support/http-event.ts';
import type { WholeProduct } from '#tests/support/whole-product.ts';

/** A call that its contract answers with success. */
export type PreparedCall = Call & {
  /** Whose things the call reads or changes; the one who makes it, unless an administrator does. */
  owner?: Person;
};

/** Prepares what the call wants, for a person of its own, and returns the call. */
export type ContractCase = (product: WholeProduct) => Promise<PreparedCall>;

/** Cases by route: `POST /api/auth/login`. */
export type ContractCases = Readonly<Record<string, ContractCase>>;

/** The call of somebody new. */
export function bySomebodyNew(call: Call = {}): ContractCase {
  return async (product) => {
    const owner = await product.newPerson();
    return { ...call, owner, token: owner.token };
  };
}

/** An administrator's call upon somebody new. */
export function uponSomebodyNew(call: Call = {}): ContractCase {
  return async (product) => {
    const [owner, { token }] = await Promise.all([product.newPerson(), product.newPerson('ADMIN')]);
    return { ...call, owner, token, params: { id: owner.userId } };
  };
}
