import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { Field } from '#frontend/src/components/forms/field.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import {
  kindOf,
  readCorrection,
  shownOf,
  typedOf,
  valueOf,
} from '#frontend/src/features/result/model/correction-input.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import type { CorrectedFact, Corrections } from '#shared/domain/review.ts';

import styles from './correct-fact.module.css';
import page from '#frontend/src/components/page.module.css';

type FactProps = { fact: CorrectedFact; label: string };

/** The same corrections without one of them. */
function without(corrections: Corrections, fact: CorrectedFact): Corrections {
  return Object.fromEntries(Object.entries(corrections).filter(([name]) => name !== fact));
}

/** Shows the original value, and undoes the correction. */
function TakeBack({ fact, onDone }: { fact: CorrectedFact; onDone: () => void }) {
  const { original, review, change } = useResult();
  if (!original || review.corrections[fact] === undefined) return null;
  return (
    <p className={classes(styles.before, page.row, page.small, page.soft)}>
      Odczytaliśmy: {shownOf(fact, valueOf(original, fact))}
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          change({ corrections: without(review.corrections, fact) });
          // This button disappears with the correction.
          onDone();
        }}
      >
        Przywróć
      </Button>
    </p>
  );
}

type FormProps = FactProps & { onClose: () => void };

function CorrectionForm({ fact, label, onClose }: FormProps) {
  const { original, review, change } = useResult();
  const read = original ? valueOf(original, fact) : null;
  const [typed, setTyped] = useState(typedOf(fact, review.corrections[fact] ?? read));
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const kind = kindOf(fact);

  useEffect(() => input.current?.focus(), []);

  function save(event: SyntheticEvent): void {
    event.preventDefault();
    const answer = readCorrection(fact, typed);
    if ('error' in answer) {
      setError(answer.error);
      input.current?.focus();
      return;
    }
    const others = without(review.corrections, fact);
    // A value equal to the original needs no correction.
    const isSame = answer.corrections[fact] === read;
    change({ corrections: isSame ? others : { ...others, ...answer.corrections } });
    onClose();
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Field
        ref={input}
        label={`Nowa wartość: ${label.toLocaleLowerCase('pl')}`}
        type={kind === 'date' ? 'date' : 'text'}
        {...(kind === 'amount' || kind === 'account' ? { inputMode: 'decimal' } : {})}
        autoComplete="off"
        value={typed}
        error={error}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <div className={page.row}>
        <Button type="submit" size="small">
          Zapisz poprawkę
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          Anuluj
        </Button>
      </div>
    </form>
  );
}

/** A fact that can be corrected at its place, and restored just as easily. */
export function CorrectFact({ fact, label }: FactProps) {
  const { isCorrecting } = useResult();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close(): void {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <>
      {isCorrecting ? (
        <Button
          ref={opener}
          look="quiet"
          size="small"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-label={`Popraw: ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          Popraw
        </Button>
      ) : null}
      {isOpen ? <CorrectionForm fact={fact} label={label} onClose={close} /> : null}
      <TakeBack fact={fact} onDone={close} />
    </>
  );
}
