import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';

import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import { findChoiceFault } from '#frontend/src/lib/reading/check-file.ts';
import { ALLOWED_EXTENSIONS } from '#shared/domain/limits.ts';

import { Icon } from './icon.tsx';

import styles from './drop-zone.module.css';

/** What the file picker offers; phones offer the camera too. */
const accept = ALLOWED_EXTENSIONS.map((extension) => `.${extension}`).join(',');

type DropZoneProps = {
  onChoose: (file: File) => void;
  /** A refusal that the page knows, like an exhausted quota; it stands before the file's own rules. */
  refuse?: () => string | undefined;
  children?: ReactNode;
};

/** A sheet to put the letter on: drag a file or tap to choose. */
export function DropZone({ onChoose, refuse, children }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const id = useId();

  function take(files: FileList | null): void {
    const chosen = [...(files ?? [])];
    // The same file may be chosen again: the field forgets it.
    if (input.current) input.current.value = '';
    const [file] = chosen;
    const known = refuse?.();
    const refused = known ?? findChoiceFault(chosen)?.message;
    setRefusal(refused);
    if (refused !== undefined) showToast(known === undefined ? 'error' : 'warning', refused);
    else if (file) onChoose(file);
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={classes(styles.sheet, isOver && styles.over)}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          multiple
          accept={accept}
          aria-describedby={`${id}-rules`}
          onChange={(event) => take(event.target.files)}
          // The invisible input covers the whole sheet, so what is dragged lands on it.
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        />
        <span className={styles.lines} aria-hidden />
        <span className={styles.call}>
          <span className={styles.action}>
            <Icon of={Upload} size={22} />
            Dodaj pismo
          </span>
          <span className={styles.hint}>Przeciągnij plik tutaj albo kliknij, aby wybrać.</span>
        </span>
        <span id={`${id}-rules`} className={styles.rules}>
          PDF, JPG, PNG lub TXT, do 15&nbsp;MB. Możesz też zrobić zdjęcie.
        </span>
      </label>
      {refusal === undefined ? null : <p className={styles.refusal}>{refusal}</p>}
      {children}
    </div>
  );
}
