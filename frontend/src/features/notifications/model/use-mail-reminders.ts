import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { answeredMessage } from '#frontend/src/lib/calls/api-error.ts';
import { queryKeys } from '#frontend/src/lib/calls/query-keys.ts';
import { changeMail, getMail } from '#shared/contracts/notifications.ts';

import { notificationTexts as texts } from './notification-texts.ts';

const queryKey = queryKeys.mailReminders;

/** Whether reminders come by e-mail, and how to change it; a failure shows as a toast. */
export function useMailReminders() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getMail, { fallback: texts.mailUnknown, signal }),
  });
  const change = useMutation({
    mutationFn: (isOn: boolean) =>
      call(changeMail, { body: { isOn }, fallback: texts.mailNotChanged }),
    onSuccess: (state) => {
      client.setQueryData(queryKey, state);
      showToast('success', state.isOn ? texts.mailOn : texts.mailOff);
    },
    onError: (failure) => showToast('error', answeredMessage(failure, texts.mailNotChanged)),
  });
  return {
    isOn: data?.isOn,
    error: data === undefined ? error : null,
    reload: () => void refetch(),
    /** The state that the switch is changing to. */
    goingTo: change.isPending ? change.variables : undefined,
    turn: (isOn: boolean) => change.mutate(isOn),
  };
}
