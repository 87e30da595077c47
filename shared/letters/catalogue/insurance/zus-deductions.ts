import { kindOf } from '#shared/letters/catalogue/document-type.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { zus } from './zus-decisions.ts';

/** ZUS carries out somebody else's seizure of a pension or a benefit. */
export const zusDeductionTypes = [
  kindOf({
    ...zus,
    id: 'zus-potracenie',
    code: 'pismo_zus',
    label: 'Zawiadomienie ZUS o potrąceniach ze świadczenia',
    counsel: 'by_level',
    title: [words(9, 'potracen*', 'potracac', 'potracani*', 'zajeci* … swiadczeni*')],
    act: [
      words(
        9,
        'potraca* … emerytur*',
        'potraca* … rent*',
        'potraca* … swiadczeni*',
        'potraca* … zasil*',
        'potracen* z emerytur*',
        'potracen* z rent*',
        'potracen* ze swiadczen*',
        'dokonywa* potracen*',
        'dokonujemy potracen*',
        'bedziemy potracac',
      ),
    ],
    body: [words(5, 'komornik*', 'organ* egzekucyjn*'), words(2, 'kwot* woln*')],
    remedy: null,
    level: 'CRITICAL',
    duties: ['protected_money'],
    reply: 'zus_deductions',
    meaning:
      'ZUS będzie zabierać część Twojego świadczenia i przekazywać ją komornikowi lub urzędowi, który je zajął. O samym długu ZUS nie rozstrzyga.',
    consequence:
      'Pieniądze będą potrącane, aż dług zostanie spłacony albo komornik zakończy zajęcie.',
    concernsMoney: false,
  }),
];
