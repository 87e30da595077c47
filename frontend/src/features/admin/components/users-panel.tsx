import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import {
  useChangeRole,
  useResetFactor,
  useTriggerReset,
} from '#frontend/src/features/admin/hooks/use-user-acts.ts';
import { useUserList } from '#frontend/src/features/admin/hooks/use-user-list.ts';
import type { AdminUser } from '#shared/contracts/admin.ts';

import { AccessDialog } from './access-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import type { OnAct } from './row-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { UserList } from './user-list.tsx';

import styles from './admin.module.css';

/** The browser's own confirm dialog, which specification section 5 requires for a role. */
function confirmsRole({ email, role }: AdminUser): boolean {
  const next = role === 'ADMIN' ? 'Użytkownik' : 'Administrator';
  return confirm(
    `Zmienić rolę użytkownika ${email} na „${next}”? Zostanie wylogowany na wszystkich urządzeniach.`,
  );
}

/** A caller on the telephone may be somebody else. */
function confirmsFactor({ email }: AdminUser): boolean {
  return confirm(
    `Wyłączyć kody logowania osoby ${email}? Zrób to tylko, gdy masz pewność, że prosi o to ona. Zostanie wylogowana na wszystkich urządzeniach.`,
  );
}

type UsersPanelProps = { search: string; onSearch: (search: string) => void; now: Date };
type Opened = { dialog: 'access' | 'delete'; id: AdminUser['id'] };

/** Search, list and actions on each user. */
export function UsersPanel({ search, onSearch, now }: UsersPanelProps) {
  const list = useUserList(search);
  const resetting = useTriggerReset();
  const resettingFactor = useResetFactor();
  const changingRole = useChangeRole();
  const [opened, setOpened] = useState<Opened>();
  const region = useRef<HTMLElement>(null);
  // The current version from the list: a new grant shows in the open dialog.
  const user = list.users?.find(({ id }) => id === opened?.id);
  const close = () => setOpened(undefined);

  const onAct: OnAct = (act, chosen) => {
    if (act === 'reset') resetting.mutate(chosen.id);
    else if (act === 'factor') {
      if (confirmsFactor(chosen)) resettingFactor.mutate(chosen.id);
    } else if (act !== 'role') setOpened({ dialog: act, id: chosen.id });
    else if (confirmsRole(chosen)) {
      changingRole.mutate({ id: chosen.id, role: chosen.role === 'ADMIN' ? 'USER' : 'ADMIN' });
    }
  };

  function onDeleted(): void {
    // While the dialog is open, nothing behind it takes the focus; its opening button disappears with its
    // row.
    flushSync(close);
    region.current?.focus({ preventScroll: true });
  }

  return (
    <section ref={region} className={styles.people} tabIndex={-1} aria-label="Użytkownicy">
      <SearchBox search={search} onSearch={onSearch} />
      <UserList list={list} search={search} now={now} onAct={onAct} />
      {user && opened?.dialog === 'access' ? (
        <AccessDialog user={user} now={now} onClose={close} />
      ) : null}
      {user && opened?.dialog === 'delete' ? (
        <DeleteUserDialog user={user} onDeleted={onDeleted} onClose={close} />
      ) : null}
    </section>
  );
}
