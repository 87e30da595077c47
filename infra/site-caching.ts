/**
 * Files below these folders never change: Vite puts a content hash into the names in `assets/`, and the tools that
 * read letters are in folders named by version.
 */
export const LASTING_FOLDERS = ['assets/', 'ocr/', 'pdfjs/'] as const;

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'no-cache';

/** `Cache-Control` of a file, by its path below the site's root. */
export function cacheControlOf(path: string): string {
  return LASTING_FOLDERS.some((folder) => path.startsWith(folder)) ? IMMUTABLE : REVALIDATED;
}
