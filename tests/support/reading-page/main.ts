import { type OcrEngine, startOcrEngine } from '#frontend/src/lib/reading/ocr/engine.ts';
import { openPictureStudio } from '#frontend/src/lib/reading/picture/picture-studio.ts';
import {
  coolDownReading,
  type ReadingProgress,
  readLetter,
  warmUpReading,
} from '#frontend/src/lib/reading/read-letter.ts';

/** What happened while one file was read, as plain data for the test outside. */
export type ReadingTrace = {
  text: string;
  sources: string[];
  confidences: (number | null)[];
  /** Share of letters lost, of the pages the reader would be asked about. */
  lost: number[];
  error: { name: string; code: string; message: string } | null;
  milliseconds: number;
  fractions: number[];
  stages: string[];
  /** Milliseconds between the abort and the rejection; null when not aborted. */
  abortedAfter: number | null;
};

type ReadingPage = {
  /** Reads the file chosen in the page's input; aborts at the given fraction of progress. */
  read: (abortAt?: number) => Promise<ReadingTrace>;
  warmUp: () => void;
  coolDown: () => void;
  /** Prepares the chosen picture for the engine unchanged; returns the PGM in base64. */
  prepare: () => Promise<string>;
  /** Reads the picture that was prepared last, with one engine for all calls. */
  recognize: () => Promise<void>;
  longTasks: number[];
  violations: string[];
};

declare global {
  var readingPage: ReadingPage;
}

const longTasks: number[] = [];
const violations: string[] = [];

addEventListener('securitypolicyviolation', (event) => {
  violations.push(`${event.violatedDirective} ${event.blockedURI}`);
});
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) longTasks.push(Math.round(entry.duration));
}).observe({ type: 'longtask' });

function chosenFile(): File {
  const input = document.querySelector<HTMLInputElement>('#file');
  const file = input?.files?.[0];
  if (!file) throw new Error('Choose a file first.');
  return file;
}

let prepared = new Uint8Array();
let engine: Promise<OcrEngine> | undefined;

async function prepare(): Promise<string> {
  const studio = openPictureStudio();
  const picture = await studio.open(chosenFile());
  const { pgm } = await picture.prepare({
    ...{ view: 'whole', degrees: 0 },
    ...{ light: 'broad', isUnbent: false, isBlackOnly: false },
  });
  studio.close();
  prepared = pgm;
  return base64(pgm);
}

/** In parts, because a call takes a limited number of arguments. */
function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(binary);
}

async function recognize(): Promise<void> {
  engine ??= startOcrEngine();
  await (await engine).recognize(prepared, () => undefined);
}

async function read(abortAt = 2): Promise<ReadingTrace> {
  const file = chosenFile();
  const trace: ReadingTrace = {
    text: '',
    sources: [],
    confidences: [],
    lost: [],
    error: null,
    milliseconds: 0,
    fractions: [],
    stages: [],
    abortedAfter: null,
  };
  const controller = new AbortController();
  const started = performance.now();
  let aborted = 0;
  const onProgress = ({ fraction, stage }: ReadingProgress) => {
    trace.fractions.push(fraction);
    if (trace.stages.at(-1) !== stage) trace.stages.push(stage);
    if (fraction < abortAt || aborted > 0) return;
    aborted = performance.now();
    controller.abort();
  };
  try {
    const { text, pages } = await readLetter(file, { signal: controller.signal, onProgress });
    trace.text = text;
    trace.sources = pages.map((page) => page.source);
    trace.confidences = pages.map((page) => page.confidence);
    trace.lost = pages.flatMap((page) => (page.lost ? [page.lost.share] : []));
  } catch (error) {
    if (aborted > 0) trace.abortedAfter = performance.now() - aborted;
    trace.error = describe(error);
  }
  trace.milliseconds = Math.round(performance.now() - started);
  return trace;
}

function describe(error: unknown): { name: string; code: string; message: string } {
  if (!(error instanceof Error)) return { name: 'unknown', code: '', message: String(error) };
  const code = 'code' in error ? String(error.code) : '';
  return { name: error.name, code, message: error.message };
}

globalThis.readingPage = {
  read,
  warmUp: warmUpReading,
  coolDown: coolDownReading,
  prepare,
  recognize,
  longTasks,
  violations,
};
