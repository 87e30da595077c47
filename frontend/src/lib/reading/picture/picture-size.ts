import { ReadingError } from '#frontend/src/lib/reading/reading-error.ts';

export type PictureSize = { width: number; height: number };

/** The largest phone sensor; a larger picture is not a photo of a letter, or is an attack. */
const MAX_PIXELS = 120_000_000;
/** Forty megapixels: 160 MB of pixels, which a browser on a usual phone can still hold. */
const HELD_PIXELS = 40_000_000;
/** A picture that is too large is decoded to about this many pixels: still more than the reading needs. */
const DECODED_PIXELS = 20_000_000;

/**
 * Refuses pictures whose header announces more than 120 Mpx, before they are decoded.
 * @throws ReadingError PICTURE_TOO_LARGE, or PICTURE_DAMAGED when the header contains no size
 */
export function checkPictureSize(bytes: Uint8Array, fileName: string): PictureSize {
  const size = bytes[0] === 0x89 ? readPngSize(bytes) : readJpegSize(bytes);
  if (!size || size.width === 0 || size.height === 0) throw damagedPicture(fileName);
  if (size.width * size.height > MAX_PIXELS) {
    throw new ReadingError(
      'PICTURE_TOO_LARGE',
      `Obraz "${fileName}" ma zbyt dużą rozdzielczość. Zmniejsz go do 120 megapikseli i spróbuj ponownie.`,
    );
  }
  return size;
}

/** The width for decoding a picture that does not fit in memory; undefined when it fits. */
export function decodedWidth({ width, height }: PictureSize): number | undefined {
  const isHeld = width * height <= HELD_PIXELS;
  return isHeld ? undefined : Math.round(Math.sqrt((DECODED_PIXELS * width) / height));
}

export function damagedPicture(fileName: string, cause?: unknown): ReadingError {
  return new ReadingError(
    'PICTURE_DAMAGED',
    `Nie udało się otworzyć obrazu "${fileName}". Plik jest uszkodzony. Zrób nowe zdjęcie lub skan.`,
    cause,
  );
}

/** IHDR is always the first chunk (PNG specification, 5.6). */
function readPngSize(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < 24) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Scans the segments up to the first start-of-frame (ITU-T T.81, B.1.1.4), skipping EXIF and colour profiles. */
function readJpegSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isStartOfFrame(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15 without the Huffman (C4), JPG (C8) and arithmetic (CC) tables that share their range. */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
