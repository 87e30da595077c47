import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '#frontend/src/lib/calls/api-client.ts';
import { queryKeys } from '#frontend/src/lib/calls/query-keys.ts';
import { declareWithdrawal, getPurchase, withdraw } from '#shared/contracts/withdrawals.ts';

const FAILED = 'Nie udało się przyjąć odstąpienia. Spróbuj ponownie albo napisz do nas.';

/** What the signed-in person may withdraw from. */
export const purchaseQuery = queryOptions({
  queryKey: queryKeys.purchase,
  queryFn: ({ signal }) =>
    call(getPurchase, { fallback: 'Nie udało się sprawdzić zakupu.', signal }),
  retry: false,
});

export type Statement = { name: string; email: string; plan: 'BASIC' | 'PRO' };

/** The outcome of a statement: the time of receipt, and the refund if it is already known. */
export type Received = { at: string; refundGrosze: number | null };

/**
 * States the withdrawal. A purchase of the signed-in user ends at once; any other statement is received, and
 * somebody finds the purchase.
 */
export function useWithdraw(purchaseId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, email, plan }: Statement): Promise<Received> => {
      if (purchaseId === undefined) {
        const body = { name, email, plan };
        const { at } = await call(declareWithdrawal, { body, fallback: FAILED });
        return { at, refundGrosze: null };
      }
      const body = { purchaseId, name };
      const { at, refundGrosze } = await call(withdraw, { body, fallback: FAILED });
      return { at, refundGrosze };
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeys.usage });
      void client.invalidateQueries({ queryKey: queryKeys.purchase });
    },
  });
}

export const WITHDRAWAL_FAILED = FAILED;
