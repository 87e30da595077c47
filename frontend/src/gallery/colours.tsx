import { useEffect, useRef } from 'react';

import { Specimen } from './specimen.tsx';

import styles from './gallery.module.css';

const tokens = [
  ...['paper', 'paper-deep', 'surface', 'line', 'line-strong', 'ink', 'ink-soft'],
  ...['accent', 'accent-strong', 'accent-wash', 'marker', 'marker-bright', 'focus'],
  ...['low', 'low-wash', 'medium', 'medium-wash', 'high', 'high-wash', 'critical', 'critical-wash'],
  ...['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6', 'chart-rest'],
];

function Swatch({ token }: { token: string }) {
  const colour = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    colour.current?.style.setProperty('background', `var(--${token})`);
  }, [token]);
  return (
    <div className={styles.swatch}>
      <span ref={colour} className={styles.colour} />
      {token}
    </div>
  );
}

export function Colours() {
  return (
    <Specimen name="Kolory">
      {tokens.map((token) => (
        <Swatch key={token} token={token} />
      ))}
    </Specimen>
  );
}
