import { useMutation } from '@tanstack/react-query';

import { Button } from '#frontend/src/components/button.tsx';
import { Dialog, DialogActions } from '#frontend/src/components/dialog.tsx';
import { historyTexts } from '#frontend/src/features/history/api/history-queries.ts';
import { titleOf } from '#frontend/src/features/history/model/letter-cases.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { answeredMessage } from '#frontend/src/lib/calls/api-error.ts';
import { deleteHistoryItem, type HistoryRow } from '#shared/contracts/history.ts';

type DeleteDialogProps = {
  row: HistoryRow;
  /** The list is reloaded before the dialog closes, so that the row has disappeared by then. */
  onDeleted: () => Promise<void>;
  onClose: () => void;
};

export function DeleteDialog({ row, onDeleted, onClose }: DeleteDialogProps) {
  const removal = useMutation({
    mutationFn: () =>
      call(deleteHistoryItem, { params: { id: row.id }, fallback: historyTexts.deleteFailed }),
    onSuccess: async () => {
      showToast('success', historyTexts.deleted);
      await onDeleted();
    },
    onError: (error) => showToast('error', answeredMessage(error, historyTexts.deleteFailed)),
  });

  return (
    <Dialog title="Potwierdź usunięcie" onClose={onClose}>
      <p>
        Czy na pewno chcesz usunąć analizę pisma <strong>{titleOf(row)}</strong> (
        {row.originalFileName})? Wynik i projekty odpowiedzi znikną na zawsze.
      </p>
      <DialogActions>
        <Button onClick={onClose}>Anuluj</Button>
        <Button look="danger" isBusy={removal.isPending} onClick={() => removal.mutate()}>
          {removal.isPending ? 'Usuwamy…' : 'Usuń'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
