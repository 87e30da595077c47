import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';

import { Button } from '#frontend/src/components/button.tsx';
import { authTexts } from '#frontend/src/features/auth/model/auth-texts.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { isUnconfirmed, messageOf } from '#frontend/src/lib/calls/api-error.ts';
import { login, type Session } from '#shared/contracts/auth.ts';

type ResendLinkProps = {
  /** Whose link: the person who registered, who alone knows the password. */
  wish: { email: string; password: string };
  onSignedIn: (session: Session) => void;
};

/**
 * Sends the confirmation again. The server does so at each login before the address is confirmed; a user who
 * confirmed it meanwhile, in another tab, is simply signed in.
 */
export function ResendLink({ wish, onSignedIn }: ResendLinkProps) {
  const resending = useMutation({
    mutationFn: () => call(login, { body: wish, fallback: authTexts.loginFailed }),
    onSuccess: onSignedIn,
    onError: (error) =>
      isUnconfirmed(error)
        ? showToast('success', authTexts.linkSentAgain)
        : showToast('error', messageOf(error, authTexts.loginFailed)),
  });
  return (
    <div>
      <p>Nie ma jej w skrzynce? Zajrzyj też do folderu ze spamem.</p>
      <Button
        look="quiet"
        size="small"
        icon={Send}
        isBusy={resending.isPending}
        onClick={() => resending.mutate()}
      >
        Wyślij wiadomość jeszcze raz
      </Button>
    </div>
  );
}
