import { Link } from 'react-router';

import { faq } from '#frontend/src/app/content/faq.ts';
import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import { keepTogether } from '#frontend/src/lib/format.ts';

import styles from './text-pages.module.css';
import page from '#frontend/src/components/page.module.css';

/** Accordion in five sections; the shared name keeps one item open at a time. */
export function FaqPage() {
  return (
    <div className={classes(page.page, styles.column)}>
      <PageTitle title="Pytania i odpowiedzi" documentTitle="FAQ" />
      {faq.map(({ title, items }) => (
        <section key={title} className={styles.section}>
          <h2>{keepTogether(title)}</h2>
          <div className={styles.questions}>
            {items.map(({ question, answer }) => (
              <Disclosure key={question} summary={keepTogether(question)} name="faq">
                <p>{keepTogether(answer)}</p>
              </Disclosure>
            ))}
          </div>
        </section>
      ))}
      <p className={styles.meta}>
        Nie ma tu Twojego pytania? <Link to={paths.contact}>Napisz do nas</Link>.
      </p>
    </div>
  );
}
