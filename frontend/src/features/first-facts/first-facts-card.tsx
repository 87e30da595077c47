import { ScanText } from 'lucide-react';

import { Icon } from '#frontend/src/components/icon.tsx';
import { formatAmount, keepTogether } from '#frontend/src/lib/format.ts';

import type { FirstFacts } from './first-facts.ts';
import { useFirstFacts } from './use-first-facts.ts';

import styles from './first-facts-card.module.css';

function Facts({ facts: { kind, sender, term, sums } }: { facts: FirstFacts }) {
  return (
    <>
      <h2 className={styles.title}>{keepTogether(`Wygląda na: ${kind ?? ''}`)}</h2>
      <p className={styles.note}>
        Odczytane na Twoim urządzeniu, z&nbsp;samego pisma. Co z&nbsp;tego wynika, powie analiza.
      </p>
      <dl className={styles.facts}>
        {sender === null ? null : (
          <div>
            <dt>Od kogo</dt>
            <dd>{sender}</dd>
          </div>
        )}
        {term === null ? null : (
          <div>
            <dt>Termin w piśmie</dt>
            <dd>
              <q>{term}</q>
            </dd>
          </div>
        )}
        {sums.length === 0 ? null : (
          <div>
            <dt>Kwoty w piśmie</dt>
            <dd>{sums.map(({ amount, currency }) => formatAmount(amount, currency)).join(', ')}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** The first facts of a letter that is being analysed or waits for it; empty when nothing is certain. */
export function FirstFactsCard({ text }: { text: string | null }) {
  const facts = useFirstFacts(text);
  return (
    <div role="status">
      {facts === undefined ? null : (
        <section className={styles.card} aria-label="Wstępnie">
          <p className={styles.badge}>
            <Icon of={ScanText} size={16} />
            Wstępnie
          </p>
          {facts.isSuspicious ? (
            <>
              <h2 className={styles.title}>Sprawdź przed zapłatą</h2>
              <p>
                To pismo ma znaki możliwej próby wyłudzenia. Na razie nie płać, nie klikaj
                w&nbsp;linki i&nbsp;nie podawaj swoich danych.
              </p>
            </>
          ) : (
            <Facts facts={facts} />
          )}
        </section>
      )}
    </div>
  );
}
