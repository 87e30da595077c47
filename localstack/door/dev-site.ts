import type { Server } from 'node:http';

import type { StaticSite } from './static-site.ts';

/** The site from its sources, with hot reload on the same port. */
export async function devSite(
  root: string,
  server: Server,
): Promise<{ site: StaticSite; close: () => Promise<void> }> {
  const { createServer } = await import('vite'); // loaded only for `npm run dev`
  const vite = await createServer({
    root: `${root}/frontend`,
    configFile: `${root}/frontend/vite.config.ts`,
    appType: 'spa',
    server: { middlewareMode: true, ws: { server } },
  });
  const site: StaticSite = (request, response, headers) =>
    new Promise((resolve, reject) => {
      for (const [name, value] of Object.entries(headers)) {
        // Hot reload injects inline scripts and styles, which our policy rightly forbids.
        if (name !== 'content-security-policy') response.setHeader(name, value);
      }
      response.on('close', resolve);
      vite.middlewares(request, response, (error: unknown) => {
        if (error === undefined) response.writeHead(404).end();
        else reject(error instanceof Error ? error : new Error('The site failed in development.'));
      });
    });
  return { site, close: () => vite.close() };
}
