import { FileUp } from 'lucide-react';

import { LinkButton } from '#frontend/src/components/button.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import { keepTogether } from '#frontend/src/lib/format.ts';

import styles from './text-pages.module.css';
import page from '#frontend/src/components/page.module.css';

const steps = [
  {
    title: 'Dodajesz pismo',
    text: 'Robisz zdjęcie telefonem albo wybierasz plik PDF, JPG, PNG lub TXT, do 15 MB. Jeden plik na raz.',
  },
  {
    title: 'Odczytujemy tekst (OCR)',
    text: 'Tekst odczytuje Twoja przeglądarka, na Twoim urządzeniu. Plik go nie opuszcza, wysyłamy tylko odczytany tekst.',
  },
  {
    title: 'AI analizuje treść',
    text: 'Sprawdzamy jakość tekstu, ukrywamy rozpoznane dane osobowe i dopiero wtedy pytamy model. Fakty z jego odpowiedzi porównujemy z pismem.',
  },
  {
    title: 'Dostajesz raport w 60 sekund',
    text: 'Co zrobić, do kiedy i ile zapłacić, trzy wersje odpowiedzi i plan działania. Przy najważniejszych faktach pokazujemy zdanie z pisma, z którego pochodzą.',
  },
];

export function HowItWorksPage() {
  return (
    <div className={classes(page.page, styles.column)}>
      <PageTitle
        title="Jak działa Listownik"
        documentTitle="Jak działa"
        lead="Od zdjęcia pisma do planu działania w czterech krokach."
      />
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h2>{keepTogether(title)}</h2>
            <p>{keepTogether(text)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.meta}>
        Odczytany tekst usuwamy zaraz po analizie, najpóźniej w&nbsp;ciągu 24&nbsp;godzin. Wynik
        zostaje w&nbsp;Twojej historii, aż go usuniesz. To pomoc w&nbsp;zrozumieniu pisma, nie
        porada prawna.
      </p>
      <div>
        <LinkButton to={paths.home} look="primary" size="large" icon={FileUp}>
          Dodaj pierwsze pismo
        </LinkButton>
      </div>
    </div>
  );
}
