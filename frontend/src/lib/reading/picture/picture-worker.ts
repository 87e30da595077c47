import { type OpenedPicture, openPicture } from './opened-picture.ts';
import type { PictureAnswer, PictureRequest, PictureResult } from './picture-messages.ts';

/*
 * Prepares pictures for OCR off the main thread: a 12 Mpx photo takes half a second of computation.
 * Decoded pictures stay here, under the page's numbers for them, until they are closed.
 */
const pictures = new Map<number, OpenedPicture>();

async function answer(request: PictureRequest): Promise<PictureResult> {
  if (request.action === 'open') {
    const picture = await openPicture(request.source, request.options);
    pictures.set(request.picture, picture);
    return { hasPage: picture.hasPage };
  }
  const picture = pictures.get(request.picture);
  if (request.action === 'prepare') {
    if (!picture) throw new Error('The picture is not open.');
    return picture.prepare(request.preparation);
  }
  picture?.close();
  pictures.delete(request.picture);
  return undefined;
}

function send(message: PictureAnswer, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

addEventListener('message', (event: MessageEvent<PictureRequest>) => {
  const { id } = event.data;
  answer(event.data).then(
    (result) =>
      send(
        { id, result },
        result && 'pgm' in result ? [result.pgm.buffer, result.shapes.buffer] : [],
      ),
    (error: unknown) =>
      send({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
});
