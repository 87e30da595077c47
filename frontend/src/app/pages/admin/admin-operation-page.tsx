import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { OperationPanel } from '#frontend/src/features/admin/components/operation-panel.tsx';

import page from '#frontend/src/components/page.module.css';

export function AdminOperationPage() {
  return (
    <div className={page.workspace}>
      <PageTitle />
      <OperationPanel />
    </div>
  );
}
