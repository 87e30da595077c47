import { CalendarPlus } from 'lucide-react';
import { useContext } from 'react';

import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { Button } from '../../../components/button.tsx';
import { calendarFile } from '../../../lib/calendar-file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showToast } from '../../../lib/toasts.ts';
import { calendarEvents } from '../model/calendar-events.ts';
import { calendarFileName } from '../model/file-names.ts';
import { ResultContext } from './result-context.ts';

/** The days to come as a file every calendar reads; nothing to see when there are none. */
export function CalendarButton({ result }: { result: AnalysisResult }) {
  const { review, now, today, fileName, name } = useContext(ResultContext);
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
