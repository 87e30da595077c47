import type { Quad, QuarterTurn } from '#frontend/src/lib/reading/picture/transform.ts';

/** The user's corrections of a picture: its clockwise rotation, and the corners of the sheet (0..1). */
export type ByHand = { turn: QuarterTurn; corners: Quad | null };

const NOTHING: ByHand = { turn: 0, corners: null };
const said = new WeakMap<File, ByHand>();

export function byHandOf(picture: File): ByHand {
  return said.get(picture) ?? NOTHING;
}

/** The same picture with a further correction; its bytes do not change. */
export function setByHand(picture: File, change: Partial<ByHand>): File {
  const { name, type, lastModified } = picture;
  const same = new File([picture], name, { type, lastModified });
  said.set(same, { ...byHandOf(picture), ...change });
  return same;
}

/** Rotated a further quarter clockwise. */
export function turnFurther(picture: File): File {
  const next = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;
  return setByHand(picture, { turn: next[byHandOf(picture).turn] });
}
