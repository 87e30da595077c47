import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { piecesOf } from '#frontend/src/features/result/model/gaps.ts';
import { replyLines } from '#frontend/src/features/result/model/reply-lines.ts';
import type { NamedVariant } from '#frontend/src/features/result/model/variants.ts';
import { classes } from '#frontend/src/lib/class-names.ts';

import styles from './reply-letter.module.css';

// The box scrolls, so the keyboard must reach it (specification, section 2: at most 20rem).
const scrollable = { tabIndex: 0 };
/** A gap that asks for more than a few words gets room for sentences. */
const LONG_NAME = 30;
const MAX_SIZE = 30;

type GapProps = { gap: { key: string; name: string } };

function Gap({ gap: { key, name } }: GapProps) {
  const { gaps, fillGap } = useResult();
  const value = gaps[key] ?? '';
  const isLong = name.length > LONG_NAME;
  const Entry = isLong ? 'textarea' : 'input';
  const length = Math.max(value.length, name.length, 4) + 1;
  return (
    <Entry
      className={classes(styles.gap, isLong && styles.long, value.trim() !== '' && styles.filled)}
      aria-label={`Uzupełnij: ${name}`}
      placeholder={name}
      value={value}
      autoComplete="off"
      {...(isLong ? { rows: Math.ceil(length / 36) } : { size: Math.min(length, MAX_SIZE) })}
      onChange={({ target }) => fillGap(key, target.value)}
    />
  );
}

/** The reply as it will be printed; gaps are filled in at their place. */
export function ReplyLetter({ reply }: { reply: NamedVariant }) {
  return (
    <section className={styles.letter} aria-label={`Treść: ${reply.title}`} {...scrollable}>
      {replyLines(piecesOf(reply.variant.content, reply.key)).map(({ pieces, place }, line) => (
        <div key={line} className={styles[place]}>
          {pieces.map(({ text, gap }, index) => (gap ? <Gap key={index} gap={gap} /> : text))}
        </div>
      ))}
    </section>
  );
}
