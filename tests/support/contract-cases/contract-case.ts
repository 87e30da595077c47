import type { NamesOfCalls } from '#shared/contracts/contract.ts';
import type { Person } from '#tests/support/administration.ts';
import type { Call } from '#tests/support/http-event.ts';
import type { WholeProduct } from '#tests/support/whole-product.ts';

/** A call that its contract answers with success. */
export type PreparedCall = Call & {
  /** The person whose data the call reads or changes: the caller, unless the caller is an administrator. */
  owner?: Person;
};

/** Prepares what the call needs, for a separate person, and returns the call. */
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
