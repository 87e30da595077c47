import { kindOf } from '#shared/letters/catalogue/document-type.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { insurerLetter } from './insurers.ts';

/** A premium of the reader's own policy that was not paid in time: the cover may end, nobody suffered a damage. */
export const insurancePremiumTypes = [
  kindOf({
    ...insurerLetter,
    id: 'ubezpieczyciel-skladka',
    code: 'wezwanie_do_zaplaty',
    label: 'Wezwanie do zapłaty składki za ubezpieczenie',
    counsel: 'not_needed',
    remedy: null,
    title: [
      words(
        9,
        'zaplat* … skladk*',
        'zaplat* … rat* skladk*',
        'wezwani* … skladk*',
        'przypomnieni* … skladk*',
        'ponagleni* … skladk*',
        'nieoplacon* … skladk*',
        'niezaplacon* … skladk*',
        'zalegl* … skladk*',
        'zaleglosc* … skladk*',
      ),
      words(5, 'wezwani* do zaplaty', 'przypomnieni* o zaplacie', 'przypomnieni* o platnosci'),
    ],
    act: [
      words(
        6,
        'nie wplynel* … skladk*',
        'skladk* … nie wplynel*',
        'nie odnotowal* … skladk*',
        'nie otrzymal* … skladk*',
        'nie zaksiegowal* … skladk*',
        'skladk* … nie odnotowal*',
        'skladk* … nie zostala',
        'brak* … skladk*',
        'wzywa* … zaplat* … skladk*',
        'prosi* … zaplat* … skladk*',
        'zalegl* … skladk*',
        'nieoplacon* … skladk*',
        'niezaplacon* … skladk*',
        'nie otrzymalismy pierwszej raty',
        'nie otrzymalismy drugiej raty',
        'nie otrzymalismy kolejnej raty',
      ),
    ],
    body: [words(2, 'art. 814', 'polis*'), words(1, 'rat*')],
    level: 'MEDIUM',
    duties: ['pay', 'confirm_premium'],
    reply: 'premium_arrears',
    meaning: 'Ubezpieczyciel żąda składki z Twojej polisy albo jej raty, która nie wpłynęła.',
    consequence:
      'Ubezpieczyciel może dochodzić składki, a w ubezpieczeniu dobrowolnym ochrona może ustać.',
    concernsMoney: true,
  }),
];
