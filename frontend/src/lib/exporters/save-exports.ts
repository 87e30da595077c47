import { saveFile } from '#frontend/src/lib/browser/save-file.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';

import { runExport } from './export-guard.ts';
import { reportFileName } from './export-names.ts';
import type { Report } from './report/report-blocks.ts';

/** A reply to save: `title` is its name inside the file, `fileName` on the disk. */
export type ReplyExport = {
  title: string;
  content: string;
  fileName: string;
  /** A model helped to write the text, which the file's metadata state. */
  isByModel: boolean;
};

/**
 * Creates and saves the reply's PDF and confirms it; a failure becomes a toast (specification, sections 7
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

/** Like `saveReplyPdf`, for Word. */
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

/** All failures have the same message, and the user may try again. */
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
