import html2canvas from 'html2canvas';

/** Sharp on phones too. */
const SCALE = 2;

/** Paints an element as it stands; throws when the browser gives no picture. */
export async function paintCard(element: HTMLElement, type: string): Promise<Blob> {
  await document.fonts.ready;
  const canvas = await html2canvas(element, {
    scale: SCALE,
    backgroundColor: null,
    logging: false,
    // The letter stays on this device: nothing is fetched for the picture.
    useCORS: false,
    allowTaint: false,
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The canvas gave no picture.'));
    }, type);
  });
}
