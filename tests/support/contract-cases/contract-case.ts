import type { NamesOfCalls } from '#shared/contracts/contract.ts';
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

/** A case for each call of a module of contracts; a call without one does not compile. */
export type CasesOf<Module> = Readonly<Record<NamesOfCalls<Module>, ContractCase>>;

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
