import type { Line } from './text-block.ts';

/** A line with the distance of its top from the top of the text area. */
export type PageLine = Line & { top: number };

/** A page that ends early to keep lines together must be at least this full; otherwise they are separated. */
const MIN_FILLED = 0.5;

/** Below this fill of the last page the letter is tightened. */
const SMALL_REST = 0.35;
const TIGHTER = [0.85, 0.7, 0.55];

/**
 * Cuts lines into pages. When only a few lines would be on the last page, the spaces between
 * paragraphs (never between lines) are reduced, if that saves the page.
 */
export function fitPages(lines: readonly Line[], height: number): PageLine[][] {
  const pages = cutPages(lines, height);
  const last = pages.at(-1)?.at(-1);
  if (pages.length < 2 || !last || last.top + last.leading > height * SMALL_REST) return pages;
  for (const factor of TIGHTER) {
    const tight = lines.map((line) => ({ ...line, before: line.before * factor }));
    const fewer = cutPages(tight, height);
    if (fewer.length < pages.length) return fewer;
  }
  return pages;
}

/** Cuts lines into pages of the given height: between lines, and only where a page may end. */
export function cutPages(lines: readonly Line[], height: number): PageLine[][] {
  const pages: PageLine[][] = [];
  let rest = lines;
  while (rest.length > 0) {
    const fitting = stack(rest, height);
    const end = fitting.length === rest.length ? rest.length : lastGoodEnd(fitting, height);
    pages.push(fitting.slice(0, end));
    rest = rest.slice(end);
  }
  return pages;
}

/** The lines that fit on one page, at least one. */
function stack(lines: readonly Line[], height: number): PageLine[] {
  const placed: PageLine[] = [];
  let bottom = 0;
  for (const line of lines) {
    const top = bottom + (placed.length === 0 ? 0 : line.before);
    bottom = top + line.leading;
    if (bottom > height + 0.01 && placed.length > 0) break;
    placed.push({ ...line, top });
  }
  return placed;
}

function lastGoodEnd(lines: readonly PageLine[], height: number): number {
  const last = lines.findLastIndex(
    ({ keepWithNext, top, leading }) => !keepWithNext && top + leading >= height * MIN_FILLED,
  );
  return last === -1 ? lines.length : last + 1;
}
