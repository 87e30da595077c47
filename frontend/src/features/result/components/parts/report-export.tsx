import { FileText } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { filledVariants } from '#frontend/src/features/result/model/gaps.ts';
import { saveReportPdf } from '#frontend/src/lib/exporters/save-exports.ts';
import { useExporting } from '#frontend/src/lib/exporters/use-exporting.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';

import { useResult } from './result-context.ts';

type ReportExportProps = { result: AnalysisResult; fileName: string; now?: Date | undefined };

/** The whole analysis as a PDF; one export at a time in the page (specification, section 2). */
export function ReportExport({ result, fileName, now }: ReportExportProps) {
  const isExporting = useExporting();
  // Another export disables this button too, but only its own shows the busy label.
  const [isPreparing, setPreparing] = useState(false);
  const { gaps, review } = useResult();

  async function save(): Promise<void> {
    setPreparing(true);
    try {
      const responseVariants = filledVariants(result.responseVariants, gaps);
      const reviewed = { ...result, responseVariants };
      await saveReportPdf({ result: reviewed, review, fileName, createdAt: now ?? new Date() });
    } finally {
      setPreparing(false);
    }
  }

  return (
    <Button
      look="quiet"
      icon={FileText}
      isBusy={isPreparing}
      disabled={isExporting}
      onClick={() => void save()}
    >
      {isPreparing ? 'Eksportuję...' : 'Eksportuj Raport PDF'}
    </Button>
  );
}
