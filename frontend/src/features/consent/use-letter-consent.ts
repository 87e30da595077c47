import { useMutation, useQueryClient } from '@tanstack/react-query';

import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { answeredMessage } from '#frontend/src/lib/calls/api-error.ts';
import { queryKeys } from '#frontend/src/lib/calls/query-keys.ts';
import { giveLetterConsent, withdrawLetterConsent } from '#shared/contracts/me.ts';
import { LETTER_CONSENT_EDITION } from '#shared/domain/letter-consent.ts';

const NOT_GIVEN = 'Nie udało się zapisać zgody. Spróbuj ponownie.';
const NOT_WITHDRAWN = 'Nie udało się wycofać zgody do końca. Spróbuj ponownie.';

/** Gives the consent; the account then records it, and a waiting letter continues. */
export function useGiveConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(giveLetterConsent, { body: { edition: LETTER_CONSENT_EDITION }, fallback: NOT_GIVEN }),
    onSuccess: (account) => client.setQueryData(queryKeys.account, account),
    onError: (error) => showToast('error', answeredMessage(error, NOT_GIVEN)),
  });
}

/** Withdraws the consent and deletes every analysis. */
export function useWithdrawConsent(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(withdrawLetterConsent, { fallback: NOT_WITHDRAWN }),
    onSuccess: (account) => {
      client.setQueryData(queryKeys.account, account);
      void client.invalidateQueries({ queryKey: queryKeys.history });
      void client.invalidateQueries({ queryKey: queryKeys.usage });
      showToast('success', 'Zgoda została wycofana, a Twoje analizy usunięte.');
      onDone();
    },
    onError: (error) => showToast('error', answeredMessage(error, NOT_WITHDRAWN)),
  });
}
