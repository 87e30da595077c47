import {
  EllipsisVertical,
  Gauge,
  KeyRound,
  type LucideIcon,
  Smartphone,
  Trash2,
  UserCog,
} from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';

import { Icon } from '#frontend/src/components/icon.tsx';
import { classes } from '#frontend/src/lib/class-names.ts';
import type { AdminUser } from '#shared/contracts/admin.ts';

import styles from './row-menu.module.css';

export type UserAct = 'access' | 'reset' | 'factor' | 'role' | 'delete';
export type OnAct = (act: UserAct, user: AdminUser) => void;

type Item = { act: UserAct; label: string; icon: LucideIcon; isForAdministrators?: boolean };
const items: readonly Item[] = [
  { act: 'access', label: 'Zarządzaj limitem', icon: Gauge },
  { act: 'reset', label: 'Resetuj hasło', icon: KeyRound },
  { act: 'factor', label: 'Wyłącz kody logowania', icon: Smartphone, isForAdministrators: true },
  { act: 'role', label: 'Zmień rolę', icon: UserCog },
];

/** Actions on one user. The action begins when the menu has closed and its button has the focus again. */
export function RowMenu({ user, onAct }: { user: AdminUser; onAct: OnAct }) {
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = useRef<UserAct>(undefined);

  function onClosed(event: Event): void {
    const act = chosen.current;
    if (act === undefined) return;
    event.preventDefault();
    chosen.current = undefined;
    opener.current?.focus();
    onAct(act, user);
  }
  function choose(act: UserAct): void {
    chosen.current = act;
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={opener}
        className={styles.opener}
        aria-label={`Akcje: ${user.email}`}
      >
        <Icon of={EllipsisVertical} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={onClosed}
        >
          {items
            .filter(({ isForAdministrators }) => !isForAdministrators || user.role === 'ADMIN')
            .map(({ act, label, icon }) => (
              <DropdownMenu.Item key={act} className={styles.item} onSelect={() => choose(act)}>
                <Icon of={icon} />
                {label}
              </DropdownMenu.Item>
            ))}
          <DropdownMenu.Separator className={styles.rule} />
          <DropdownMenu.Item
            className={classes(styles.item, styles.danger)}
            onSelect={() => choose('delete')}
          >
            <Icon of={Trash2} />
            Usuń użytkownika
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
