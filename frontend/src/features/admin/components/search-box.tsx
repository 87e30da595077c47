import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { Icon } from '#frontend/src/components/icon.tsx';

import styles from './search-box.module.css';

type SearchBoxProps = { search: string; onSearch: (search: string) => void };

const PROMPT = 'Szukaj po emailu lub nazwisku...';
/** The pause within which typing counts as continuing. */
const PAUSE_MS = 300;

/** Searches once the typing pauses. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function type(value: string): void {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(value.trim()), PAUSE_MS);
  }

  return (
    <div className={styles.search}>
      <Icon of={Search} />
      <input
        type="search"
        className={styles.input}
        aria-label={PROMPT}
        placeholder={PROMPT}
        value={typed}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}
