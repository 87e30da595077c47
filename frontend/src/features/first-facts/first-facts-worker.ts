import { firstFactsOf } from './read-first-facts.ts';

/** Reads away from the main thread: a long letter takes tens of milliseconds. */
addEventListener('message', (event: MessageEvent<string>) => {
  postMessage(firstFactsOf(event.data));
});
