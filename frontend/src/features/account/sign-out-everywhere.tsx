import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';

import { Button } from '#frontend/src/components/button.tsx';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { answeredMessage } from '#frontend/src/lib/calls/api-error.ts';
import { logoutEverywhere } from '#shared/contracts/auth.ts';

const FAILED = 'Nie udało się wylogować z pozostałych urządzeń. Spróbuj ponownie.';

/** Ends every sign-in of the person, including this one; a failure is reported, because other devices stay signed in. */
export function SignOutEverywhere({ onDone }: { onDone: () => void }) {
  const leaving = useMutation({
    mutationFn: () => call(logoutEverywhere, { fallback: FAILED }),
    onSuccess: () => {
      showToast('success', 'Wylogowano ze wszystkich urządzeń.');
      onDone();
    },
    onError: (error) => showToast('error', answeredMessage(error, FAILED)),
  });
  return (
    <Button icon={LogOut} isBusy={leaving.isPending} onClick={() => leaving.mutate()}>
      {leaving.isPending ? 'Wylogowujemy…' : 'Wyloguj wszędzie'}
    </Button>
  );
}
