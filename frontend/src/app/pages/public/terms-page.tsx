import { terms } from '#frontend/src/app/content/terms.ts';

import { LegalText } from './legal-text.tsx';

export function TermsPage() {
  return <LegalText title="Regulamin" sections={terms} />;
}
