/** Vite puts a hash of the content into the names of files below this folder. */
export const HASHED_FOLDER = 'assets/';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'no-cache';

/** How long a file of the site may be kept, by its path below the site's root. */
export function cacheControlOf(path: string): string {
  return path.startsWith(HASHED_FOLDER) ? IMMUTABLE : REVALIDATED;
}
