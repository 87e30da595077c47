import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { WithdrawalsPanel } from '#frontend/src/features/admin/components/withdrawals-panel.tsx';

import page from '#frontend/src/components/page.module.css';

export function AdminWithdrawalsPage() {
  return (
    <div className={page.workspace}>
      <PageTitle lead="Odstąpienia osób zalogowanych wykonują się same. Złożone bez logowania czekają na Ciebie: znajdź umowę po adresie, zakończ ją i zwróć zapłatę u operatora płatności w ciągu 14 dni." />
      <WithdrawalsPanel />
    </div>
  );
}
