/** Edits tolerated in a stem of this length, so that an OCR error does not hide a word. */
export function allowedEdits(length: number): number {
  if (length < 6) return 0;
  return length <= 10 ? 1 : 2;
}

/** Edit distance of two short words; more than `limit` counts as limit + 1. */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  const shorter = Math.min(left.length, right.length);
  let start = 0; // an equal beginning and end cost nothing
  while (start < shorter && left.charCodeAt(start) === right.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  const from = left.slice(start, left.length - end);
  const to = right.slice(start, right.length - end);
  return lastRow(from, to, limit)?.at(-1) ?? limit + 1;
}

/**
 * Wagner-Fischer: the edits from `from` to each prefix of `to`, the empty one first; undefined as
 * soon as all of them exceed `limit`.
 */
function lastRow(from: string, to: string, limit: number): number[] | undefined {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = from.charCodeAt(row - 1) === to.charCodeAt(column - 1) ? 0 : 1;
      const cost = Math.min(
        (previous[column - 1] ?? 0) + same,
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return undefined;
    previous = current;
  }
  return previous;
}
