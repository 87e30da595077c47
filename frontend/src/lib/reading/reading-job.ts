import { joinPages, type LetterPage, type ReadingProgress } from './letter-text.ts';

type Close = () => void;

/** One reading: whom to tell about progress, and what to free when it ends in whatever way. */
export type ReadingJob = {
  fileName: string;
  signal: AbortSignal;
  /** Of a PDF that asks for one. */
  password: string | undefined;
  /** Frees the resource at the end of the reading, or at once when it has already ended. */
  onEnd: (close: Close) => void;
  report: (stage: ReadingProgress['stage'], page: number) => void;
  /** Says how many pages there are; to be called once, before the first of them. */
  expectPages: (count: number) => void;
  /** Share of the work on one page (index from 0) that is done. */
  advance: (index: number, share: number) => void;
  finishPage: (index: number, page: LetterPage) => void;
  end: () => void;
};

export function startReadingJob(
  fileName: string,
  signal: AbortSignal,
  onProgress: (progress: ReadingProgress) => void,
  password?: string,
): ReadingJob {
  const closers: Close[] = [];
  let hasEnded = false;
  let shares: number[] = [0];
  let pages: (LetterPage | undefined)[] = [];
  let fraction = 0;
  return {
    fileName,
    signal,
    password,
    onEnd(close) {
      if (hasEnded) close();
      else closers.push(close);
    },
    expectPages(count) {
      shares = Array.from({ length: count }, () => 0);
      pages = Array.from({ length: count });
    },
    advance(index, share) {
      shares[index] = Math.max(shares[index] ?? 0, share);
    },
    finishPage(index, page) {
      shares[index] = 1;
      pages[index] = page;
    },
    report(stage, page) {
      if (hasEnded) return;
      const done = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
      fraction = Math.max(fraction, Math.min(1, done));
      onProgress({ stage, page, pages: shares.length, fraction, text: joinPages(pages) });
    },
    end() {
      hasEnded = true;
      for (const close of closers.splice(0)) close();
    },
  };
}
