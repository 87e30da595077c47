import { terms } from '#frontend/src/app/content/terms.ts';

import { LegalText } from './legal-text.tsx';

export function TermsPage() {
  return <LegalText sections={terms} />;
}
