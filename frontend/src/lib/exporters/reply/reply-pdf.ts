import { loadLetterFaces } from '#frontend/src/lib/exporters/letter-faces.ts';
import { writePdf } from '#frontend/src/lib/exporters/pdf-writer.ts';

import { replyBlocks } from './reply-blocks.ts';

/** The reply as a letter in PDF: A4, 2 cm, Times 12 pt, justified, searchable. */
export async function makeReplyPdf(
  { title, content, isByModel }: { title: string; content: string; isByModel: boolean },
  createdAt = new Date(),
): Promise<Blob> {
  const blocks = replyBlocks(content);
  return writePdf(
    { title, blocks, pageNumbers: 'when-many', createdAt, isByModel },
    await loadLetterFaces(),
  );
}
