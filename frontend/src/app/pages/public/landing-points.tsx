import { CalendarClock, type LucideIcon, Mails, Quote } from 'lucide-react';

import { Icon } from '#frontend/src/components/icon.tsx';

import styles from './landing-page.module.css';

const points: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: CalendarClock,
    title: 'Co, do kiedy i za ile',
    text: 'Najpierw jedna kartka: co musisz zrobić, jaki masz termin i ile to kosztuje. Dalej plan działania krok po kroku.',
  },
  {
    icon: Quote,
    title: 'Każdy fakt z dowodem',
    text: 'Przy terminie i kwocie pokazujemy zdanie z Twojego pisma. Czego w nim nie ma, oznaczamy jako niepotwierdzone.',
  },
  {
    icon: Mails,
    title: 'Trzy gotowe odpowiedzi',
    text: 'Współpracująca, asertywna i taktycznie odraczająca. Uzupełniasz brakujące dane i wysyłasz.',
  },
];

export function LandingPoints() {
  return (
    <section className={styles.section} aria-labelledby="co-dostajesz">
      <h2 id="co-dostajesz">Co dostajesz</h2>
      <ul className={styles.points}>
        {points.map(({ icon, title, text }) => (
          <li key={title} className={styles.point}>
            <span className={styles.sign}>
              <Icon of={icon} size={26} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
