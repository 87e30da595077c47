import type { Block } from 'tesseract.js';

import { type OcrEngine, startOcrEngine } from './engine.ts';

/** Engines for one letter: started on demand, reused over its pages, ended together. */
export type EnginePool = {
  /** How many pictures it reads at a time. */
  size: number;
  recognize: (
    pgm: Uint8Array<ArrayBuffer>,
    onProgress: (share: number) => void,
  ) => Promise<Block[]>;
  close: () => void;
};

/** A warm engine nobody asks for is given back after this long. */
const WARM_MS = 5 * 60_000;

let warm: { engine: Promise<OcrEngine>; timer: ReturnType<typeof setTimeout> } | undefined;

/** Starts one engine ahead of need. A failure is kept silent: the reading itself will meet and report it. */
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

export function openEnginePool(): EnginePool {
  const size = engineCount();
  const started: Promise<OcrEngine>[] = [];
  const idle: OcrEngine[] = [];
  const queue: ((engine: OcrEngine) => void)[] = [];
  let isClosed = false;

  const start = (): Promise<OcrEngine> => {
    const engine = takeWarmEngine() ?? startOcrEngine();
    started.push(engine);
    return engine;
  };
  const acquire = async (): Promise<OcrEngine> => {
    const free = idle.pop();
    if (free) return free;
    if (started.length < size) return start();
    return new Promise((resolve) => queue.push(resolve));
  };
  const giveBack = (engine: OcrEngine) => {
    const next = queue.shift();
    if (next) next(engine);
    else idle.push(engine);
  };

  return {
    size,
    async recognize(pgm, onProgress) {
      const engine = await acquire();
      if (isClosed) throw new Error('The engines were ended.');
      try {
        return await engine.recognize(pgm, onProgress);
      } finally {
        giveBack(engine);
      }
    },
    close() {
      isClosed = true;
      for (const engine of started) engine.then((running) => running.end()).catch(() => undefined);
    },
  };
}

function takeWarmEngine(): Promise<OcrEngine> | undefined {
  const taken = warm;
  warm = undefined;
  if (taken) clearTimeout(taken.timer);
  return taken?.engine;
}

/** Two engines halve the time of several pages on two cores; a phone has neither the cores nor the memory. */
function engineCount(): number {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  const memory = 'deviceMemory' in navigator ? Number(navigator.deviceMemory) : 4;
  return isPhone || memory < 4 ? 1 : Math.min(2, Math.max(1, navigator.hardwareConcurrency));
}
