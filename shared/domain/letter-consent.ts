/**
 * Edition of the consent that a user gives before the first letter is sent (RODO, art. 7 ust. 1 and art. 9
 * ust. 2 lit. a). A new wording is a new edition, and every user is asked again. The wording is in
 * `frontend/src/features/consent/consent-text.ts`.
 */
export const LETTER_CONSENT_EDITION = '2026-11-22';
