import { describe, expect, it } from 'vitest';

import { lines, onePagePdf, pdfOf } from '#tests/support/made-pdf.ts';
import { readerInBrowser } from '#tests/support/reader-in-browser.ts';

const here = readerInBrowser();

/** What Adobe's forms show in a viewer that cannot fill them in; the form itself is in the stream. */
const xfaPdf = onePagePdf({
  content: lines('Please wait... If this message is not eventually replaced, get Adobe Reader.'),
  catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>',
  others: ['<< /Length 20 >>\nstream\n<xdp:xdp></xdp:xdp> \nendstream'],
});
const portfolioPdf = onePagePdf({
  content: lines('Aby otworzyc te teczke, uzyj programu Adobe Acrobat.'),
  catalog: '/Collection << /Type /Collection /View /D >>',
});
/** The head of an iPhone's picture and nothing this browser could open. */
const heic = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
  Buffer.alloc(2000, 7),
]);

/** The smallest PDF with a security handler; its keys fit no password, so every reader asks for one. */
function passwordPdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> >>`,
  ];
  return pdfOf(objects, `/Encrypt 4 0 R /ID [<${'c3'.repeat(16)}> <${'c3'.repeat(16)}>]`);
}

function blankPdf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index + 3);
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages} >>`,
    ...numbers.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ]);
}

describe('a letter that cannot be read says why', () => {
  it.each([
    ['PDF_PASSWORD', 'tajne.pdf', passwordPdf(), 'zabezpieczony hasłem'],
    ['PDF_DAMAGED', 'urwany.pdf', blankPdf(1).subarray(0, 60), 'uszkodzony'],
    ['PDF_FORM_SHELL', 'wniosek.pdf', xfaPdf, 'wydrukuj do pliku PDF'],
    ['PDF_PORTFOLIO', 'teczka.pdf', portfolioPdf, 'zapisz samo pismo'],
    ['PICTURE_UNKNOWN', 'IMG_0001.jpg', heic, 'Zapisz je jako JPG'],
    ['TOO_MANY_PAGES', 'księga.pdf', blankPdf(51), 'ma 51 stron'],
    ['NO_TEXT', 'pusty.pdf', blankPdf(1), 'Nie znaleźliśmy tekstu'],
    [
      'WRONG_CONTENT',
      'archiwum.pdf',
      Buffer.from('PK\x03\x04 cokolwiek'),
      'nie zawiera dokumentu PDF',
    ],
    [
      'PICTURE_DAMAGED',
      'zdjęcie.jpg',
      Buffer.from('\xff\xd8\xff\xe0 cokolwiek', 'latin1'),
      'uszkodzony',
    ],
  ])('%s', async (code, name, buffer, words) => {
    const { error } = await here.read({ name, buffer });
    expect(error).toMatchObject({ name: 'ReadingError', code });
    expect(error?.message).toContain(words);
  });
});
