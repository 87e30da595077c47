import { accessibility, ACCESSIBILITY_UPDATED } from '#frontend/src/app/content/accessibility.ts';

import { LegalText } from './legal-text.tsx';

export function AccessibilityPage() {
  return <LegalText sections={accessibility} updatedOn={ACCESSIBILITY_UPDATED} />;
}
