import {
  OCR_CORE_PATH,
  OCR_LANGUAGE_PATH,
  OCR_WORKER_PATH,
  PDFJS_PATH,
} from '#frontend/src/lib/reading/asset-paths.ts';

/**
 * `page`: the newest one, the kept one without a network. `loose`: a file whose name does not change
 * with its content, asked for likewise. `fixed`: its name says its content, so a kept one is right for ever.
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
 * What the service worker does with a request, or `undefined` to keep out of it: calls (`/api/`), other
 * origins, everything that is not a plain GET of the site's own files.
 */
export function requestKind({ url, method, mode }: Asked, origin: string): RequestKind | undefined {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin) return undefined;
  if (mode === 'navigate') return pathname === '/' ? 'page' : undefined;
  if (looseFiles.includes(pathname)) return 'loose';
  return fixedFolders.some((folder) => pathname.startsWith(folder)) ? 'fixed' : undefined;
}
