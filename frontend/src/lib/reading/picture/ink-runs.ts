import type { GrayImage } from './gray-image.ts';

/** Stretches of ink, row by row from the top and from left to right; `rights` are the first pixels after them. */
export type InkRuns = { rows: number[]; lefts: number[]; rights: number[] };

/** Connected ink: its box (right and bottom are the first pixels after it), its pixels and their middle. */
export type InkBlob = {
  left: number;
  top: number;
  right: number;
  bottom: number;
  area: number;
  middleX: number;
  middleY: number;
};

export function findRuns({ pixels, width, height }: GrayImage, darkerThan: number): InkRuns {
  const runs: InkRuns = { rows: [], lefts: [], rights: [] };
  for (let y = 0, at = 0; y < height; y += 1) {
    let left = -1;
    for (let x = 0; x < width; x += 1, at += 1) {
      const isInk = (pixels[at] ?? 255) < darkerThan;
      if (isInk && left < 0) left = x;
      else if (!isInk && left >= 0) {
        addRun(runs, y, left, x);
        left = -1;
      }
    }
    if (left >= 0) addRun(runs, y, left, width);
  }
  return runs;
}

export function addRun(runs: InkRuns, row: number, left: number, right: number): void {
  runs.rows.push(row);
  runs.lefts.push(left);
  runs.rights.push(right);
}

/** Connects touching runs, corners included: returns the blobs, and for each run the index of its blob. */
export function joinBlobs(runs: InkRuns): { blobs: InkBlob[]; blobOf: Int32Array } {
  const parent = joinNeighbours(runs);
  const blobOf = new Int32Array(parent.length).fill(-1);
  const blobs: InkBlob[] = [];
  for (let run = 0; run < parent.length; run += 1) {
    const root = rootOf(parent, run);
    let index = blobOf[root] ?? -1;
    if (index < 0) {
      index = blobs.length;
      blobs.push(emptyBlob());
      blobOf[root] = index;
    }
    blobOf[run] = index;
    const blob = blobs[index];
    if (blob) grow(blob, runs.rows[run] ?? 0, runs.lefts[run] ?? 0, runs.rights[run] ?? 0);
  }
  for (const blob of blobs) {
    blob.middleX /= blob.area;
    blob.middleY /= blob.area;
  }
  return { blobs, blobOf };
}

/** Union-find over runs; the runs of the row above are passed once beside those of each row. */
function joinNeighbours({ rows, lefts, rights }: InkRuns): Int32Array {
  const parent = Int32Array.from({ length: rows.length }, (_, index) => index);
  let above = 0;
  for (let run = 0; run < rows.length; run += 1) {
    const row = rows[run] ?? 0;
    const left = lefts[run] ?? 0;
    const right = rights[run] ?? 0;
    const isPast = (other: number) =>
      (rows[other] ?? 0) < row - 1 ||
      ((rows[other] ?? 0) === row - 1 && (rights[other] ?? 0) < left);
    while (above < run && isPast(above)) above += 1;
    for (let other = above; other < run && (rows[other] ?? 0) < row; other += 1) {
      if ((lefts[other] ?? 0) > right) break;
      unite(parent, run, other);
    }
  }
  return parent;
}

function rootOf(parent: Int32Array, run: number): number {
  let root = run;
  while ((parent[root] ?? root) !== root) {
    parent[root] = parent[parent[root] ?? root] ?? root;
    root = parent[root] ?? root;
  }
  return root;
}

function unite(parent: Int32Array, one: number, other: number): void {
  const [a, b] = [rootOf(parent, one), rootOf(parent, other)];
  parent[Math.max(a, b)] = Math.min(a, b);
}

function emptyBlob(): InkBlob {
  return {
    left: Infinity,
    top: Infinity,
    right: 0,
    bottom: 0,
    area: 0,
    middleX: 0,
    middleY: 0,
  };
}

function grow(blob: InkBlob, row: number, left: number, right: number): void {
  const length = right - left;
  blob.left = Math.min(blob.left, left);
  blob.right = Math.max(blob.right, right);
  blob.top = Math.min(blob.top, row);
  blob.bottom = Math.max(blob.bottom, row + 1);
  blob.area += length;
  blob.middleX += (length * (left + right - 1)) / 2;
  blob.middleY += length * row;
}
