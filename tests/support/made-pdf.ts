/**
 * A PDF of these objects, numbered from 1, of which the first is the catalogue. Characters beyond Latin-1 are lost.
 * @param trailer further entries, for instance of encryption
 */
export function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.indexOf('xref\n')}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

function streamOf(entries: string, content: string): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

type PageParts = {
  /** Drawing operators; /F1 is Helvetica. */
  content: string;
  /** Annotations as dictionaries; `appearance 5 0 R` and further objects come from `others`. */
  annotations?: readonly string[];
  /** Further objects: those from number 6 on. */
  others?: readonly string[];
  rotate?: number;
  catalog?: string;
};

/** A PDF of one A4 page. */
export function onePagePdf({
  content,
  annotations = [],
  others = [],
  rotate = 0,
  catalog = '',
}: PageParts): Buffer {
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${rotate} /Contents 4 0 R /Annots [${annotations.join(' ')}] /Resources << /Font << /F1 5 0 R >> >> >>`,
    streamOf('', content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...others,
  ]);
}

/** What a viewer draws for an annotation. */
export function appearance(content: string, width: number, height: number): string {
  return streamOf(
    `/Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] /Resources << /Font << /F1 5 0 R >> >>`,
    content,
  );
}

/** Lines of text from the upper left corner down. */
export function lines(...texts: readonly string[]): string {
  const shown = texts.map((text) => `(${text}) Tj 0 -30 Td`).join(' ');
  return `BT /F1 11 Tf 60 750 Td ${shown} ET`;
}
