import { ApiError } from './api-error.ts';

/** What S3 answers when a signature has ended, and when the object behind it was swept. */
const GONE = [403, 404];

/**
 * Fetches what a signed link of the product's own host leads to. Throws `ApiError` with one of the given
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
