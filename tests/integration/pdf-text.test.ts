import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';

import { readPageText } from '#frontend/src/lib/reading/pdf/read-page-text.ts';
import { appearance, lines, onePagePdf } from '#tests/support/made-pdf.ts';

/** The lines of the only page, blanks made one. */
async function read(bytes: Buffer): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const page = await (await loading.promise).getPage(1);
  const { text } = await readPageText(page, false);
  await loading.destroy();
  return text
    .split('\n')
    .map((line) => line.trim().replace(/ +/g, ' '))
    .filter((line) => line !== '');
}

const field = (name: string, value: string, bottom: number) =>
  `<< /Type /Annot /Subtype /Widget /FT /Tx /F 4 /T (${name}) /V (${value}) /DA (/Helv 11 Tf) /Rect [180 ${bottom} 480 ${bottom + 20}] >>`;

it('reads the fields of a form, each beside its label', async () => {
  const form = onePagePdf({
    content: lines('Znak sprawy:', 'Kwota do zaplaty:', 'Wezwanie do zaplaty'),
    annotations: [field('znak', 'WZ-II.4021.318.2026', 742), field('kwota', '2764,15 zl', 712)],
  });
  expect(await read(form)).toEqual([
    'Znak sprawy: WZ-II.4021.318.2026',
    'Kwota do zaplaty: 2764,15 zl',
    'Wezwanie do zaplaty',
  ]);
});

it('reads a ticked box and leaves an empty one', async () => {
  const box = (state: string, bottom: number) =>
    `<< /Type /Annot /Subtype /Widget /FT /Btn /F 4 /T (b${bottom}) /V /${state} /AS /${state} /AP << /N << /Tak 6 0 R /Off 6 0 R >> >> /Rect [30 ${bottom} 45 ${bottom + 15}] >>`;
  const form = onePagePdf({
    content: lines('odwolanie', 'zazalenie'),
    annotations: [box('Off', 748), box('Tak', 718)],
    others: [appearance('0 0 15 15 re S', 15, 15)],
  });
  expect(await read(form)).toEqual(['odwolanie', '☒ zazalenie']);
});

it('reads who signed and when, as the box of the signature shows it', async () => {
  const box = 'BT /F1 9 Tf 4 34 Td (Podpis zaufany: JAN WZOR) Tj 0 -12 Td (Data: 2026-09-03) Tj ET';
  const signed = onePagePdf({
    content: lines('Decyzja'),
    annotations: [
      '<< /Type /Annot /Subtype /Widget /FT /Sig /F 132 /T (S1) /Rect [340 60 560 110] /AP << /N 6 0 R >> /V << /Type /Sig >> >>',
    ],
    others: [appearance(box, 220, 50)],
  });
  expect(await read(signed)).toEqual(['Decyzja', 'Podpis zaufany: JAN WZOR', 'Data: 2026-09-03']);
});

it('reads a note typed on the page, but no link and nothing hidden', async () => {
  const noted = onePagePdf({
    content: lines('Pismo'),
    annotations: [
      '<< /Type /Annot /Subtype /FreeText /F 4 /Rect [60 600 360 630] /DA (/Helv 11 Tf) /Contents (Kwota zmieniona na 999,99 zl) >>',
      '<< /Type /Annot /Subtype /Link /Rect [60 500 360 530] /Contents (adres) >>',
      '<< /Type /Annot /Subtype /FreeText /F 2 /Rect [60 400 360 430] /DA (/Helv 11 Tf) /Contents (ukryte) >>',
    ],
  });
  expect(await read(noted)).toEqual(['Pismo', 'Kwota zmieniona na 999,99 zl']);
});

it.each([90, 180, 270])('reads a page rotated by %d degrees in the right order', async (rotate) => {
  const turned = onePagePdf({ content: lines('Pierwszy wiersz', 'drugi wiersz'), rotate });
  expect(await read(turned)).toEqual(['Pierwszy wiersz', 'drugi wiersz']);
});
