import { useMutation, useQueryClient } from '@tanstack/react-query';

import { adminFailure } from '#frontend/src/features/admin/api/admin-failure.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { queryKeys } from '#frontend/src/lib/calls/query-keys.ts';

type Act<Input> = {
  run: (input: Input) => Promise<unknown>;
  done: string;
  failed: string;
  /** Runs last, even when the element that started the action has left the screen with its row. */
  after?: (() => void) | undefined;
};

/** An administrator's action: reports its outcome, and reloads list and figures before it ends. */
export function useAdminAct<Input>({ run, done, failed, after }: Act<Input>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      showToast('success', done);
      await client.invalidateQueries({ queryKey: queryKeys.people });
      after?.();
    },
    onError: (error) => showToast('error', adminFailure(error, failed)),
  });
}
