import { firstFactsOf } from './read-first-facts.ts';

/** Reads in a worker, off the main thread: a long letter takes tens of milliseconds. */
addEventListener('message', (event: MessageEvent<string>) => {
  postMessage(firstFactsOf(event.data));
});
