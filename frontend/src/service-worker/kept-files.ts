import { isCurrentTool } from './request-kind.ts';
import { shell } from './shell-list.ts';

const SHELL_PREFIX = 'shell-';
const SHELL_CACHE = `${SHELL_PREFIX}${shell.build}`;
/** Cache of large files after their first use; shared by all builds. */
const TOOL_CACHE = 'tools';

/** How long to wait for a slow network before the cached page is used. */
const PATIENCE_MS = 4_000;

/** Caches the shell of this build. Rejects when the site changes meanwhile, so that it is tried again later. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  await cache.addAll(
    shell.light.map((path) =>
      path.startsWith('/assets/') ? path : new Request(path, { cache: 'no-cache' }),
    ),
  );
  const page = await cache.match('/');
  if (!(await page?.text())?.includes(shell.entry)) {
    await caches.delete(SHELL_CACHE);
    throw new Error('The page is of another build than this service worker.');
  }
}

/** Removes builds older than the last one, whose tabs may still be open, and tools that are no longer used. */
export async function forgetOldBuilds(): Promise<void> {
  // In the order of their creation.
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX));
  const old = shells.filter((name) => name !== SHELL_CACHE).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
  const tools = await caches.open(TOOL_CACHE);
  const unused = (await tools.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return !shell.heavy.includes(pathname) && !isCurrentTool(pathname);
  });
  await Promise.all(unused.map((request) => tools.delete(request)));
}

/** Servers vary their answers by compression, which does not matter for a cached one. */
async function findKept(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true });
}

/** A file with a content hash in its name: from the cache, otherwise from the network, and then cached. */
export async function fixedFile(request: Request): Promise<Response> {
  const kept = await findKept(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const cache = await caches.open(TOOL_CACHE);
    // A full disk must not fail the request.
    await cache.put(request, answer.clone()).catch(() => undefined);
  }
  return answer;
}

/** The network's answer; the cached one when the network fails or is slow. */
export async function freshFile(
  request: Request,
  fromNetwork: Promise<Response>,
): Promise<Response> {
  const kept = await caches
    .open(SHELL_CACHE)
    .then((cache) => cache.match(new URL(request.url).pathname, { ignoreVary: true }));
  if (!kept) return fromNetwork;
  const answer = fromNetwork.then(
    (found) => (found.status < 500 ? found : kept),
    () => kept,
  );
  const patience = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), PATIENCE_MS);
  });
  return Promise.race([answer, patience]);
}
