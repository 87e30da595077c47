import type { Block } from 'tesseract.js';

import { type OcrEngine, startOcrEngine } from './engine.ts';

/** Engines for one letter: started on demand, reused over its pages, ended together. */
export type EnginePool = {
  /** Number of pictures that it reads in parallel. */
  size: number;
  recognize: (
    pgm: Uint8Array<ArrayBuffer>,
    onProgress: (share: number) => void,
  ) => Promise<Block[]>;
  close: () => void;
};

/** An unused warm engine is released after this time. */
const WARM_MS = 5 * 60_000;

let warm: { engine: Promise<OcrEngine>; timer: ReturnType<typeof setTimeout> } | undefined;

/** Starts one engine in advance. A failure is ignored: the reading itself will meet and report it. */
export function warmUpEngine(): void {
  if (warm) return;
  const engine = startOcrEngine();
  engine.catch(() => coolDownEngine());
  warm = { engine, timer: setTimeout(coolDownEngine, WARM_MS) };
}

/** Ends the engine that was warmed up and not used. */
export function coolDownEngine(): void {
  const unused = takeWarmEngine();
  unused?.then(
    (engine) => engine.end(),
    () => undefined,
  );
}

type Waiting = { take: (engine: OcrEngine) => void; giveUp: (error: unknown) => void };

/** The running engines: the free ones, and the pages waiting for one. */
function openCrew(size: number, start: () => Promise<OcrEngine>) {
  const running = new Set<Promise<OcrEngine>>();
  const startedAs = new Map<OcrEngine, Promise<OcrEngine>>();
  const idle: OcrEngine[] = [];
  const queue: Waiting[] = [];

  const launch = async (): Promise<OcrEngine> => {
    const starting = takeWarmEngine() ?? start();
    running.add(starting);
    try {
      const engine = await starting;
      startedAs.set(engine, starting);
      return engine;
    } catch (error) {
      running.delete(starting);
      if (running.size > 0) return wait();
      for (const waiting of queue.splice(0)) waiting.giveUp(error);
      throw error;
    }
  };
  const wait = () =>
    new Promise<OcrEngine>((take, giveUp) => {
      queue.push({ take, giveUp });
    });
  const acquire = async (): Promise<OcrEngine> => {
    const free = idle.pop();
    if (free) return free;
    return running.size < size ? launch() : wait();
  };
  const giveBack = (engine: OcrEngine) => {
    const next = queue.shift();
    if (next) next.take(engine);
    else idle.push(engine);
  };
  const discard = (engine: OcrEngine) => {
    engine.end();
    const starting = startedAs.get(engine);
    if (starting) running.delete(starting);
    const next = queue.shift();
    if (next) launch().then(next.take, next.giveUp);
  };

  const end = () => {
    for (const engine of running) engine.then((ready) => ready.end()).catch(() => undefined);
  };
  return { acquire, giveBack, discard, end };
}

/**
 * A failed engine does not lose the letter: its page goes to another engine, and the reading fails only when
 * there is none left.
 * @param start for tests; the warm engine is taken first
 */
export function openEnginePool(size = engineCount(), start = startOcrEngine): EnginePool {
  const crew = openCrew(size, start);
  let isClosed = false;
  return {
    size,
    async recognize(pgm, onProgress) {
      for (let isLast = false; ; isLast = true) {
        const engine = await crew.acquire();
        if (isClosed) throw new Error('The engines were ended.');
        try {
          const blocks = await engine.recognize(pgm, onProgress);
          crew.giveBack(engine);
          return blocks;
        } catch (error) {
          crew.discard(engine);
          if (isLast) throw error;
        }
      }
    },
    close() {
      isClosed = true;
      crew.end();
    },
  };
}

function takeWarmEngine(): Promise<OcrEngine> | undefined {
  const taken = warm;
  warm = undefined;
  if (taken) clearTimeout(taken.timer);
  return taken?.engine;
}

/** Two engines halve the time of several pages on two cores; a phone lacks the cores and the memory. */
function engineCount(): number {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  const memory = 'deviceMemory' in navigator ? Number(navigator.deviceMemory) : 4;
  return isPhone || memory < 4 ? 1 : Math.min(2, Math.max(1, navigator.hardwareConcurrency));
}
