import { Link } from 'react-router';

import { Disclosure } from '../../components/disclosure.tsx';
import page from '../../components/page.module.css';
import { PageTitle } from '../../components/page-title.tsx';
import { paths } from '../../config/paths.ts';
import { classes } from '../../lib/class-names.ts';
import { keepTogether } from '../../lib/format.ts';
import { faq } from '../content/faq.ts';
import styles from './text-pages.module.css';

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
