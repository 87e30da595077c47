import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { queryKeys } from '#frontend/src/lib/calls/query-keys.ts';
import type { Account } from '#shared/contracts/auth.ts';

import { browserPush } from './browser-push.ts';
import { type PushState, readPushState, turnOff, turnOn } from './push-switch.ts';

export type PushSwitch = {
  /** Undefined while the browser is asked. */
  state: PushState | undefined;
  /** The state that the switch is changing to. */
  goingTo: 'on' | 'off' | undefined;
  turn: (isOn: boolean) => void;
};

/** The switch for push messages in this browser; the outcome of a change shows as a toast. */
export function usePush({ id }: Pick<Account, 'id'>): PushSwitch {
  const client = useQueryClient();
  const queryKey = [...queryKeys.push, id];
  const world = browserPush(id);
  const { data } = useQuery({
    queryKey,
    queryFn: () => readPushState(world),
    refetchOnWindowFocus: true, // the permission may have been changed in the browser's settings
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn(world) : turnOff(world)),
    onSuccess: async ({ type, message }) => {
      showToast(type, message);
      await client.invalidateQueries({ queryKey });
    },
  });
  const wanted = change.variables === true ? 'on' : 'off';
  return {
    state: data,
    goingTo: change.isPending ? wanted : undefined,
    turn: (isOn) => change.mutate(isOn),
  };
}
