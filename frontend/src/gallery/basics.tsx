import { Download, Trash2, X } from 'lucide-react';
import { useState } from 'react';

import { Button, LinkButton } from '#frontend/src/components/button.tsx';
import { CopyButton } from '#frontend/src/components/copy-button.tsx';
import { Dialog, DialogActions } from '#frontend/src/components/dialog.tsx';
import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { EmptyState } from '#frontend/src/components/empty-state.tsx';
import { IconButton } from '#frontend/src/components/icon-button.tsx';
import { LetterDrawing } from '#frontend/src/components/letter-drawing.tsx';
import { LevelBadge } from '#frontend/src/components/level-badge.tsx';
import { Loading } from '#frontend/src/components/loading.tsx';
import { Logo, LogoMark } from '#frontend/src/components/logo.tsx';
import { ErrorNotice, Notice } from '#frontend/src/components/notice.tsx';
import { ProgressRing } from '#frontend/src/components/progress-ring.tsx';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { level } from '#shared/domain/levels.ts';

import { Specimen } from './specimen.tsx';

import styles from './gallery.module.css';

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['large', 'normal', 'small'] as const;
const kinds = ['info', 'success', 'warning', 'error'] as const;

export function Identity() {
  return (
    <Specimen name="Znak i motyw">
      <Logo />
      <LogoMark size={64} />
      <LetterDrawing mood="still" />
      <LetterDrawing mood="reading" />
      <LetterDrawing mood="empty" />
    </Specimen>
  );
}

export function Buttons() {
  return (
    <Specimen name="Przyciski">
      {looks.flatMap((look) =>
        sizes.map((size) => (
          <Button key={`${look} ${size}`} look={look} size={size}>
            {look} {size}
          </Button>
        )),
      )}
      <Button look="primary" icon={Download}>
        Z ikoną
      </Button>
      <Button look="primary" isBusy>
        Zajęty
      </Button>
      <Button look="primary" disabled>
        Wyłączony
      </Button>
      <Button disabled>Wyłączony</Button>
      <LinkButton to="/">Odnośnik</LinkButton>
      <CopyButton text="do schowka" label="Kopiuj" />
      <IconButton icon={X} label="Zamknij" onClick={() => undefined} />
      <IconButton icon={Trash2} label="Usuń" onClick={() => undefined} removes />
    </Specimen>
  );
}

export function Messages() {
  return (
    <>
      <Specimen name="Wiadomości">
        {kinds.map((kind) => (
          <div key={kind} className={styles.wide}>
            <Notice kind={kind} title={`Tytuł: ${kind}`}>
              <p>Jedno zdanie o tym, co się stało, i drugie o tym, co zrobić.</p>
            </Notice>
          </div>
        ))}
        <div className={styles.wide}>
          <ErrorNotice message="Nie udało się pobrać danych." onRetry={() => undefined} />
        </div>
      </Specimen>
      <Specimen name="Powiadomienia">
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => showToast(kind, `Powiadomienie: ${kind}.`)}>
            {kind}
          </Button>
        ))}
      </Specimen>
    </>
  );
}

export function Levels() {
  return (
    <Specimen name="Zagrożenie i priorytet">
      {level.options.map((each) => (
        <LevelBadge key={`threat ${each}`} level={each} of="threat" />
      ))}
      {level.options.map((each) => (
        <LevelBadge key={`priority ${each}`} level={each} of="priority" />
      ))}
    </Specimen>
  );
}

export function Waiting() {
  return (
    <Specimen name="Czekanie i pustka">
      {[5, 42, 100].map((percent) => (
        <ProgressRing key={percent} percent={percent} label={`Postęp ${percent}%`} />
      ))}
      <div className={styles.wide}>
        <Loading label="Wczytujemy…" />
      </div>
      <div className={styles.wide}>
        <EmptyState title="Tu jeszcze nic nie ma">
          <Button look="primary">Zacznij</Button>
        </EmptyState>
      </div>
    </Specimen>
  );
}

export function Folding() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Specimen name="Rozwijane i okna">
      <div className={styles.wide}>
        <Disclosure summary="Wiersz" name="gallery">
          <p>Treść, gdy otwarte.</p>
        </Disclosure>
        <Disclosure summary="Drugi wiersz" name="gallery">
          <p>Jeden naraz.</p>
        </Disclosure>
      </div>
      <div className={styles.wide}>
        <Disclosure summary="Ciche" look="quiet">
          <p>Skąd to wiemy.</p>
        </Disclosure>
      </div>
      <Button onClick={() => setOpen(true)}>Otwórz okno</Button>
      {isOpen ? (
        <Dialog title="Potwierdź usunięcie" onClose={() => setOpen(false)}>
          <p>Czy na pewno?</p>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Anuluj</Button>
            <Button look="danger" onClick={() => showToast('success', 'Usunięto.')}>
              Usuń
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </Specimen>
  );
}
