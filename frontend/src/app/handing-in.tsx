import { HANDING_IN_SENTENCE } from '#frontend/src/features/consent/consent-text.ts';
import { useSession } from '#frontend/src/features/session/use-session.ts';

import page from '#frontend/src/components/page.module.css';

/** The consent given by adding a letter, shown until it has been given once. */
export function HandingIn() {
  const session = useSession();
  if (session.status === 'user' && session.account.letterConsentAt !== undefined) return null;
  return <p className={page.soft}>{HANDING_IN_SENTENCE}</p>;
}
