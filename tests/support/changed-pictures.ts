import type { Page } from 'playwright-core';

import type { Upload } from './reader-in-browser.ts';

/** Turns a picture in the browser, because no other tool is available. */
export async function turned(page: Page, { buffer }: Upload, degrees: number): Promise<Upload> {
  const base64 = await page.evaluate(
    async ([source, angle]) => {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const isUpright = angle % 180 === 0;
      const canvas = document.createElement('canvas');
      canvas.width = isUpright ? picture.width : picture.height;
      canvas.height = isUpright ? picture.height : picture.width;
      const drawing = canvas.getContext('2d');
      drawing?.translate(canvas.width / 2, canvas.height / 2);
      drawing?.rotate((angle * Math.PI) / 180);
      drawing?.drawImage(picture, -picture.width / 2, -picture.height / 2);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [buffer.toString('base64'), degrees] as const,
  );
  return { name: `obrócone ${degrees}.jpg`, buffer: Buffer.from(base64, 'base64') };
}

/** The same picture, stored again by a browser. */
export async function storedAs(page: Page, { buffer }: Upload, type: string): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([source, kind]) => {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL(kind, 0.9).split(',')[1] ?? '';
    },
    [buffer.toString('base64'), type] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** An APP1 segment with nothing but orientation 6: shown turned by a quarter clockwise (EXIF 2.32, 4.6.4). */
export function heldSideways({ buffer }: Upload): Upload {
  const tiff = '49492a0008000000' + '0100' + '1201030001000000' + '06000000' + '00000000';
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(tiff, 'hex')]);
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  const start = buffer.subarray(0, 2);
  return { name: 'telefon.jpg', buffer: Buffer.concat([start, head, body, buffer.subarray(2)]) };
}
