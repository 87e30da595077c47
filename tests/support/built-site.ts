import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { staticSite } from '#localstack/door/static-site.ts';
import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';
import { buildSite } from '#localstack/preparation/site-build.ts';

import { CONTENT_SECURITY_POLICY } from './page-site.ts';

const repository = resolve(import.meta.dirname, '../..');

/** The built site on its own address, with nothing behind `/api`: the test answers these calls. */
export type BuiltSite = {
  url: string;
  /** A copy of the build, free to be changed. */
  folder: string;
  /** As without a network: nothing answers at the address. */
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
};

/** Builds the site if its sources changed, and serves it with the product's own file server and headers. */
export async function startBuiltSite(): Promise<BuiltSite> {
  const built = await buildSite(repository, join(repository, '.local', 'cache'));
  const folder = await mkdtemp(join(tmpdir(), 'listownik-site-'));
  await cp(built, folder, { recursive: true });
  const site = staticSite(folder, 'index.html');
  const headers = {
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'x-content-type-options': 'nosniff',
  };
  const listen = async (port?: number): Promise<Server> => {
    const server = createServer((request, response) => void site(request, response, headers));
    await listenOnLoopback(server, port);
    return server;
  };
  let server = await listen();
  const { port } = new URL(endpointOf(server));
  return {
    url: `http://localhost:${port}`,
    folder,
    goDown: () => closeServer(server),
    comeBack: async () => {
      server = await listen(Number(port));
    },
    close: async () => {
      if (server.listening) await closeServer(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
