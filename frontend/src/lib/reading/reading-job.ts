import { joinPages, type LetterPage, type ReadingProgress } from './letter-text.ts';

type Close = () => void;

/** One reading: reports its progress, and frees its resources at its end. */
export type ReadingJob = {
  fileName: string;
  signal: AbortSignal;
  /** Password of a PDF that requires one. */
  password: string | undefined;
  /** Frees the resource at the end of the reading, or at once if it has already ended. */
  onEnd: (close: Close) => void;
  report: (stage: ReadingProgress['stage'], page: number) => void;
  /** Sets the number of pages; call it once, before the first page. */
  expectPages: (count: number) => void;
  /** Reports the finished share of the work on one page (index from 0). */
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
