import { Fragment } from 'react';

import { titleOf } from '#frontend/src/features/history/model/letter-cases.ts';
import { keepTogether } from '#frontend/src/lib/format.ts';
import type { HistoryRow } from '#shared/contracts/history.ts';

import styles from './history.module.css';

/** A file name that prefers line breaks after its own separators. */
function FileName({ name }: { name: string }) {
  return name.split(/(?<=[_-])/).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}

/** What the letter is about, and below it the file it came in. */
export function LetterName({ row }: { row: HistoryRow }) {
  return (
    <>
      <span className={styles.title}>{keepTogether(titleOf(row))}</span>
      <span className={styles.file}>
        <FileName name={row.originalFileName} />
      </span>
    </>
  );
}
