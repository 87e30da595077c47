import { splitGaps } from '../../../lib/exporters/letter-gaps.ts';
import styles from './reply-letter.module.css';

// The box scrolls, so the keyboard must reach it (specification, section 2: at most 20rem).
const scrollable = { tabIndex: 0 };

/** The reply as it will be printed; what has to be filled in is marked. */
export function ReplyLetter({ content, title }: { content: string; title: string }) {
  return (
    <section className={styles.letter} aria-label={`Treść: ${title}`} {...scrollable}>
      {splitGaps(content).map(({ text, isGap }, index) =>
        isGap ? (
          <mark key={index} className={styles.gap}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </section>
  );
}
