import { fixedFile, forgetOldBuilds, freshFile, keepShell } from './kept-files.ts';
import { listenToPush } from './push.ts';
import { requestKind } from './request-kind.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * The page comes from the network if there is one, so a new build arrives with the next reload and a new
 * service worker can take over at once without affecting open tabs.
 */
self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  await forgetOldBuilds();
  // An earlier version enabled navigation preload. When its answer is not used, the page is requested twice,
  // but the code of a social sign-in works only once.
  await self.registration.navigationPreload.disable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (requestKind(request, self.location.origin)) {
    case 'page':
    case 'loose':
      event.respondWith(freshFile(request, fetch(request)));
      break;
    case 'fixed':
      event.respondWith(fixedFile(request));
      break;
    case undefined:
  }
});

listenToPush(self);
