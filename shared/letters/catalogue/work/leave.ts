import { kindOf } from '#shared/letters/catalogue/document-type.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { employer } from './work.ts';

/** What employers write about leave that is still to be taken. */
export const leaveTypes = [
  kindOf({
    ...employer,
    id: 'pracodawca-urlop',
    code: 'inne',
    label: 'Pismo pracodawcy o urlopie',
    title: [
      words(
        12,
        'niewykorzystan* urlop*',
        'zalegl* urlop*',
        'urlop* zalegl*',
        'plan* urlop*',
        'termin* urlop*',
        'wykorzystani* urlop*',
        'wykorzystani* … urlop*',
        'zobowiazani* do wykorzystania urlop*',
      ),
    ],
    act: [
      words(
        6,
        'termin* … urlop*', // Proszę zaproponować termin zaległego urlopu
        'urlop* … zaplanujemy',
        'urlop* … udzielimy',
        'zaplanowa* … urlop*',
        'wykorzysta* … urlop*',
        'urlop* … wykorzysta*',
      ),
    ],
    body: [words(2, 'art. 168', 'kodeks* pracy', 'kadr*', 'przelozon*')],
    remedy: null,
    level: 'LOW',
    duties: [],
    reply: 'leave_plan',
    meaning:
      'Pracodawca pisze o Twoim urlopie. Sprawdź, ile dni podaje i czego od Ciebie oczekuje: zwykle chodzi o wskazanie terminu.',
    consequence: null,
    counsel: 'not_needed',
    concernsMoney: false,
  }),
];
