import {
  OCR_CORE_PATH,
  OCR_LANGUAGE_PATH,
  OCR_WORKER_PATH,
  PDFJS_PATH,
} from '#frontend/src/lib/reading/asset-paths.ts';

/**
 * `page`: from the network, from the cache when offline. `loose`: the same for a file whose name does not change
 * with its content. `fixed`: a file with a content hash or version in its name, cached for ever.
 */
export type RequestKind = 'page' | 'loose' | 'fixed';

type Asked = { url: string; method: string; mode: string };

const looseFiles = ['/start.js', '/favicon.svg', '/manifest.webmanifest'];
const fixedFolders = [
  '/assets/',
  OCR_WORKER_PATH,
  `${OCR_CORE_PATH}/`,
  `${OCR_LANGUAGE_PATH}/`,
  `${PDFJS_PATH}/`,
];

/** Whether this version of the product may still ask for the path of a `fixed` file outside `/assets/`. */
export function isCurrentTool(path: string): boolean {
  return fixedFolders.slice(1).some((folder) => path.startsWith(folder));
}

/**
 * How the service worker handles a request; `undefined` for requests that it ignores: calls (`/api/`), other
 * origins, everything except a plain GET of the site's own files.
 */
export function requestKind({ url, method, mode }: Asked, origin: string): RequestKind | undefined {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin) return undefined;
  if (mode === 'navigate') return pathname === '/' ? 'page' : undefined;
  if (looseFiles.includes(pathname)) return 'loose';
  return fixedFolders.some((folder) => pathname.startsWith(folder)) ? 'fixed' : undefined;
}
