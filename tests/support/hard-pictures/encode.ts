import { createCanvas, ImageData } from '@napi-rs/canvas';

import type { Picture } from './photograph.ts';

/** The picture as a camera stores it. */
export function encodeJpeg({ width, height, data }: Picture, quality = 80): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return canvas.encode('jpeg', quality);
}
