import { FileText, X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { Icon } from '#frontend/src/components/icon.tsx';
import { IconButton } from '#frontend/src/components/icon-button.tsx';
import { isPicture } from '#frontend/src/features/analysis/model/take-pages.ts';

import { PageList } from './page-list.tsx';

import styles from './chosen-file.module.css';

type ChosenFileProps = {
  /** One file, or the photos of one letter in their order. */
  files: readonly File[];
  onChange: (files: File[]) => void;
  onStart: () => void;
};

function sizeOf(bytes: number): string {
  const isSmall = bytes < 1_000_000;
  const value = isSmall ? Math.max(1, Math.round(bytes / 1_000)) : bytes / 1_000_000;
  const digits = value.toLocaleString('pl-PL', { maximumFractionDigits: 1 });
  return `${digits}\u00a0${isSmall ? 'kB' : 'MB'}`;
}

function OneFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <div className={styles.file}>
      <Icon of={FileText} size={28} />
      <p className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.size}>{sizeOf(file.size)}</span>
      </p>
      <IconButton
        icon={X}
        label={`Usuń plik ${file.name}`}
        title="Usuń plik"
        onClick={onRemove}
        removes
      />
    </div>
  );
}

/** The chosen file before its analysis; photos may be joined by further pages of the same letter. */
export function ChosenFile({ files, onChange, onStart }: ChosenFileProps) {
  const card = useRef<HTMLDivElement>(null);
  const [first, ...others] = files;

  // The field with the focus disappears; the next element is announced.
  useEffect(() => card.current?.focus(), []);

  return (
    <div ref={card} className={styles.card} role="group" aria-label="Wybrany plik" tabIndex={-1}>
      {first && others.length === 0 ? <OneFile file={first} onRemove={() => onChange([])} /> : null}
      {files.every(isPicture) ? <PageList pages={files} onChange={onChange} /> : null}
      <Button look="primary" size="large" isWide onClick={onStart} disabled={!first}>
        Rozpocznij Analizę
      </Button>
    </div>
  );
}
