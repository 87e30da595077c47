import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { Dialog, DialogActions } from '#frontend/src/components/dialog.tsx';
import { Field } from '#frontend/src/components/forms/field.tsx';
import { IconButton } from '#frontend/src/components/icon-button.tsx';
import { historyTexts } from '#frontend/src/features/history/api/history-queries.ts';
import { titleOf } from '#frontend/src/features/history/model/letter-cases.ts';
import { addTag } from '#frontend/src/features/history/model/tags.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { answeredMessage } from '#frontend/src/lib/calls/api-error.ts';
import { type HistoryRow, saveTags } from '#shared/contracts/history.ts';
import { MAX_TAG_LENGTH, MAX_TAGS } from '#shared/domain/limits.ts';

import styles from './tags.module.css';

type TagListProps = { tags: readonly string[]; onRemove: (tag: string) => void };

function TagList({ tags, onRemove }: TagListProps) {
  if (tags.length === 0) return <p className={styles.none}>To pismo nie ma jeszcze tagów.</p>;
  return (
    <ul className={styles.chips} aria-label="Tagi pisma">
      {tags.map((tag) => (
        <li key={tag} className={styles.removable}>
          {tag}
          <IconButton
            icon={X}
            size={18}
            label={`Usuń tag ${tag}`}
            onClick={() => onRemove(tag)}
            removes
          />
        </li>
      ))}
    </ul>
  );
}

type TagsDialogProps = { row: HistoryRow; onSaved: () => Promise<void>; onClose: () => void };

/** Adds tags by Enter or the button; text that is typed but not added yet is saved too. */
export function TagsDialog({ row, onSaved, onClose }: TagsDialogProps) {
  const [tags, setTags] = useState<readonly string[]>(row.tags);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = tags.length >= MAX_TAGS;

  const saving = useMutation({
    mutationFn: () =>
      call(saveTags, {
        params: { id: row.id },
        body: { tags: [...addTag(tags, typed)] },
        fallback: historyTexts.tagsFailed,
      }),
    onSuccess: async () => {
      showToast('success', historyTexts.tagsSaved);
      await onSaved();
    },
    onError: (error) => showToast('error', answeredMessage(error, historyTexts.tagsFailed)),
  });

  function add(): void {
    setTags(addTag(tags, typed));
    setTyped('');
    input.current?.focus();
  }

  function remove(tag: string): void {
    setTags(tags.filter((each) => each !== tag));
    input.current?.focus();
  }

  return (
    <Dialog title="Edytuj tagi" onClose={onClose}>
      <p className={styles.none}>{titleOf(row)}</p>
      <TagList tags={tags} onRemove={remove} />
      <form
        className={styles.adding}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field
          ref={input}
          label="Nowy tag"
          value={typed}
          maxLength={MAX_TAG_LENGTH}
          disabled={isFull}
          hint={isFull ? `Możesz dodać najwyżej ${MAX_TAGS} tagów.` : 'Na przykład: ZUS, pilne.'}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={isFull || typed.trim() === ''}>
          Dodaj
        </Button>
      </form>
      <DialogActions>
        <Button onClick={onClose}>Anuluj</Button>
        <Button look="primary" isBusy={saving.isPending} onClick={() => saving.mutate()}>
          Zapisz tagi
        </Button>
      </DialogActions>
    </Dialog>
  );
}
