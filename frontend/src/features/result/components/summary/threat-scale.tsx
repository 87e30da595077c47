import { classes } from '#frontend/src/lib/class-names.ts';
import { type Level, level, threatLabels } from '#shared/domain/levels.ts';

import styles from './threat-scale.module.css';
import tones from '#frontend/src/components/level-tones.module.css';

/** The threat level on its scale of four, with the current one named. */
export function ThreatScale({ value }: { value: Level }) {
  return (
    <div className={styles.frame}>
      <ol className={styles.scale} aria-label={`Poziom zagrożenia: ${threatLabels[value]}`}>
        {level.options.map((step) => (
          <li
            key={step}
            className={classes(styles.step, tones[step.toLowerCase()])}
            {...(step === value ? { 'aria-current': 'true' } : {})}
          >
            {threatLabels[step]}
          </li>
        ))}
      </ol>
    </div>
  );
}
