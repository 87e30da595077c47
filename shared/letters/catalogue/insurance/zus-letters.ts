import { kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { zus } from './zus-decisions.ts';

const { socialInsurance, administration } = law;

/** Letters of ZUS that decide nothing. */
export const zusLetterTypes = [
  kindOf({
    ...zus,
    id: 'zus-zgoda-na-raty',
    code: 'pismo_zus',
    label: 'Zgoda ZUS na raty lub odroczenie',
    act: [
      words(
        13,
        'zgode na rozlozenie', // wyrażamy zgodę na rozłożenie na 12 rat
        'zgod* na uklad ratalny',
        'zgode na odroczenie',
        'zgadzamy sie na rozlozenie',
        'zgadzamy sie na odroczenie',
        'rozkladamy … na … rat*',
      ),
    ],
    body: [words(2, 'uklad* rataln*', 'oplat* prolongacyjn*', 'harmonogram*')],
    remedy: null,
    level: 'MEDIUM',
    duties: ['none'],
    reply: 'favourable',
    meaning:
      'ZUS zgodził się na raty lub późniejszą zapłatę. Sprawdź, co i do kiedy trzeba podpisać i zapłacić.',
    consequence: 'Bez podpisania umowy lub bez wpłat zgoda przepada, a ZUS ściągnie cały dług.',
    law: [socialInsurance.instalments],
    concernsMoney: false,
  }),
  kindOf({
    ...zus,
    id: 'zus-zaleglosc',
    code: 'pismo_zus',
    label: 'Zawiadomienie ZUS o zaległości w składkach',
    title: [
      words(
        7,
        'zawiadomieni* … zaleglosc*',
        'informacj* … zaleglosc*',
        'zawiadomieni* … zadluzeni*',
        'informacj* … stan* konta',
        'informacj* o sald*',
        'wezwani* … zaleglosc*',
        'zawiadomieni* … kont*',
      ),
      words(3, 'wezwani* do zaplaty'),
    ],
    act: [words(4, 'zaleglosc* … sklad*', 'zadluzeni* … sklad*', 'nieoplacon* … sklad*')],
    body: [words(2, 'kont* platnika'), words(1, 'rozlozeni* … rat*')],
    remedy: null,
    level: 'MEDIUM',
    duties: ['pay', 'relief', 'explain'],
    reply: 'zus_arrears',
    meaning: 'ZUS informuje o zaległych składkach i prosi o wpłatę przed egzekucją.',
    consequence: 'ZUS wyśle upomnienie, a potem wszcznie egzekucję.',
    law: [
      socialInsurance.limitation,
      socialInsurance.instalments,
      socialInsurance.remission,
      socialInsurance.letterWithoutProof,
    ],
    counsel: 'not_needed',
  }),
  kindOf({
    ...zus,
    id: 'zus-zawiadomienie',
    code: 'pismo_zus',
    label: 'Zawiadomienie ZUS o postępowaniu',
    title: [
      words(
        8,
        'zawiadomieni* o wszczeci*',
        'zawiadomieni* o zakonczeni*',
        'zawiadomieni* o zebrani*',
      ),
    ],
    act: [words(4, 'wypowied* sie … dowod*', 'wypowied* sie … material*', 'wszcz* … postepowani*')],
    body: [words(4, 'art. 61 § 4', 'art. 10 § 1', 'art. 79a')],
    remedy: null,
    level: 'LOW',
    duties: ['read_file'],
    reply: 'admin_call',
    meaning: 'ZUS prowadzi postępowanie; możesz przejrzeć akta i zająć stanowisko przed decyzją.',
    consequence: 'ZUS wyda decyzję bez Twojego stanowiska.',
    law: [administration.hearingOfParty, administration.noticeOfStart, administration.files],
    counsel: 'by_level',
    concernsMoney: false,
  }),
  kindOf({
    ...zus,
    id: 'zus-informacja',
    code: 'pismo_zus',
    label: 'Informacja ZUS (PIT, waloryzacja, stan konta)',
    title: [
      words(5, 'informacj*'),
      words(9, 'pit-40a', 'pit-11a', 'waloryzacj*', 'rmua', 'roczne obliczenie podatku'),
    ],
    act: [
      words(
        7,
        'pit-40a',
        'pit-11a',
        'pit-40a/11a',
        'roczne obliczenie podatku',
        'zus rmua',
        'informacj* o stanie konta',
        'waloryzacj* … emerytur*',
        'przesylamy … pit',
      ),
    ],
    remedy: null,
    level: 'LOW',
    duties: ['none'],
    reply: 'information',
    meaning: 'ZUS przesyła informację. Sprawdź dane i kwoty i zachowaj pismo.',
    consequence: null,
    counsel: 'not_needed',
    concernsMoney: false,
  }),
  kindOf({
    ...zus,
    id: 'zus-pismo',
    code: 'pismo_zus',
    label: 'Pismo ZUS',
    title: [words(4, 'zawiadomieni*', 'wezwani*', 'informacj*', 'pismo')],
    act: [words(2, 'wzywa*', 'prosz* o', 'prosimy o', 'informuj*', 'zawiadamia*')],
    body: [
      words(2, 'wyjasnien', 'dokument*', 'postepowani*', 'kontrol*'),
      words(2, 'platnik* skladek', 'ubezpieczon*'),
    ],
    remedy: null,
    level: 'MEDIUM',
    duties: ['explain'],
    reply: 'admin_call',
    meaning: 'ZUS czegoś potrzebuje albo o czymś zawiadamia.',
    consequence: 'ZUS rozstrzygnie sprawę na podstawie tego, co ma.',
    law: [socialInsurance.proceedings],
    counsel: 'by_level',
  }),
];
