import { EyeOff, type LucideIcon, MonitorSmartphone, Trash2 } from 'lucide-react';

import { Icon } from '#frontend/src/components/icon.tsx';

import styles from './data-promise.module.css';

const promises: readonly { icon: LucideIcon; text: string }[] = [
  {
    icon: MonitorSmartphone,
    text: 'Twój plik nie opuszcza urządzenia. Wysyłamy tylko odczytany tekst.',
  },
  {
    icon: EyeOff,
    text: 'Zanim tekst trafi do AI, ukrywamy rozpoznane dane osobowe. Pism nie używamy do trenowania modeli.',
  },
  {
    icon: Trash2,
    text: 'Tekst pisma usuwamy w ciągu 24 godzin od zakończenia analizy. Wynik zostaje w Twojej historii, aż go usuniesz.',
  },
];

/** What happens with the letter, in three plain lines. */
export function DataPromise() {
  return (
    <ul className={styles.list}>
      {promises.map(({ icon, text }) => (
        <li key={text} className={styles.line}>
          <Icon of={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
