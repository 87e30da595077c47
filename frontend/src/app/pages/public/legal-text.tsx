import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { classes } from '#frontend/src/lib/class-names.ts';
import { formatPlainDay, keepTogether } from '#frontend/src/lib/format.ts';
import type { LegalSection } from '#shared/domain/legal/legal-text.ts';
import { LEGAL_TEXTS_UPDATED } from '#shared/domain/operator.ts';

import styles from './text-pages.module.css';
import page from '#frontend/src/components/page.module.css';

/** Keeps the parts of a citation ("art. 6 ust. 1 lit. b RODO") and one-letter words on one line. */
function setText(text: string): string {
  return keepTogether(text).replace(/(art\.|ust\.|lit\.|§) (?=\S)/g, '$1\u00a0');
}

type LegalTextProps = {
  sections: readonly LegalSection[];
  /** Day the text last changed, ISO. */
  updatedOn?: string;
};

export function LegalText({ sections, updatedOn = LEGAL_TEXTS_UPDATED }: LegalTextProps) {
  // Ordinary spaces: the date is a text of the specification, and CSS keeps it on one line.
  const updated = formatPlainDay(updatedOn).replaceAll('\u00a0', ' ');
  return (
    <article className={classes(page.page, styles.column)}>
      <PageTitle lead={`Ostatnia aktualizacja: ${updated}`} />
      <div className={styles.legal}>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{setText(section.title)}</h2>
            {section.points.length === 1 ? (
              <p>{setText(section.points.join(''))}</p>
            ) : (
              <ol>
                {section.points.map((point) => (
                  <li key={point}>{setText(point)}</li>
                ))}
              </ol>
            )}
          </section>
        ))}
      </div>
    </article>
  );
}
