import type { IncomingMessage, ServerResponse } from 'node:http';

import { readBody } from '#localstack/door/read-body.ts';

const LIMIT_BYTES = 4_096;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

type Words = { title: string; suffix: string; lead: string };

/** A stand-in's page around content that is already markup. */
export function localPage({ title, suffix, lead }: Words, content: string): string {
  return `<!doctype html>
<html lang="pl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)} – ${escaped(suffix)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/__local/page.css" />
  </head>
  <body>
    <header>
      <p class="brand">Listownik</p>
      <h1>${escaped(title)}</h1>
      <p class="lead">${escaped(lead)}</p>
    </header>
    <main>${content}</main>
  </body>
</html>
`;
}

/** A form in which each button sends an `act`. */
export function buttonForm(
  address: string,
  buttons: readonly (readonly [value: string, label: string])[],
): string {
  const all = buttons.map(
    ([value, label]) =>
      `<button type="submit" name="act" value="${escaped(value)}">${escaped(label)}</button>`,
  );
  return `<form method="post" action="${escaped(address)}" class="buttons">${all.join('')}</form>`;
}

/** The pressed button; forms of foreign pages are ignored. */
export async function pressedButton(request: IncomingMessage): Promise<string> {
  const body = await readBody(request, LIMIT_BYTES);
  // Only our own pages may send forms: those of foreign pages have another site in this header.
  const site = request.headers['sec-fetch-site'] ?? 'same-origin';
  if (body === 'too-large' || site !== 'same-origin') return '';
  return new URLSearchParams(body.toString('utf-8')).get('act') ?? '';
}

export type Shown = { status: number; html: string } | { status: 303; location: string };

/** Sends a page, or the browser elsewhere. */
export function show(response: ServerResponse, shown: Shown): void {
  const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  if ('location' in shown) {
    response.writeHead(shown.status, { ...headers, location: shown.location });
    response.end();
    return;
  }
  response.writeHead(shown.status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  });
  response.end(shown.html);
}
