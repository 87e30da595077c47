import { loadLetterFaces } from '#frontend/src/lib/exporters/letter-faces.ts';
import { writePdf } from '#frontend/src/lib/exporters/pdf-writer.ts';

import { type Report, reportBlocks } from './report-blocks.ts';

/** The whole analysis as a printable report in PDF. */
export async function makeReportPdf(report: Report): Promise<Blob> {
  return writePdf(
    {
      title: 'Raport Analizy Dokumentu',
      blocks: reportBlocks(report),
      pageNumbers: 'always',
      createdAt: report.createdAt,
      isByModel: report.result.meta?.offline_engine === false,
    },
    await loadLetterFaces(),
  );
}
