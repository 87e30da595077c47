import type { Quad, QuarterTurn } from '#frontend/src/lib/reading/picture/transform.ts';

/** What a person said about a picture: how it is turned clockwise, and where the corners of the sheet are (0..1). */
export type ByHand = { turn: QuarterTurn; corners: Quad | null };

const NOTHING: ByHand = { turn: 0, corners: null };
const said = new WeakMap<File, ByHand>();

export function byHandOf(picture: File): ByHand {
  return said.get(picture) ?? NOTHING;
}

/** The same picture, about which something more was said; no byte of it changes. */
export function setByHand(picture: File, change: Partial<ByHand>): File {
  const { name, type, lastModified } = picture;
  const same = new File([picture], name, { type, lastModified });
  said.set(same, { ...byHandOf(picture), ...change });
  return same;
}

/** A quarter further clockwise. */
export function turnFurther(picture: File): File {
  const next = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;
  return setByHand(picture, { turn: next[byHandOf(picture).turn] });
}
