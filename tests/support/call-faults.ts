import { AsyncLocalStorage } from 'node:async_hooks';

/** What happens to the n-th call to the table that an act makes. */
export type CallFault = {
  kind: 'none' | 'dies before' | 'dies after' | 'sent twice' | 'paused';
  call: number;
};

/** The process dies here: nothing it would have done after is done. */
export class Crash extends Error {}

/** One action of the product, which identifies its calls among others. */
export type Act = {
  fault: CallFault;
  calls: number;
  dead: boolean;
  paused: () => void;
  go: Promise<unknown>;
};
export const currentAct = new AsyncLocalStorage<Act>();

/** Puts the fault of the act a call belongs to between the product and the table. */
export async function sendWithFault<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const act = currentAct.getStore();
  if (act === undefined) return send();
  if (act.dead) throw new Crash();
  const hit = act.calls === act.fault.call;
  act.calls += 1;
  if (!hit) return send();
  switch (act.fault.kind) {
    case 'none':
      return send();
    case 'dies before':
      act.dead = true;
      throw new Crash();
    case 'dies after':
      await send();
      act.dead = true;
      throw new Crash();
    case 'sent twice':
      await send(); // the answer was lost, so the SDK sent it again
      return send();
    case 'paused':
      act.paused();
      await act.go;
      return send();
  }
}
