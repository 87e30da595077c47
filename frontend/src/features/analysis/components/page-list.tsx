import { ArrowDown, ArrowUp, FilePlus, RotateCw, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';

import { Icon } from '#frontend/src/components/icon.tsx';
import { IconButton } from '#frontend/src/components/icon-button.tsx';
import { useShownPicture } from '#frontend/src/features/analysis/hooks/use-shown-picture.ts';
import { movePage, takePages } from '#frontend/src/features/analysis/model/take-pages.ts';
import { byHandOf, turnFurther } from '#frontend/src/lib/reading/pages/by-hand.ts';

import styles from './page-list.module.css';

type PageProps = {
  file: File;
  number: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onTurn: () => void;
  onRemove: () => void;
};

function Page({ file, number, isLast, onMove, onTurn, onRemove }: PageProps) {
  const show = useShownPicture(file);
  return (
    <li className={styles.page}>
      <span className={styles.frame}>
        <img ref={show} className={styles.picture} alt="" data-turn={byHandOf(file).turn} />
      </span>
      <p className={styles.words}>
        <strong>Strona {number}</strong>
        <span className={styles.name}>{file.name}</span>
      </p>
      {number === 1 ? null : (
        <IconButton icon={ArrowUp} label={`Strona ${number}: wyżej`} onClick={() => onMove(-1)} />
      )}
      {isLast ? null : (
        <IconButton icon={ArrowDown} label={`Strona ${number}: niżej`} onClick={() => onMove(1)} />
      )}
      <IconButton icon={RotateCw} label={`Strona ${number}: obróć w prawo`} onClick={onTurn} />
      <IconButton icon={X} label={`Usuń stronę ${number}`} onClick={onRemove} removes />
    </li>
  );
}

type PageListProps = { pages: readonly File[]; onChange: (pages: File[]) => void };

/** The photos of one letter in an order that can be changed, and a button to add another. */
export function PageList({ pages, onChange }: PageListProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const id = useId();

  async function add(files: FileList | null): Promise<void> {
    const chosen = [...(files ?? [])];
    // Resets the field, so that the same file can be chosen again.
    if (input.current) input.current.value = '';
    const taken = await takePages(pages, chosen);
    setRefusal(taken.refusal);
    if (taken.pages.length > pages.length) onChange(taken.pages);
  }

  return (
    <div className={styles.pages}>
      {pages.length > 1 ? (
        <ol className={styles.list} aria-label="Strony pisma">
          {pages.map((file, index) => (
            <Page
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              number={index + 1}
              isLast={index === pages.length - 1}
              onMove={(by) => onChange(movePage(pages, index, by))}
              onTurn={() => onChange(pages.with(index, turnFurther(file)))}
              onRemove={() => onChange(pages.toSpliced(index, 1))}
            />
          ))}
        </ol>
      ) : null}
      <label htmlFor={id} className={styles.add}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          multiple
          accept=".jpg,.jpeg,.png"
          onChange={(event) => void add(event.target.files)}
        />
        <Icon of={FilePlus} />
        {pages.length === 0 ? 'Dodaj pierwszą stronę' : 'Dodaj kolejną stronę'}
      </label>
      <p className={styles.refusal} role="status">
        {refusal}
      </p>
    </div>
  );
}
