/** The end of a whole-number axis: at least `max`, and even when above 1, so that its half is a whole number. */
export function axisEnd(max: number): number {
  if (max <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(max));
  const steps = [1, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power);
  const end = steps.find((step) => step >= max && step % 2 === 0);
  return end ?? power * 10;
}

export type Bar = { x: number; y: number; width: number; height: number };

/** Upright bars of equal width in a field of 100 by 100, growing from its lower edge; a fifth of each slot is gap. */
export function toBars(values: readonly number[], end: number): Bar[] {
  const place = 100 / Math.max(values.length, 1);
  return values.map((value, index) => {
    const height = (Math.min(value, end) / end) * 100;
    return { x: (index + 0.1) * place, y: 100 - height, width: place * 0.8, height };
  });
}

/** Length of a bar relative to the longest, in percent. */
export function barLength(value: number, longest: number): number {
  return longest === 0 ? 0 : (value / longest) * 100;
}
