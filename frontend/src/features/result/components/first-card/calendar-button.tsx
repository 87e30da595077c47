import { CalendarPlus } from 'lucide-react';

import { Button } from '#frontend/src/components/button.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { calendarEvents } from '#frontend/src/features/result/model/calendar-events.ts';
import { calendarFileName } from '#frontend/src/features/result/model/file-names.ts';
import { saveFile } from '#frontend/src/lib/browser/save-file.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { calendarFile } from '#frontend/src/lib/exporters/calendar-file.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';

/** The future days as a calendar file; hidden when there are none. */
export function CalendarButton({ result }: { result: AnalysisResult }) {
  const { review, now, today, fileName, name } = useResult();
  const events = calendarEvents({ result, review, name, now, today });
  if (events.length === 0) return null;

  function save(): void {
    const file = calendarFileName(fileName);
    saveFile(file, calendarFile(events, now), 'text/calendar;charset=utf-8');
    showToast('success', `Pobrano plik: ${file}`);
  }

  return (
    <Button icon={CalendarPlus} onClick={save}>
      Dodaj do kalendarza
    </Button>
  );
}
