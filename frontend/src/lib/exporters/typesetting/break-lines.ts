import type { Word } from './words.ts';

/** Words that are split only in an emergency, with the width of the space before and the total width. */
type Unit = { words: Word[]; space: number; width: number };

/**
 * Breaks words into lines no wider than `room`, so that the remaining spaces are as even as
 * possible over the whole paragraph (total fit after Knuth and Plass; the last line costs nothing).
 */
export function breakLines(words: readonly Word[], room: number): Word[][] {
  const units = unitsOf(words, room);
  const cost = Array.from({ length: units.length + 1 }, () => Infinity);
  const start = Array.from({ length: units.length + 1 }, () => 0);
  cost[0] = 0;
  for (let end = 1; end <= units.length; end++) {
    let width = 0;
    for (let first = end - 1; first >= 0; first--) {
      const unit = units[first];
      if (!unit) break;
      width += unit.width + (first === end - 1 ? 0 : (units[first + 1]?.space ?? 0));
      if (width > room + 0.01 && first < end - 1) break;
      const isLast = end === units.length;
      const total = (cost[first] ?? Infinity) + (isLast ? 0 : badness(width, room));
      if (total < (cost[end] ?? Infinity)) {
        cost[end] = total;
        start[end] = first;
      }
    }
  }
  return linesFrom(units, start);
}

/** The cube penalizes one loose line more than two average ones; the constant favours fewer lines. */
function badness(width: number, room: number): number {
  const slack = Math.max(0, room - width) / room;
  return 0.01 + 100 * slack ** 3;
}

function linesFrom(units: readonly Unit[], start: readonly number[]): Word[][] {
  const lines: Word[][] = [];
  let end = units.length;
  while (end > 0) {
    const first = start[end] ?? 0;
    lines.unshift(units.slice(first, end).flatMap(({ words }) => words));
    end = first;
  }
  return lines;
}

function unitsOf(words: readonly Word[], room: number): Unit[] {
  const units: Unit[] = [];
  for (const word of words) {
    const last = units.at(-1);
    const joins = last && !word.mayBreakBefore && last.width + word.space + word.width <= room;
    if (joins) {
      last.words.push(word);
      last.width += word.space + word.width;
    } else units.push({ words: [word], space: word.space, width: word.width });
  }
  return units;
}
