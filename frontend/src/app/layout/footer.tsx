import { Link } from 'react-router';

import { LogoMark } from '#frontend/src/components/logo.tsx';
import { paths } from '#frontend/src/config/paths.ts';

import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <LogoMark size={28} />
        <p className={styles.words}>
          © {new Date().getFullYear()} Listownik. Wszelkie prawa zastrzeżone.
          <br />
          Pomoc w zrozumieniu pisma, nie porada prawna ani podatkowa.
        </p>
        <nav className={styles.links} aria-label="Dokumenty">
          <Link to={paths.terms}>Regulamin</Link>
          <Link to={paths.privacy}>Polityka prywatności</Link>
          <Link to={paths.accessibility}>Dostępność</Link>
          <Link to={paths.withdrawal}>Odstąp od umowy tutaj</Link>
        </nav>
      </div>
    </footer>
  );
}
