import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { Dialog, DialogActions } from '#frontend/src/components/dialog.tsx';
import { PasswordField } from '#frontend/src/components/forms/account-fields.tsx';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { answeredMessage } from '#frontend/src/lib/calls/api-error.ts';
import { deleteMyAccount } from '#shared/contracts/me.ts';

import styles from './account.module.css';

const FAILED = 'Nie udało się usunąć konta. Spróbuj ponownie.';

type DeleteAccountProps = { onDeleted: () => void };

function DeleteAccountDialog({ onDeleted, onClose }: DeleteAccountProps & { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const removal = useMutation({
    // Users who sign in through a provider have no password; the server knows who they are.
    mutationFn: () =>
      call(deleteMyAccount, { body: password === '' ? {} : { password }, fallback: FAILED }),
    onSuccess: ({ message }) => {
      showToast('success', message);
      onDeleted();
    },
  });

  return (
    <Dialog title="Usuń konto" onClose={onClose}>
      <p>
        Usuniemy konto, całą historię analiz, tagi i niewykorzystane analizy. Tego nie da się
        cofnąć.
      </p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          removal.mutate();
        }}
      >
        <PasswordField
          value={password}
          hint="Logujesz się tylko przez Google lub Facebooka? Zostaw puste."
          error={removal.error ? answeredMessage(removal.error, FAILED) : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Anuluj</Button>
          <Button type="submit" look="danger" isBusy={removal.isPending}>
            {removal.isPending ? 'Usuwamy…' : 'Usuń konto na zawsze'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Erasure of the account with all its data (RODO, art. 17), after a password prompt. */
export function DeleteAccount({ onDeleted }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="danger" icon={Trash2} onClick={() => setOpen(true)}>
        Usuń konto
      </Button>
      {isOpen ? <DeleteAccountDialog onDeleted={onDeleted} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
