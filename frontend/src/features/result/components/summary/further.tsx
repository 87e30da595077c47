import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import type { Classification } from '#shared/domain/analysis-result.ts';

import { Fact, Facts } from './facts.tsx';
import { LawList } from './law-list.tsx';

import styles from '#frontend/src/features/result/components/parts/lists.module.css';

function Remedy({ remedy }: { remedy: NonNullable<Classification['remedy']> }) {
  const rows = [
    ['Do kogo', remedy.addressee],
    ['Za pośrednictwem', remedy.via],
    ['Forma', remedy.form],
    ['Opłata', remedy.fee],
    ['Podstawa prawna', remedy.legal_basis],
  ] as const;
  return (
    <Disclosure summary={`Jak się odwołać: ${remedy.name}`}>
      <Facts>
        {rows.map(([label, value]) =>
          value === null ? null : <Fact key={label} label={label} value={value} />,
        )}
      </Facts>
    </Disclosure>
  );
}

/** Useful information without a task: folded, so that the duties stay in sight. */
export function Further({ classification }: { classification: Classification }) {
  const options = classification.optional_actions ?? [];
  const { remedy, law = [], in_short: short } = classification;
  const also = short?.also_says ?? [];
  if (options.length + law.length + also.length === 0 && !remedy) return null;
  return (
    <div className={styles.further}>
      {remedy ? <Remedy remedy={remedy} /> : null}
      {options.length === 0 ? null : (
        <Disclosure summary="Możesz też">
          <ul className={styles.bullets}>
            {options.map(({ action }) => (
              <li key={action}>{action}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {also.length === 0 ? null : (
        <Disclosure summary="Pismo mówi też">
          <ul className={styles.reasons}>
            {also.map((sentence) => (
              <li key={sentence}>
                <q className={styles.quote}>{sentence}</q>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {law.length === 0 ? null : <LawList law={law} />}
    </div>
  );
}
