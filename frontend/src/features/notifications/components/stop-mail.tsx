import { useQuery } from '@tanstack/react-query';

import { Loading } from '#frontend/src/components/loading.tsx';
import { ErrorNotice, Notice } from '#frontend/src/components/notice.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { answeredMessage, isSpentLink } from '#frontend/src/lib/calls/api-error.ts';
import { queryKeys } from '#frontend/src/lib/calls/query-keys.ts';
import { stopMail } from '#shared/contracts/notifications.ts';

const FAILED = 'Nie udało się wyłączyć przypomnień. Spróbuj ponownie.';

/** Turns reminders off by the link in a message: opening it is the only click, and a repetition changes nothing. */
export function StopMail({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...queryKeys.mailReminders, 'stop', token],
    queryFn: ({ signal }) => call(stopMail, { params: { token }, fallback: FAILED, signal }),
    staleTime: Infinity,
  });
  if (data !== undefined) {
    return (
      <>
        <PageTitle title="Przypomnienia wyłączone" />
        <Notice kind="success" isUrgent>
          <p>{data.message} Włączysz je znowu w ustawieniach konta.</p>
        </Notice>
      </>
    );
  }
  if (error && !isFetching) {
    const message = answeredMessage(error, FAILED);
    return (
      <>
        <PageTitle title="Nie udało się wyłączyć przypomnień" />
        <ErrorNotice
          message={message}
          {...(isSpentLink(error) ? {} : { onRetry: () => void refetch() })}
        />
      </>
    );
  }
  return (
    <>
      <PageTitle />
      <Loading label="Wyłączamy przypomnienia…" />
    </>
  );
}
