import { Check } from 'lucide-react';

import { Icon } from '#frontend/src/components/icon.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { KeepNote } from '#frontend/src/features/result/components/summary/keep-note.tsx';
import { asksForPayment } from '#frontend/src/features/result/model/money-line.ts';
import { doneLabels, type DoneMark, doneMarkNames } from '#frontend/src/lib/done-words.ts';
import { formatPlainDay } from '#frontend/src/lib/format.ts';
import type { Classification } from '#shared/domain/analysis-result.ts';
import type { DoneMarks } from '#shared/domain/review.ts';

import styles from './done-ticks.module.css';
import page from '#frontend/src/components/page.module.css';

function sentence({ sent, paid, settled }: DoneMarks): string {
  if (settled !== undefined) return 'Przypomnienia o tym piśmie są wyłączone.';
  return sent === undefined && paid === undefined
    ? 'Zaznacz, co masz już za sobą. Nie przypomnimy wtedy o terminie.'
    : 'O terminie już nie przypomnimy. O rozprawie lub wizycie – tak.';
}

function without(done: DoneMarks, mark: DoneMark): DoneMarks {
  return Object.fromEntries(Object.entries(done).filter(([name]) => name !== mark));
}

/** "Wysłane", "Zapłacone", "Załatwione": each can be undone. */
export function DoneTicks({ classification }: { classification: Classification }) {
  const { review, today, change } = useResult();
  const { done = {} } = review;
  const isPaidFor = asksForPayment(classification) || done.paid !== undefined;
  const marks = doneMarkNames.filter((mark) => mark !== 'paid' || isPaidFor);
  return (
    <section className={styles.ticks} aria-label="Co już zrobione">
      <div className={styles.row}>
        {marks.map((mark) => {
          const day = done[mark];
          return (
            <button
              key={mark}
              type="button"
              className={styles.tick}
              aria-pressed={day !== undefined}
              onClick={() =>
                change({
                  done: day === undefined ? { ...done, [mark]: today } : without(done, mark),
                })
              }
            >
              <span className={styles.box}>
                <Icon of={Check} size={16} />
              </span>
              <span>
                {doneLabels[mark]}
                {day === undefined ? null : (
                  <span className={styles.day}> {formatPlainDay(day)}</span>
                )}
              </span>
            </button>
          );
        })}
      </div>
      <p className={`${page.small} ${page.soft}`}>{sentence(done)}</p>
      <KeepNote />
    </section>
  );
}
