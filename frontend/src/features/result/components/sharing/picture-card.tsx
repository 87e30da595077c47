import type { ReactNode } from 'react';

import { asOf, type ToldCard } from '#frontend/src/features/result/model/told-card.ts';

import styles from './picture-card.module.css';

type PictureCardProps = {
  card: ToldCard;
  today: string;
  /** Hides private data; undefined shows everything. */
  hide: ((text: string) => string) | undefined;
  hasReference: boolean;
};

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}

/** White in both themes, only solid colours: html2canvas then paints exactly what the screen shows. */
export function PictureCard({
  card,
  today,
  hide = (text) => text,
  hasReference,
}: PictureCardProps) {
  const { day, money, events, steps, ifIgnored, reference } = card;
  return (
    <div className={styles.card} data-paper>
      <p className={styles.title}>{hide(card.title)}</p>
      {card.meaning === null ? null : <p className={styles.meaning}>{hide(card.meaning)}</p>}
      <Part label={day.label}>
        <p className={styles.fact}>
          <span className={styles.marked}>{day.value}</span>
        </p>
        {day.note === null ? null : <p className={styles.note}>{day.note}</p>}
      </Part>
      {money === null ? null : (
        <Part label={money.label}>
          <p className={styles.fact}>{money.value}</p>
        </Part>
      )}
      {events.length === 0 ? null : (
        <Part label="Kiedy i gdzie">
          {events.map((event) => (
            <p key={event}>{hide(event)}</p>
          ))}
        </Part>
      )}
      <Part label="Co muszę zrobić?">
        {steps.length === 0 ? <p>Nie musisz nic robić.</p> : null}
        {steps.map((step, index) => (
          <p key={step} className={styles.step}>
            <span className={styles.number}>{index + 1}</span>
            <span>{hide(step)}</span>
          </p>
        ))}
      </Part>
      {ifIgnored === null ? null : (
        <Part label="Co, jeśli nic nie zrobię">
          <p>{hide(ifIgnored)}</p>
        </Part>
      )}
      {hasReference && reference !== null ? (
        <Part label="Numer sprawy">
          <p>{reference}</p>
        </Part>
      ) : null}
      <p className={styles.foot}>
        Listownik, {asOf(today)}. Pomoc w zrozumieniu pisma, nie porada prawna.
      </p>
    </div>
  );
}
