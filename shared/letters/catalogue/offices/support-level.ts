import { kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { office } from './office.ts';

/** How much support a disabled person needs, in points: a way of its own before any court. */
export const supportLevelTypes = [
  kindOf({
    ...office,
    id: 'poziom-wsparcia',
    label: 'Decyzja o poziomie potrzeby wsparcia',
    sender: [words(2, 'orzekania o niepelnosprawnosci')],
    title: [words(3, 'decyzj*')],
    act: [words(14, 'poziom potrzeby wsparcia', 'poziomu potrzeby wsparcia')],
    remedy: remedyOf({
      name: 'wniosek o ponowne ustalenie poziomu potrzeby wsparcia',
      term: null,
      addressee: 'wojewódzki zespół, który wydał decyzję',
      form: 'pismo z podpisem; wskaż, w czym potrzebujesz więcej pomocy',
      next: 'odwołanie do sądu pracy i ubezpieczeń społecznych',
    }),
    level: 'MEDIUM',
    duties: ['remedy', 'gather_evidence'],
    reply: 'support_level',
    counsel: 'by_level',
    meaning: 'Zespół ustalił w punktach, ile wsparcia potrzebujesz.',
    consequence: 'Decyzja stanie się ostateczna.',
    concernsMoney: false,
    specialization: 'prawo administracyjne (niepełnosprawność)',
  }),
];
