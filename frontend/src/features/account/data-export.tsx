import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

import { Button } from '#frontend/src/components/button.tsx';
import { saveFile } from '#frontend/src/lib/browser/save-file.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { answeredMessage } from '#frontend/src/lib/calls/api-error.ts';
import { followLink } from '#frontend/src/lib/calls/follow-link.ts';
import { dayOf } from '#frontend/src/lib/format.ts';
import { exportMyData } from '#shared/contracts/me.ts';

const FAILED = 'Nie udało się pobrać danych. Spróbuj ponownie.';
const words = {
  expired: 'Link do Twoich danych wygasł. Wybierz „Pobierz moje dane” jeszcze raz.',
  failed: FAILED,
};

/** Everything stored about the person, as one JSON file (RODO, art. 15 and 20). */
export function DataExport({ now = () => new Date() }: { now?: () => Date }) {
  const exporting = useMutation({
    mutationFn: async () => followLink((await call(exportMyData, { fallback: FAILED })).url, words),
    onSuccess: (copy) => {
      const name = `listownik_moje_dane_${dayOf(now())}.json`;
      saveFile(name, copy, 'application/json');
      showToast('success', `Pobrano plik: ${name}`);
    },
    onError: (error) => showToast('error', answeredMessage(error, FAILED)),
  });
  return (
    <Button icon={Download} isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
      {exporting.isPending ? 'Przygotowujemy plik…' : 'Pobierz moje dane'}
    </Button>
  );
}
