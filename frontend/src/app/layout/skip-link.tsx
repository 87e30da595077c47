import styles from './layout.module.css';

/** First in the tab order. The router would take a plain link for a route, so a handler moves the focus. */
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
