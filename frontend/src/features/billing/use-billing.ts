import { useMutation } from '@tanstack/react-query';

import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { answeredMessage } from '#frontend/src/lib/calls/api-error.ts';
import { createCheckout, openPortal } from '#shared/contracts/billing.ts';

import { billingTexts } from './billing-texts.ts';

/** A plan, and whether the buyer asks for it to begin before the withdrawal period ends. */
type Order = { priceKey: 'BASIC' | 'PRO'; startNow: boolean };

/** Opens the payment page of a plan at the address from the server. */
export function useCheckout() {
  return useMutation({
    mutationFn: ({ priceKey, startNow }: Order) =>
      call(createCheckout, {
        body: startNow ? { priceKey, startNow } : { priceKey },
        fallback: billingTexts.noSession,
      }),
    onSuccess: ({ url }) => globalThis.location.assign(url),
    onError: (error) => showToast('error', answeredMessage(error, billingTexts.checkoutFailed)),
  });
}

/** Opens the provider's page where a subscription is changed or cancelled. */
export function usePortal() {
  return useMutation({
    mutationFn: () => call(openPortal, { fallback: billingTexts.portalFailed }),
    onSuccess: ({ url }) => globalThis.location.assign(url),
    onError: (error) => showToast('error', answeredMessage(error, billingTexts.portalFailed)),
  });
}
