import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { cacheControlOf } from '#infra/site-caching.ts';
import { systemCode } from '#localstack/start-failure.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
export function contentTypeOf(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream';
}

/** CloudFront compresses these types, from 1,000 to 10,000,000 bytes. */
const COMPRESSIBLE = /^(text\/|application\/(json|wasm|xml|manifest)|image\/svg|image\/x-icon)/;

type Encoding = 'br' | 'gzip' | 'identity';
type StoredFile = { type: string; etag: string; modified: number; bodies: Map<Encoding, Buffer> };

const compressors = {
  // Quality 5 costs milliseconds and comes close to the best; compressed bodies are cached.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;

/** Serves the built site as its bucket behind CloudFront does. */
export type StaticSite = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
) => Promise<void>;

export function staticSite(directory: string, rootObject: string): StaticSite {
  const kept = new Map<string, StoredFile>();
  return async (request, response, headers) => {
    const key = keyOf(request.url ?? '/', rootObject);
    const file = key === undefined ? undefined : await load(directory, key, kept);
    if (key === undefined || file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', ...headers });
      response.end(request.method === 'HEAD' ? undefined : 'Nie znaleziono pliku.');
      return;
    }
    const common = { ...headers, etag: file.etag, 'cache-control': cacheControlOf(key) };
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, common).end();
      return;
    }
    const { encoding, body } = await encoded(file, String(request.headers['accept-encoding']));
    response.writeHead(200, {
      ...common,
      'content-type': file.type,
      'content-length': body.length,
      vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Path below the site's root, or `undefined` for a path outside it. */
function keyOf(url: string, rootObject: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://local').pathname).slice(1);
    const parts = path.split('/');
    if (path.includes('\0') || path.includes('\\') || parts.includes('..')) return undefined;
    return path === '' ? rootObject : path;
  } catch {
    return undefined;
  }
}

async function load(
  directory: string,
  key: string,
  kept: Map<string, StoredFile>,
): Promise<StoredFile | undefined> {
  const path = join(directory, key);
  if (!path.startsWith(directory + sep)) return undefined;
  try {
    const { mtimeMs } = await stat(path);
    const known = kept.get(key);
    if (known?.modified === mtimeMs) return known;
    const bytes = await readFile(path);
    const file: StoredFile = {
      type: contentTypeOf(key),
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      modified: mtimeMs,
      bodies: new Map([['identity', bytes]]),
    };
    kept.set(key, file);
    return file;
  } catch (error) {
    const absent = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];
    if (absent.includes(systemCode(error) ?? '')) return undefined;
    throw error;
  }
}

async function encoded(file: StoredFile, accepted: string) {
  const plain = file.bodies.get('identity') ?? Buffer.alloc(0);
  const worth = COMPRESSIBLE.test(file.type) && plain.length >= 1_000 && plain.length <= 10_000_000;
  const encoding = worth ? chooseEncoding(accepted) : 'identity';
  if (encoding === 'identity') return { encoding, body: plain };
  const body = file.bodies.get(encoding) ?? (await compressors[encoding](plain));
  file.bodies.set(encoding, body);
  return { encoding, body };
}

function chooseEncoding(accepted: string): Encoding {
  const wanted = accepted.split(',').map((part) => part.trim());
  const accepts = (name: string) =>
    wanted.some((part) => part.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(part));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
