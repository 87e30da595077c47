import { terms } from '#shared/domain/legal/terms.ts';

import { LegalText } from './legal-text.tsx';

export function TermsPage() {
  return <LegalText sections={terms} />;
}
