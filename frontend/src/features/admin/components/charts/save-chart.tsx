import { ImageDown } from 'lucide-react';
import { type RefObject, useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { chartFileName } from '#frontend/src/features/admin/model/chart-file.ts';
import { saveFile } from '#frontend/src/lib/browser/save-file.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { loadChunk } from '#frontend/src/lib/calls/load-chunk.ts';

type SaveChartProps = { title: string; chart: RefObject<HTMLElement | null> };

/** Saves a chart as a picture in its current state, for a report or a mail. */
export function SaveChart({ title, chart }: SaveChartProps) {
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    if (!chart.current) return;
    setBusy(true);
    try {
      const { paintElement, PICTURE_TYPE } = await loadChunk(
        () => import('#frontend/src/lib/exporters/paint-element.ts'),
      );
      const name = chartFileName(title);
      saveFile(name, await paintElement(chart.current), PICTURE_TYPE);
      showToast('success', `Pobrano plik: ${name}`);
    } catch {
      showToast('error', 'Nie udało się przygotować obrazu. Spróbuj ponownie.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      look="quiet"
      size="small"
      icon={ImageDown}
      isBusy={isBusy}
      aria-label={`Zapisz jako obraz: ${title}`}
      onClick={() => void save()}
    >
      Zapisz jako obraz
    </Button>
  );
}
