import { saveFile } from '#frontend/src/lib/browser/save-file.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';

import { runExport } from './export-guard.ts';
import { reportFileName } from './export-names.ts';
import type { Report } from './report/report-blocks.ts';

/** A reply to be saved: `title` names it inside the file, `fileName` on the disk. */
export type ReplyExport = {
  title: string;
  content: string;
  fileName: string;
  /** A model had a part in the text, which the file's metadata then say. */
  isByModel: boolean;
};

/**
 * Makes the reply's PDF, saves it and says so; a failure becomes a toast (specification, sections 7
 * and 8). Does nothing while another export runs.
 */
export function saveReplyPdf(reply: ReplyExport): Promise<void> {
  return runExport(async () => {
    showToast('info', 'Przygotowuję plik PDF...');
    await saveOrTell(reply.fileName, 'Błąd podczas generowania PDF.', async () => {
      const { makeReplyPdf } = await import('./reply/reply-pdf.ts');
      return makeReplyPdf(reply);
    });
  });
}

/** As `saveReplyPdf`, for Word. */
export function saveReplyDocx(reply: ReplyExport): Promise<void> {
  return runExport(() =>
    saveOrTell(reply.fileName, 'Błąd podczas generowania DOCX.', async () => {
      const { makeReplyDocx } = await import('./reply/reply-docx.ts');
      return makeReplyDocx(reply);
    }),
  );
}

/** The whole analysis as `raport_analizy_{date}.pdf`. */
export function saveReportPdf(report: Report): Promise<void> {
  return runExport(async () => {
    showToast('info', 'Przygotowuję plik PDF...');
    await saveOrTell(
      reportFileName(report.createdAt),
      'Wystąpił błąd podczas eksportowania do PDF.',
      async () => {
        const { makeReportPdf } = await import('./report/report-pdf.ts');
        return makeReportPdf(report);
      },
    );
  });
}

/** Whatever failed, the user is told in the same words and may try again. */
async function saveOrTell(
  fileName: string,
  failure: string,
  make: () => Promise<Blob>,
): Promise<void> {
  let blob: Blob;
  try {
    blob = await make();
  } catch {
    showToast('error', failure);
    return;
  }
  saveFile(fileName, blob, blob.type);
  showToast('success', `Pobrano plik: ${fileName}`);
}
