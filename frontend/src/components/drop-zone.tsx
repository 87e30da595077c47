import { Camera, Upload } from 'lucide-react';
import {
  type DragEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';

import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import { findChoiceFault } from '#frontend/src/lib/reading/check-file.ts';
import { ALLOWED_EXTENSIONS } from '#shared/domain/limits.ts';

import { Icon } from './icon.tsx';

import styles from './drop-zone.module.css';

/** The file types of the file picker; phones offer the camera too. */
const accept = ALLOWED_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Opens a phone's camera directly; computers show the file picker. */
function CameraButton({ onTake }: { onTake: (files: File[]) => void }) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.camera}>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        onChange={(event) => {
          onTake([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Icon of={Camera} />
      Zrób zdjęcie
    </label>
  );
}

/** Called for files pasted anywhere on the page; pasted text is ignored. */
function usePastedFiles(onPaste: (files: File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length > 0) onPaste(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

/** The field works before the application has started: a file chosen in that moment is accepted too. */
function useEarlyChoice(
  input: RefObject<HTMLInputElement | null>,
  onFound: (files: File[]) => void,
): void {
  const take = useEffectEvent(() => {
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0) onFound(files);
  });
  useEffect(() => take(), []);
}

type DropZoneProps = {
  onChoose: (file: File) => void;
  /** A refusal that the page knows, such as a used-up quota; it comes before the checks of the file. */
  refuse?: () => string | undefined;
  children?: ReactNode;
};

/** A sheet to put the letter on: drag a file or tap to choose. */
export function DropZone({ onChoose, refuse, children }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const id = useId();

  usePastedFiles(take);
  useEarlyChoice(input, take);

  function take(chosen: readonly File[]): void {
    // Resets the field, so that the same file can be chosen again.
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
    take([...event.dataTransfer.files]);
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
          onChange={(event) => take([...(event.target.files ?? [])])}
          // The invisible input covers the whole sheet, so dragged files land on it.
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
          PDF, JPG, PNG lub TXT, do 15&nbsp;MB. Możesz też wkleić obraz.
        </span>
      </label>
      <CameraButton onTake={take} />
      {refusal === undefined ? null : <p className={styles.refusal}>{refusal}</p>}
      {children}
    </div>
  );
}
