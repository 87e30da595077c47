/** One arc of a donut: where it begins and how long it is, in units of the whole circle (0 to 1). */
export type Arc = { start: number; length: number };

/** Arcs of values that follow one another around the circle; nothing to draw gives arcs without length. */
export function toArcs(values: readonly number[]): Arc[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  let start = 0;
  return values.map((value) => {
    const length = total === 0 ? 0 : value / total;
    const arc = { start, length };
    start += length;
    return arc;
  });
}

/** Shortens an arc by the gap before the next; a single arc is a full ring, the smallest stays visible. */
export function withGap({ start, length }: Arc, gap: number): Arc {
  if (length >= 1) return { start, length };
  return { start, length: Math.max(length - gap, Math.min(length, gap / 2)) };
}

export type Slice = { name: string; value: number };

/** The greatest values by name; the others are combined at the end. */
export function toSlices(items: readonly Slice[], most: number, restName: string): Slice[] {
  const sorted = items.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most - 1).reduce((sum, { value }) => sum + value, 0);
  return [...sorted.slice(0, most - 1), { name: restName, value: rest }];
}
