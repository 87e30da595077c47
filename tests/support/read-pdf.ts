import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text where it stands on its page, in points from the lower left corner. */
export type PdfText = { text: string; left: number; right: number; baseline: number; size: number };
export type PdfFile = { title: string; language: string; pages: PdfText[][] };

/** What a reader or a search finds in a PDF, in the order of its content. */
export async function readPdf(bytes: Buffer): Promise<PdfFile> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await loading.promise;
  const { info } = await file.getMetadata();
  const pages: PdfText[][] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const content = await (await file.getPage(number)).getTextContent();
    pages.push(
      content.items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        // A text matrix has six numbers; the last two are the place.
        const [size = 0, , , , left = 0, baseline = 0] = item.transform as number[];
        return [{ text: item.str, left, right: left + item.width, baseline, size }];
      }),
    );
  }
  await loading.destroy();
  const entries = new Map<string, unknown>(Object.entries(info));
  return {
    title: String(entries.get('Title')),
    language: String(entries.get('Language')),
    pages,
  };
}
