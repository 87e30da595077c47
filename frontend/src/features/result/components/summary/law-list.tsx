import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { lawLine } from '#frontend/src/lib/law-line.ts';
import type { LawStatement } from '#shared/domain/analysis-result.ts';

import styles from './evidence-note.module.css';
import page from '#frontend/src/components/page.module.css';
import lists from '#frontend/src/features/result/components/parts/lists.module.css';

function Statement({ law }: { law: LawStatement }) {
  const { sentence, article, source, notes, isToCheck } = lawLine(law);
  return (
    <li>
      <p>{sentence}</p>
      <p className={page.small}>
        {[article, ...notes].join(' · ')}{' '}
        {isToCheck ? <span className={styles.chip}>do sprawdzenia</span> : null}
      </p>
      {source === null ? null : (
        <a className={lists.source} href={source.url} target="_blank" rel="noreferrer">
          Źródło: {source.site}
        </a>
      )}
    </li>
  );
}

/** "Podstawa prawna": the law for letters of this kind, each sentence with its source and date. */
export function LawList({ law }: { law: readonly LawStatement[] }) {
  return (
    <Disclosure summary="Podstawa prawna">
      <ul className={lists.reasons}>
        {law.map((statement) => (
          <Statement key={`${statement.sentence}${statement.article}`} law={statement} />
        ))}
      </ul>
    </Disclosure>
  );
}
