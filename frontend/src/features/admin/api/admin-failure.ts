import { ApiError } from '#frontend/src/lib/calls/api-error.ts';

/**
 * What an administrator reads about a failed call: the server's reason for a refusal; for all other failures
 * the sentence of specification section 8.
 */
export function adminFailure(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.message === '') return fallback;
  const { reason, message, isServerMessage } = error;
  if (reason === 401 || reason === 'no-token') return message;
  return isServerMessage && typeof reason === 'number' && reason < 500 ? message : fallback;
}
