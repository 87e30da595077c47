import { useEffect, useState } from 'react';

import { authTexts } from '#frontend/src/features/auth/model/auth-texts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { answeredMessage } from '#frontend/src/lib/calls/api-error.ts';
import { type Session, verifyEmail } from '#shared/contracts/auth.ts';

export type Verification =
  { state: 'verifying' } | { state: 'success' } | { state: 'error'; message: string };

/** A link works once, so each token is verified once, however often the screen renders. */
const attempts = new Map<string, Promise<Session>>();

function verifyOnce(token: string): Promise<Session> {
  const known = attempts.get(token);
  if (known) return known;
  const attempt = call(verifyEmail, { params: { token }, fallback: authTexts.verifyFailed });
  attempts.set(token, attempt);
  return attempt;
}

/** Confirms the address behind a mailed link; `onVerified` (must be stable) gets the new session. */
export function useVerification(
  token: string | undefined,
  onVerified: (session: Session) => void,
): Verification {
  const [verification, setVerification] = useState<Verification>(
    token === undefined
      ? { state: 'error', message: authTexts.verifyNoToken }
      : { state: 'verifying' },
  );

  useEffect(() => {
    if (token === undefined) return undefined;
    let isCurrent = true;
    verifyOnce(token).then(
      (session) => {
        if (!isCurrent) return;
        setVerification({ state: 'success' });
        onVerified(session);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        const message = answeredMessage(error, authTexts.verifyUnexpected);
        setVerification({ state: 'error', message });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [token, onVerified]);

  return verification;
}
