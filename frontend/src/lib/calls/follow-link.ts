import { ApiError } from './api-error.ts';

/** Answers of S3 for an expired signature and for a deleted object. */
const GONE = [403, 404];

/**
 * Fetches the target of a signed link at the product's own host. Throws `ApiError` with one of the given
 * sentences.
 */
export async function followLink(
  url: string,
  words: { expired: string; failed: string },
): Promise<Blob> {
  let answer: Response;
  try {
    answer = await fetch(url, { cache: 'no-store' });
    if (answer.ok) return await answer.blob();
  } catch (error) {
    throw new ApiError('offline', words.failed, { cause: error });
  }
  const message = GONE.includes(answer.status) ? words.expired : words.failed;
  throw new ApiError(answer.status, message);
}
