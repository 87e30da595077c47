import type { Plugin } from 'vite';

const ENTRY = /\s*<script type="module"[^>]* src="(\/assets\/[^"]+)"><\/script>/;
const PARTS = /\s*<link rel="modulepreload"[^>]* href="(\/assets\/[^"]+)">/g;
const START = '<script src="/start.js">';

/**
 * Removes the application's scripts from the built page and lists them in `public/start.js`, which loads
 * them, so that they do not compete with the resources of the first paint.
 */
export function startAfterPaint(): Plugin {
  return {
    name: 'listownik-start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const entry = ENTRY.exec(html)?.[1];
        if (entry === undefined || !html.includes(START)) {
          throw new Error('The page names no application, or does not start it.');
        }
        const parts = [...html.matchAll(PARTS)].map(([, path]) => path);
        const files = [entry, ...parts].join(' ');
        return html
          .replace(ENTRY, '')
          .replace(PARTS, '')
          .replace(START, `<script src="/start.js" data-application="${files}">`);
      },
    },
  };
}
