import { useState } from 'react';

import { signInTab } from '#frontend/src/features/auth/model/sign-in-tab.ts';
import { addressOf } from '#frontend/src/lib/calls/api-client.ts';
import { startFacebook, startGoogle } from '#shared/contracts/auth.ts';

import styles from './auth.module.css';

/** The providers' own marks, in the colours their terms prescribe. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
      <path
        fill="#4285f4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62Z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.91-2.26a5.41 5.41 0 0 1-8.08-2.85h-3v2.33A9 9 0 0 0 9 18Z"
      />
      <path
        fill="#fbbc05"
        d="M3.97 10.71a5.41 5.41 0 0 1 0-3.42V4.96h-3a9 9 0 0 0 0 8.08l3-2.33Z"
      />
      <path
        fill="#ea4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3.01 2.33A5.36 5.36 0 0 1 9 3.58Z"
      />
    </svg>
  );
}

function FacebookMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
      <circle cx="9" cy="9" r="9" fill="#0866ff" />
      <path
        fill="#fff"
        d="M12.5 11.6 12.9 9h-2.5V7.3c0-.7.35-1.4 1.47-1.4H13V3.7s-1.03-.18-2.02-.18c-2.06 0-3.4 1.25-3.4 3.5V9H5.3v2.6h2.28v6.29a9.1 9.1 0 0 0 2.82 0V11.6h2.1Z"
      />
    </svg>
  );
}

/** Links that leave the site: the browser goes to the provider through our server. */
export function SocialLinks() {
  const [tab] = useState(signInTab);
  return (
    <div className={styles.providers}>
      <a className={styles.provider} href={addressOf(startGoogle, { query: { tab } })}>
        <GoogleMark />
        Kontynuuj z Google
      </a>
      <a className={styles.provider} href={addressOf(startFacebook, { query: { tab } })}>
        <FacebookMark />
        Kontynuuj z Facebookiem
      </a>
    </div>
  );
}
