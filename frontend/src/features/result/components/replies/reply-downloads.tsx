import { Download } from 'lucide-react';

import { Button } from '#frontend/src/components/button.tsx';
import { CopyButton } from '#frontend/src/components/copy-button.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { replyFileName } from '#frontend/src/features/result/model/file-names.ts';
import { filledReply } from '#frontend/src/features/result/model/gaps.ts';
import type { NamedVariant } from '#frontend/src/features/result/model/variants.ts';
import { saveFile } from '#frontend/src/lib/browser/save-file.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { saveReplyDocx, saveReplyPdf } from '#frontend/src/lib/exporters/save-exports.ts';
import { useExporting } from '#frontend/src/lib/exporters/use-exporting.ts';

import styles from './reply-downloads.module.css';

/** The recipient reads this title too, so it does not reveal our strategy. */
const DOCUMENT_TITLE = 'Odpowiedź na pismo';

function saveText(name: string, content: string): void {
  // A byte-order mark, so that old editors show the Polish letters correctly.
  saveFile(name, `\ufeff${content}`, 'text/plain;charset=utf-8');
  showToast('success', `Pobrano plik: ${name}`);
}

/** The reply as a file in three formats, or in the clipboard. */
export function ReplyDownloads({ reply }: { reply: NamedVariant }) {
  const isExporting = useExporting();
  const { gaps, fileName, isByModel } = useResult();
  const content = filledReply(reply.variant.content, reply.key, gaps);
  const nameOf = (extension: 'txt' | 'pdf' | 'docx') =>
    replyFileName(reply.key, fileName, extension);
  const documentAs = (extension: 'pdf' | 'docx') => ({
    title: DOCUMENT_TITLE,
    content,
    fileName: nameOf(extension),
    isByModel: isByModel(reply.key),
  });
  return (
    <div className={styles.tools} role="group" aria-label={`Pobieranie: ${reply.title}`}>
      <Button
        icon={Download}
        disabled={isExporting}
        onClick={() => void saveReplyPdf(documentAs('pdf'))}
      >
        Pobierz PDF
      </Button>
      <Button
        icon={Download}
        disabled={isExporting}
        onClick={() => void saveReplyDocx(documentAs('docx'))}
      >
        Pobierz DOCX
      </Button>
      <Button icon={Download} onClick={() => saveText(nameOf('txt'), content)}>
        Pobierz TXT
      </Button>
      <CopyButton text={content} label="Kopiuj treść" size="normal" />
    </div>
  );
}
