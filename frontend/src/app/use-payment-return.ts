import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

import { billingTexts } from '#frontend/src/features/billing/billing-texts.ts';
import { usageQuery } from '#frontend/src/features/session/session-queries.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { wait } from '#frontend/src/lib/browser/wait.ts';
import { findToken } from '#frontend/src/lib/calls/session-token.ts';

const POLL_MS = 1_000;
/** The provider's event usually arrives within a second; until then the message waits. */
const POLLS_BEFORE_WORDS = 3;
const POLLS = 30;

async function hasPaidPlan(client: QueryClient): Promise<boolean> {
  await client.invalidateQueries({ queryKey: usageQuery.queryKey });
  const usage = client.getQueryData(usageQuery.queryKey);
  return usage?.source === 'subscription' && usage.used < usage.quota;
}

/** Reloads the usage until it shows the payment; the payment's effect may come after the browser returns. */
async function welcome(client: QueryClient): Promise<void> {
  let isWelcomed = false;
  for (let poll = 0; poll < POLLS && findToken() !== null; poll++) {
    const isPaid = await hasPaidPlan(client);
    if (!isWelcomed && (isPaid || poll >= POLLS_BEFORE_WORDS - 1)) {
      showToast('success', billingTexts.paid);
      isWelcomed = true;
    }
    if (isPaid) return;
    await wait(POLL_MS);
  }
  if (!isWelcomed) showToast('success', billingTexts.paid);
}

/**
 * Reports how the payment ended (`success` or `canceled` in the query) and stays on the page. The address is
 * cleaned, so that a reload does not repeat the message.
 */
export function usePaymentReturn(): void {
  const [query, setQuery] = useSearchParams();
  const client = useQueryClient();
  const isPaid = query.has('success');
  const isCanceled = query.has('canceled');

  useEffect(() => {
    if (!isPaid && !isCanceled) return;
    if (isPaid) void welcome(client);
    else showToast('info', billingTexts.canceled);
    setQuery({}, { replace: true });
  }, [isPaid, isCanceled, client, setQuery]);
}
