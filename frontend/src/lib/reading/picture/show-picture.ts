import { decodePgm, shrink } from './gray-image.ts';
import { createContext, type PreparedPicture } from './opened-picture.ts';

/** Half of the reading width is enough to recognise a place on the paper. */
const SHRINK = 2;
const QUALITY = 0.8;

/** The engine's input as a picture for the screen. */
export async function showPicture(prepared: PreparedPicture): Promise<Blob> {
  const { pixels, width, height } = shrink(decodePgm(prepared.pgm, prepared), SHRINK);
  const rgba = new Uint8ClampedArray(pixels.length * 4).fill(255);
  pixels.forEach((gray, at) => rgba.fill(gray, 4 * at, 4 * at + 3));
  const { canvas } = paint(new ImageData(rgba, width, height));
  if ('convertToBlob' in canvas) {
    return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  }
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('This device makes no picture.'));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}

function paint(image: ImageData) {
  const context = createContext(image.width, image.height);
  context.putImageData(image, 0, 0);
  return context;
}
