import { useEffect, useState } from 'react';

import { type FirstFacts, saysAnything } from './first-facts.ts';

/** What the device reads in a letter's text, in a worker of this page; nothing is sent anywhere. */
export function useFirstFacts(text: string | null): FirstFacts | undefined {
  const [read, setRead] = useState<{ text: string; facts: FirstFacts }>();
  useEffect(() => {
    if (text === null || text === '') return undefined;
    const worker = new Worker(new URL('./first-facts-worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.addEventListener('message', ({ data }: MessageEvent<FirstFacts>) => {
      setRead({ text, facts: data });
    });
    worker.postMessage(text);
    return () => worker.terminate();
  }, [text]);
  // Facts of another letter must not be shown for this one.
  return read?.text === text && saysAnything(read.facts) ? read.facts : undefined;
}
