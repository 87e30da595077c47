import { usePageHeading } from '#frontend/src/components/use-page-heading.ts';

import styles from './landing-page.module.css';

/** The first words of the site. */
export function LandingTitle() {
  const heading = usePageHeading('Listownik – zrozum pismo, zanim odpowiesz');
  return (
    <div className={styles.words}>
      <p className={styles.badge}>Pierwsza analiza gratis, bez karty</p>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        Zrozum pismo, <mark>zanim odpowiesz</mark>
      </h1>
      <p className={styles.lead}>
        Dodaj pismo z&nbsp;urzędu, sądu lub od komornika. W&nbsp;około 60 sekund dowiesz się, co
        zrobić, do kiedy i&nbsp;jak odpowiedzieć.
      </p>
    </div>
  );
}
