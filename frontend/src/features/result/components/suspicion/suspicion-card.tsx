import { OctagonAlert, PhoneCall, SearchCheck } from 'lucide-react';

import { Button } from '#frontend/src/components/button.tsx';
import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { Icon } from '#frontend/src/components/icon.tsx';
import {
  stepsAgainstFraud,
  suspicionSigns,
} from '#frontend/src/features/result/model/suspicion.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';

import styles from './suspicion-card.module.css';
import card from '#frontend/src/features/result/components/first-card/first-card.module.css';

const checks = [
  'Znajdź numer telefonu nadawcy na jego oficjalnej stronie, nie w piśmie.',
  'Zadzwoń i zapytaj, czy naprawdę wysłał to pismo.',
  'Jeśli to nie on, zgłoś pismo na incydent.cert.pl.',
];

type SuspicionCardProps = { result: AnalysisResult; onGenuine: () => void };

/**
 * A letter that may be a fraud: the warning comes first and alone, without a day, a sum, an account or a
 * reply, until the reader has checked that the letter is genuine.
 */
export function SuspicionCard({ result, onGenuine }: SuspicionCardProps) {
  const signs = suspicionSigns(result.warnings);
  const steps = stepsAgainstFraud(result.classification);
  return (
    <article className={classes(card.card, styles.card)} aria-labelledby="sprawdz-przed-zaplata">
      <header className={classes(card.top, styles.head)}>
        <p className={styles.badge}>
          <Icon of={OctagonAlert} size={16} />
          Możliwa próba wyłudzenia
        </p>
        <h2 id="sprawdz-przed-zaplata" className={card.title}>
          Sprawdź przed zapłatą
        </h2>
        <p className={styles.lead}>
          Na razie nie płać, nie klikaj w&nbsp;linki i&nbsp;nie podawaj swoich danych.
        </p>
      </header>
      <section className={styles.part}>
        <h3 className={card.question}>
          <Icon of={SearchCheck} size={18} />
          {steps.length === 0 ? 'Jak to sprawdzić' : 'Co teraz zrobić'}
        </h3>
        <ol className={classes(card.steps, styles.steps)}>
          {(steps.length === 0 ? checks : steps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <p className={styles.paid}>
        <Icon of={PhoneCall} />
        <span>
          <strong>Pieniądze już poszły?</strong> Zadzwoń od razu do swojego banku, potem zgłoś
          sprawę policji.
        </span>
      </p>
      {signs.length === 0 ? null : (
        <Disclosure summary="Co nas zaniepokoiło">
          <ul className={styles.signs}>
            {signs.map(({ message, quote }) => (
              <li key={message}>
                {message}
                {quote === null ? null : <q className={styles.quote}>{quote}</q>}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <div className={styles.part}>
        <p>Nadawca potwierdził, że to jego pismo?</p>
        <Button onClick={onGenuine}>Pismo jest prawdziwe, pokaż analizę</Button>
      </div>
    </article>
  );
}
