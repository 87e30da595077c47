import { useQuery } from '@tanstack/react-query';

import { Loading } from '#frontend/src/components/loading.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { useSession } from '#frontend/src/features/session/use-session.ts';
import { purchaseQuery } from '#frontend/src/features/withdrawal/use-withdrawal.ts';
import { WithdrawalSteps } from '#frontend/src/features/withdrawal/withdrawal-steps.tsx';
import { classes } from '#frontend/src/lib/class-names.ts';

import page from '#frontend/src/components/page.module.css';

function Steps() {
  const session = useSession();
  const isUser = session.status === 'user';
  const { data, isPending } = useQuery({ ...purchaseQuery, enabled: isUser });
  // When the purchase cannot be loaded, the user withdraws like a guest: the statement is received all the
  // same.
  if (session.status === 'loading' || (isUser && isPending)) {
    return <Loading label="Sprawdzamy zakup…" />;
  }
  if (!isUser) return <WithdrawalSteps known={{}} purchase={undefined} />;
  const { firstName, lastName, email } = session.account;
  const known = { name: `${firstName} ${lastName}`, email };
  return <WithdrawalSteps known={known} purchase={data?.purchase ?? undefined} />;
}

/** Withdrawal from a contract, without a sign-in too (dyrektywa 2011/83, art. 11a). */
export function WithdrawalPage() {
  return (
    <div className={classes(page.page, page.narrow)}>
      <PageTitle lead="Od umowy o płatny plan odstąpisz w ciągu 14 dni od zakupu, bez podania przyczyny." />
      <Steps />
    </div>
  );
}
