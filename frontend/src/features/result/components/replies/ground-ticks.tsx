import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import type { ResponseVariants } from '#shared/domain/analysis-result.ts';
import { groundsOffered, type Ticked } from '#shared/letters/review/steered-replies.ts';

import styles from './ground-ticks.module.css';

type Props = {
  variants: ResponseVariants;
  ticked: Ticked;
  onTick: (ticked: Ticked) => void;
};

/** The reader's own circumstances: the ticks decide which reply is recommended; nothing is stored. */
export function GroundTicks({ variants, ticked, onTick }: Props) {
  const offered = groundsOffered(variants);
  if (offered.length === 0) return null;
  const toggle = (line: string) => {
    const lines = new Set(ticked.lines);
    if (!lines.delete(line)) lines.add(line);
    onTick({ lines, isNone: false });
  };
  return (
    <Disclosure summary="Co pasuje do Twojej sytuacji?">
      <fieldset className={styles.list}>
        <legend>Zaznacz powody, a wskażemy wariant dla Ciebie.</legend>
        {offered.map(({ line, label }) => (
          <label key={line} className={styles.tick}>
            <input type="checkbox" checked={ticked.lines.has(line)} onChange={() => toggle(line)} />
            <span>{label}</span>
          </label>
        ))}
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={ticked.isNone}
            onChange={({ target }) => onTick({ lines: new Set(), isNone: target.checked })}
          />
          <span>Żaden z tych powodów</span>
        </label>
      </fieldset>
    </Disclosure>
  );
}
