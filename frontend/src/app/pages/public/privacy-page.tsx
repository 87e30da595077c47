import { privacy } from '#frontend/src/app/content/privacy.ts';

import { LegalText } from './legal-text.tsx';

export function PrivacyPage() {
  return <LegalText sections={privacy} />;
}
