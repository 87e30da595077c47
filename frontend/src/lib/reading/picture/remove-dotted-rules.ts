import type { GrayImage } from './gray-image.ts';

/** Darker pixels are ink; the picture is already flattened. */
const INK = 200;
const WHITE = 255;
/** Rules are searched in tiles of this width, within which even a slanted or bent one is straight. */
const TILE = 48;
/** Minimum length in tiles, longer than any dash between words. */
const MIN_TILES = 5;
/** Thickness in pixels of the thickest rule, at 2000 pixels per page width. */
const MAX_THICKNESS = 9;
/** How far a rule may climb from one tile to the next. */
const MAX_DRIFT = 3;
/** Share of ink in the fullest row: for the end of a rule in its last tile, for a dotted rule, for a solid one. */
const END_SHARE = 0.08;
const DOTTED_SHARE = 0.25;
const SOLID_SHARE = 0.8;
/** The paper above and below a rule has hardly any ink. */
const CLEAR_SHARE = 0.06;

type Band = { top: number; bottom: number; share: number };

/**
 * Removes dotted lines of tables and forms, which the engine reads as text and therefore loses the words of the
 * rows between them. Solid lines stay, because the engine removes those itself, and better.
 */
export function removeDottedRules(image: GrayImage): GrayImage {
  const strips = Array.from({ length: Math.floor(image.width / TILE) }, (_, column) =>
    findBands(image, column * TILE),
  );
  const result = { ...image, pixels: image.pixels.slice() };
  const isSeen = new Set<Band>();
  strips.forEach((bands, column) => {
    for (const band of bands) {
      if (isSeen.has(band)) continue;
      const rule = followRule(strips, column, band);
      for (const piece of rule) isSeen.add(piece);
      if (!isDotted(rule)) continue;
      rule.forEach((piece, index) => wipe(result, (column + index) * TILE, piece));
    }
  });
  return result;
}

/** Thin runs of rows with ink between empty rows, in one column of tiles. */
function findBands(image: GrayImage, left: number): Band[] {
  const bands: Band[] = [];
  let top = 0;
  let fullest = 0;
  for (let y = 0; y <= image.height; y += 1) {
    const share = inkShare(image, left, y);
    if (share > CLEAR_SHARE) {
      fullest = Math.max(fullest, share);
      continue;
    }
    if (fullest >= END_SHARE && y - top <= MAX_THICKNESS) {
      bands.push({ top, bottom: y - 1, share: fullest });
    }
    top = y + 1;
    fullest = 0;
  }
  return bands;
}

function inkShare({ pixels, width, height }: GrayImage, left: number, y: number): number {
  if (y >= height) return 0;
  let count = 0;
  const start = y * width + left;
  for (let at = start; at < start + TILE; at += 1) if ((pixels[at] ?? WHITE) < INK) count += 1;
  return count / TILE;
}

/** The bands of one rule from its first tile to the right. */
function followRule(strips: readonly Band[][], column: number, first: Band): Band[] {
  const rule = [first];
  let last = first;
  for (const bands of strips.slice(column + 1)) {
    const { top, bottom } = last;
    const found = bands.find(
      (band) => band.top <= bottom + MAX_DRIFT && band.bottom >= top - MAX_DRIFT,
    );
    if (!found) break;
    rule.push(found);
    last = found;
  }
  return rule;
}

function isDotted(rule: readonly Band[]): boolean {
  const pieces = rule.filter((piece) => piece.share >= DOTTED_SHARE);
  const mean = pieces.reduce((sum, piece) => sum + piece.share, 0) / Math.max(1, pieces.length);
  return pieces.length >= MIN_TILES && mean < SOLID_SHARE;
}

/** One extra pixel on each side also removes the blur of the line. */
function wipe({ pixels, width, height }: GrayImage, left: number, { top, bottom }: Band): void {
  for (let y = Math.max(0, top - 1); y <= Math.min(height - 1, bottom + 1); y += 1) {
    pixels.fill(WHITE, y * width + left, y * width + left + TILE);
  }
}
