import styles from './layout.module.css';

/** First in the tab order. A plain link would be taken for a route, so the focus is moved by hand. */
export function SkipLink() {
  return (
    <button
      type="button"
      className={styles.skip}
      onClick={() => document.getElementById('tresc')?.focus()}
    >
      Przejdź do treści
    </button>
  );
}
