import type { ByHand } from '#frontend/src/lib/reading/pages/by-hand.ts';

import { unbend } from './bends/unbend.ts';
import { dropColour } from './drop-colour.ts';
import { flattenLight } from './flatten.ts';
import { encodePgm, type GrayImage, toChannel, toGray } from './gray-image.ts';
import { findLetterShapes } from './letter-shapes.ts';
import { findPageQuad, QUAD_WIDTH } from './page-quad.ts';
import { removeDottedRules } from './remove-dotted-rules.ts';
import { findSkew } from './skew.ts';
import { type Quad, type QuarterTurn, rotate, straightenPage, turn } from './transform.ts';

/** `whole` is the unchanged picture; `page` is the sheet found on it, rectified. */
export type PictureView = 'whole' | 'page';

/**
 * One way to prepare a picture: its part, its clockwise rotation, the kind of shadows to remove, whether bent lines are
 * straightened, and whether coloured ink stays.
 */
export type Preparation = {
  view: PictureView;
  degrees: QuarterTurn;
  light: 'broad' | 'fine';
  isUnbent: boolean;
  isBlackOnly: boolean;
};

export type PreparedPicture = {
  pgm: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  /** Places of letter-like shapes: see `findLetterShapes`. */
  shapes: Int16Array<ArrayBuffer>;
  /** Share of the page whose coloured ink was removed. */
  colour: number;
};

/** Width of the page for the OCR engine: a smaller one loses small print, a larger one only costs time. */
export const PAGE_WIDTH = 2000;
/** Pixels of the largest working copy: a page of 2000 x 8000, or a whole 16 Mpx photo. */
const MAX_WORKING_PIXELS = 16_000_000;
/** Below this angle in degrees a rotation would only blur. */
const MIN_SKEW = 0.2;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A decoded picture, ready to be prepared for OCR in several ways; `close` frees its memory. */
export type OpenedPicture = {
  hasPage: boolean;
  prepare: (preparation: Preparation) => PreparedPicture;
  close: () => void;
};

export type OpenOptions = {
  /** Decoded width for a picture that does not fit in memory. */
  width?: number;
  /** Corners set by hand are shares of the whole picture. */
  byHand?: ByHand;
};

/**
 * Decodes with the EXIF orientation applied; rejects when the bytes are not a picture.
 */
export async function openPicture(
  source: Blob | ImageBitmap,
  { width, byHand = { turn: 0, corners: null } }: OpenOptions = {},
): Promise<OpenedPicture> {
  const bitmap =
    source instanceof Blob
      ? await createImageBitmap(source, {
          imageOrientation: 'from-image',
          ...(width === undefined ? {} : { resizeWidth: width, resizeQuality: 'high' }),
        })
      : source;
  const { corners, turn: turned } = byHand;
  const set = corners && scaleQuad(corners, bitmap.width, bitmap.height);
  const quad = set ? undefined : findQuad(bitmap);
  return {
    hasPage: quad !== undefined,
    prepare({ view, degrees, light, isUnbent, isBlackOnly }) {
      const sheet = set ?? (view === 'page' ? quad : undefined);
      const cut = sheet ? pageOf(bitmap, sheet) : wholeOf(bitmap);
      const flat = (gray: GrayImage) => flattenLight(turn(turn(gray, turned), degrees), light);
      if (!isBlackOnly) return prepare(flat(cut.plane(toGray)), { isUnbent, colour: 0 });
      const channel = (of: 0 | 1 | 2) =>
        flat(cut.plane((data, width, height) => toChannel(data, of, { width, height })));
      const { image, colour } = dropColour([channel(0), channel(1), channel(2)]);
      return prepare(image, { isUnbent, colour });
    },
    close: () => bitmap.close(),
  };
}

function prepare(
  flat: GrayImage,
  { isUnbent, colour }: { isUnbent: boolean; colour: number },
): PreparedPicture {
  const skew = findSkew(flat);
  const straight = Math.abs(skew) > MIN_SKEW ? rotate(flat, skew) : flat;
  const clean = removeDottedRules(isUnbent ? unbend(straight) : straight);
  const { width, height } = clean;
  return { pgm: encodePgm(clean), width, height, shapes: findLetterShapes(clean), colour };
}

/** A part of a picture with access to its gray values or one of its channels. */
type Cut = { plane: (of: typeof toGray) => GrayImage };

/** The shorter side becomes the page's width, because a page may be rotated by a quarter. */
function wholeOf(bitmap: ImageBitmap): Cut {
  const wanted = PAGE_WIDTH / Math.min(bitmap.width, bitmap.height);
  const { data, width, height } = draw(bitmap, Math.min(wanted, workingScale(bitmap)));
  return { plane: (of) => of(data, width, height) };
}

function pageOf(bitmap: ImageBitmap, quad: Quad): Cut {
  const scale = Math.min(1, workingScale(bitmap));
  const { data, width, height } = draw(bitmap, scale);
  const corners = scaleQuad(quad, scale, scale);
  return { plane: (of) => straightenPage(of(data, width, height), corners, PAGE_WIDTH) };
}

function workingScale(bitmap: ImageBitmap): number {
  return Math.sqrt(MAX_WORKING_PIXELS / (bitmap.width * bitmap.height));
}

function findQuad(bitmap: ImageBitmap): Quad | undefined {
  const scale = QUAD_WIDTH / bitmap.width;
  const { data, width, height } = draw(bitmap, scale);
  const quad = findPageQuad(data, width, height);
  return quad && scaleQuad(quad, 1 / scale, 1 / scale);
}

function scaleQuad(quad: Quad, across: number, down: number): Quad {
  const [a, b, c, d] = quad;
  const scaled = ({ x, y }: Quad[number]) => ({ x: x * across, y: y * down });
  return [scaled(a), scaled(b), scaled(c), scaled(d)];
}

function draw(bitmap: ImageBitmap, scale: number): ImageData {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = createContext(width, height);
  context.imageSmoothingQuality = 'high';
  // Transparent pictures get a white background.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  context.canvas.width = 0;
  return pixels;
}

/** A canvas of the worker, or of the page in browsers without one (Safari before 16.4). */
export function createContext(width: number, height: number): Context {
  const context =
    typeof OffscreenCanvas === 'undefined'
      ? createPageContext(width, height)
      : new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This device gives no two-dimensional canvas.');
  return context;
}

function createPageContext(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d', { willReadFrequently: true });
}
