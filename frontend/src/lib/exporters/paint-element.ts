import html2canvas from 'html2canvas';

export const PICTURE_TYPE = 'image/png';
/** Sharp on phones too. */
const SCALE = 2;

/** A drawing gets its look from the page's styles, but its picture is made without them. */
const drawn = [
  ...['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-dashoffset'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor', 'vector-effect'],
] as const;

function keepLooks(element: HTMLElement): void {
  for (const part of element.querySelectorAll<SVGElement>('svg *')) {
    const looks = getComputedStyle(part);
    for (const name of drawn) part.setAttribute(name, looks.getPropertyValue(name));
  }
}

/** Paints an element in its current state as PNG, without buttons and disclosures; throws when the browser fails to. */
export async function paintElement(element: HTMLElement): Promise<Blob> {
  await document.fonts.ready;
  const canvas = await html2canvas(element, {
    scale: SCALE,
    backgroundColor: null,
    logging: false,
    // The letter stays on this device: nothing is fetched for the picture.
    useCORS: false,
    allowTaint: false,
    ignoreElements: (part) => part.matches('button, details'),
    onclone: (_, clone) => keepLooks(clone),
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The canvas gave no picture.'));
    }, PICTURE_TYPE);
  });
}
