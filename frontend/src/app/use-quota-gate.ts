import { useCallback } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '#frontend/src/config/paths.ts';
import { isExhausted } from '#frontend/src/features/session/plan-label.ts';
import { useSession } from '#frontend/src/features/session/use-session.ts';
import { failureTexts } from '#frontend/src/lib/calls/api-error.ts';

type QuotaGate = {
  /** Opens the price list and returns the sentence with the reason. */
  sendToPricing: () => string;
  /** The same when the package is used up; undefined when a file is accepted. */
  refuse: () => string | undefined;
};

/** When no analyses are left, a file is refused and the user is sent to the price list (specification, section 5). */
export function useQuotaGate(): QuotaGate {
  const navigate = useNavigate();
  const session = useSession();
  const usage = session.status === 'user' ? session.usage : undefined;
  const sendToPricing = useCallback(() => {
    void navigate(paths.pricing);
    return failureTexts.quota;
  }, [navigate]);
  const refuse = useCallback(
    () => (isExhausted(usage) ? sendToPricing() : undefined),
    [usage, sendToPricing],
  );
  return { sendToPricing, refuse };
}
