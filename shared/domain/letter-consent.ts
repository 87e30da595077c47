/**
 * Edition of the words somebody agrees to before their first letter is sent (RODO, art. 7 ust. 1 and art. 9
 * ust. 2 lit. a). New words are a new edition, and everybody is asked once more. The words themselves stand
 * in `frontend/src/features/consent/consent-text.ts`.
 */
export const LETTER_CONSENT_EDITION = '2026-11-22';
