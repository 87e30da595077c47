import { kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { court } from './court.ts';

const { registers } = law;

/** Notices of courts that keep land registers. */
export const landRegisterTypes = [
  kindOf({
    ...court,
    id: 'wpis-ksiega-wieczysta',
    label: 'Zawiadomienie o wpisie w księdze wieczystej',
    title: [words(16, 'zawiadomieni* o wpisie')],
    act: [words(12, 'w … ksiedze … dokonano wpis*', 'w … ksiedze … wpisano')],
    level: 'MEDIUM',
    remedy: remedyOf({
      name: 'skarga na orzeczenie referendarza',
      term: { amount: 1, unit: 'weeks' },
      addressee: 'sąd, który prowadzi księgę wieczystą',
      form: 'pismo z numerem sprawy i księgi; opłata 100 zł',
      fee: '100 zł',
      law: [registers.landComplaint],
    }),
    duties: ['check_entry', 'remedy'],
    reply: 'land_register_entry',
    meaning:
      'Sąd dokonał wpisu w księdze wieczystej nieruchomości. Sprawdź, kto i co wpisał: może to być hipoteka za dług. To nie jest wezwanie do zapłaty ani egzekucja.',
    consequence:
      'Wpis zostanie w księdze wieczystej i będzie go widział każdy, kto do niej zajrzy.',
    law: [registers.landScope],
    specialization: 'prawo rzeczowe i księgi wieczyste',
    counsel: 'advised',
    concernsMoney: false,
  }),
];
