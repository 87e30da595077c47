import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

const files: Readonly<Record<string, { file: string; type: string }>> = {
  '/__local': { file: 'page.html', type: 'text/html; charset=utf-8' },
  '/__local/': { file: 'page.html', type: 'text/html; charset=utf-8' },
  '/__local/page.css': { file: 'page.css', type: 'text/css; charset=utf-8' },
  '/__local/page.js': { file: 'page.js', type: 'text/javascript; charset=utf-8' },
};

/** Sends a file of the controls' page; false for any other path. */
export async function sendPage(path: string, response: ServerResponse): Promise<boolean> {
  const found = files[path];
  if (found === undefined) return false;
  const body = await readFile(join(import.meta.dirname, 'page', found.file));
  response.writeHead(200, {
    'content-type': found.type,
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(body);
  return true;
}
