/**
 * A path below these folders always means the same bytes: Vite puts a hash of the content into the names of
 * `assets/`, the tools that read letters lie in folders of their version.
 */
export const LASTING_FOLDERS = ['assets/', 'ocr/', 'pdfjs/'] as const;

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'no-cache';

/** How long a file of the site may be kept, by its path below the site's root. */
export function cacheControlOf(path: string): string {
  return LASTING_FOLDERS.some((folder) => path.startsWith(folder)) ? IMMUTABLE : REVALIDATED;
}
