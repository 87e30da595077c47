import { Button } from '#frontend/src/components/button.tsx';
import { Dialog, DialogActions } from '#frontend/src/components/dialog.tsx';
import { useDeleteUser } from '#frontend/src/features/admin/hooks/use-user-acts.ts';
import type { AdminUser } from '#shared/contracts/admin.ts';

type DeleteUserDialogProps = { user: AdminUser; onDeleted: () => void; onClose: () => void };

export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const removal = useDeleteUser(onDeleted);
  return (
    <Dialog title="Potwierdź usunięcie" onClose={onClose}>
      <p>
        Czy na pewno chcesz usunąć użytkownika <strong>{user.email}</strong>? Konto, historia analiz
        i pakiety znikną na zawsze.
      </p>
      <DialogActions>
        <Button onClick={onClose}>Anuluj</Button>
        <Button look="danger" isBusy={removal.isPending} onClick={() => removal.mutate(user.id)}>
          {removal.isPending ? 'Usuwamy…' : 'Usuń użytkownika'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
