import { kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { insurerLetter } from './insurers.ts';

const { finance } = law;

/** An insurance that ends or goes on: the reader pays the new premium or gives notice in time. */
export const insuranceRenewalTypes = [
  kindOf({
    ...insurerLetter,
    id: 'ubezpieczyciel-wznowienie',
    label: 'Przedłużenie ubezpieczenia',
    counsel: 'not_needed',
    remedy: null,
    title: [
      words(
        6,
        'wznowieni* … ubezpieczeni*',
        'wznowieni* … polis*',
        'przedluzeni* … ubezpieczeni*',
        'przedluzeni* … polis*',
        'nowy okres ubezpieczenia',
        'kolejny okres ubezpieczenia',
        'konczy sie okres ubezpieczenia',
        'konczy sie … polis*',
        'oc wkrotce sie konczy',
        'oc konczy sie',
        'polis* … konczy sie',
        'na kolejny rok',
      ),
    ],
    act: [
      words(
        5,
        'zawarto nastepna umowe', // uważa się, że zawarto następną umowę na kolejne 12 miesięcy
        'zostala zawarta nastepna umowa',
        'zawrze sie … umow*', // od 15 września zawrze się z mocy prawa umowa na następne 12 miesięcy
        'zawiera sie … umow* … nastepne 12 miesiecy',
        'umowa oc na nastepne 12 miesiecy',
        'umow* … wznawia sie',
        'polis* … odnowi sie',
        'zostanie zawarta nastepna umowa',
        'konczy sie okres ubezpieczenia',
        'konczy sie … ochron* ubezpieczeniow*',
        'konczy sie … polis*',
        'skladk* za nowy okres',
        'skladk* za kolejny okres',
        'skladk* za nastepny okres',
        'skladk* na kolejny rok',
        'polis* … przedluzy sie',
        'ubezpieczeni* … przedluzy sie',
        'polis* zostanie wznowion*',
        'umow* zostanie wznowion*',
      ),
    ],
    body: [words(2, 'skladk*'), words(1, 'wypowiedzeni*')],
    level: 'LOW',
    duties: ['pay'],
    reply: 'insurance_renewal',
    meaning:
      'Kończy się ubezpieczenie. Pismo mówi, ile kosztuje następny okres i do kiedy można zrezygnować.',
    consequence: 'Obowiązkowe OC przedłuży się samo, a za nowy okres trzeba będzie zapłacić.',
    law: [finance.coverRenewal],
    concernsMoney: true,
  }),
  /** Told by what the letter says of the end (`reading/kinds/kind-by-deed.ts`). */
  kindOf({
    ...insurerLetter,
    sender: [],
    id: 'ubezpieczyciel-koniec-polisy',
    label: 'Polisa, która nie przedłuży się sama',
    counsel: 'not_needed',
    remedy: null,
    level: 'LOW',
    duties: ['pay'],
    reply: 'cover_ends',
    meaning:
      'Ubezpieczyciel pisze o Twojej polisie. Nie przedłuży się ona sama: jeżeli potrzebujesz ochrony, zawrzyj nową umowę, zanim ta się skończy.',
    consequence:
      'Po końcu polisy zostaniesz bez ochrony; za przerwę w obowiązkowym OC grozi opłata.',
    concernsMoney: true,
  }),
];
