import { type ReactNode, useId, useRef } from 'react';

import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { formatCount } from '#frontend/src/features/admin/model/count.ts';
import { classes } from '#frontend/src/lib/class-names.ts';

import { SaveChart } from './save-chart.tsx';

import styles from './charts.module.css';

type Row = { key: string; name: string; value: number; note?: string };

type ChartProps = {
  title: string;
  children: ReactNode;
  /** The same figures as a table, for everybody who cannot use a drawing. */
  head: readonly [string, string] | readonly [string, string, string];
  rows: readonly Row[];
  isWide?: boolean;
};

/** A drawing with its heading and its figures. */
export function Chart({ title, children, head, rows, isWide = false }: ChartProps) {
  const id = useId();
  const chart = useRef<HTMLElement>(null);
  const [name, value, note] = head;
  return (
    <section
      ref={chart}
      className={classes(styles.chart, isWide && styles.wide)}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <SaveChart title={title} chart={chart} />
      </div>
      {children}
      <Disclosure look="quiet" summary="Pokaż dane w tabeli">
        <div className={styles.wrapper}>
          <table className={styles.data}>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{name}</th>
                <th scope="col" className={styles.number}>
                  {value}
                </th>
                {note === undefined ? null : (
                  <th scope="col" className={styles.number}>
                    {note}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">{row.name}</th>
                  <td className={styles.number}>{formatCount(row.value)}</td>
                  {row.note === undefined ? null : <td className={styles.number}>{row.note}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </section>
  );
}
