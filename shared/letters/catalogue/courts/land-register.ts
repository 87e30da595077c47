import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { court } from './court.ts';

const { registers } = law;

const complaint = remedyOf({
  name: 'skarga na orzeczenie referendarza',
  term: { amount: 1, unit: 'weeks' },
  addressee: 'sąd, który prowadzi księgę wieczystą',
  form: 'pismo z numerem sprawy i księgi; opłata 100 zł',
  fee: '100 zł',
  law: [registers.landComplaint],
});
const entry = {
  ...court,
  label: 'Zawiadomienie o wpisie w księdze wieczystej',
  level: 'MEDIUM',
  remedy: complaint,
  duties: ['check_entry', 'remedy'],
  reply: 'land_register_entry',
  consequence: 'Wpis zostanie w księdze wieczystej i będzie go widział każdy, kto do niej zajrzy.',
  law: [registers.landScope],
  specialization: 'prawo rzeczowe i księgi wieczyste',
  counsel: 'advised',
  concernsMoney: false,
} as const satisfies Partial<DocumentType>;
const struckOff = {
  ...entry,
  label: 'Zawiadomienie o wykreśleniu w księdze wieczystej',
  level: 'LOW',
  duties: ['check_entry'],
  reply: 'land_register_deletion',
  consequence: null,
  law: [],
  counsel: 'not_needed',
} as const satisfies Partial<DocumentType>;

/** Notices of courts that keep land registers; what was entered is told by `reading/kinds/deeds/register-entries.ts`. */
export const landRegisterTypes = [
  kindOf({
    ...entry,
    id: 'wpis-ksiega-wieczysta',
    title: [words(16, 'zawiadomieni* o wpisie')],
    act: [words(12, 'w … ksiedze … dokonano wpis*', 'w … ksiedze … wpisano')],
    meaning:
      'Sąd dokonał wpisu w księdze wieczystej nieruchomości. Sprawdź, kto i co wpisał: może to być hipoteka za dług. To nie jest wezwanie do zapłaty ani egzekucja.',
  }),
  kindOf({
    ...struckOff,
    id: 'ksiega-wykreslenie-hipoteki',
    meaning:
      'Sąd wykreślił hipotekę z księgi wieczystej: ta hipoteka nie obciąża już nieruchomości. Nic nie płacisz; zachowaj to zawiadomienie.',
  }),
  kindOf({
    ...struckOff,
    id: 'ksiega-wykreslenie',
    meaning:
      'Sąd wykreślił z księgi wieczystej to, o czym mowa w piśmie: roszczenie, ostrzeżenie, służebność albo inne prawo. Zachowaj to zawiadomienie.',
  }),
  kindOf({
    ...entry,
    id: 'ksiega-wpis-hipoteki',
    meaning:
      'Sąd wpisał hipotekę do księgi wieczystej: nieruchomość zabezpiecza dług, o którym mowa w piśmie. Sprawdź, kto i na jaką kwotę ją uzyskał. To nie jest wezwanie do zapłaty ani egzekucja.',
  }),
  kindOf({
    ...entry,
    id: 'ksiega-wpis-ostrzezenia',
    meaning:
      'Sąd wpisał do księgi wieczystej ostrzeżenie. Może ono znaczyć, że ktoś prowadzi egzekucję z nieruchomości albo ma do niej roszczenie. Sprawdź, kto i dlaczego je uzyskał.',
  }),
  kindOf({
    ...entry,
    id: 'ksiega-wpis-wlasnosci',
    meaning:
      'Sąd wpisał do księgi wieczystej właściciela nieruchomości. Sprawdź, czy dane i udziały się zgadzają. To nie jest wezwanie do zapłaty.',
    counsel: 'by_level',
  }),
];
