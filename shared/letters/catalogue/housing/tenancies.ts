import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { acts, words } from '#shared/letters/catalogue/recognition.ts';

const { housing, criminal } = law;
const landlord = {
  code: 'wypowiedzenie_umowy',
  issuer: 'landlord',
  specialization: 'prawo najmu i ochrony lokatorów',
  freeHelp: ['legal_aid', 'citizen_advice', 'social'],
} as const satisfies Partial<DocumentType>;

/** Letters of landlords. */
export const tenancyTypes = [
  kindOf({
    ...landlord,
    id: 'wypowiedzenie-najmu',
    label: 'Wypowiedzenie umowy najmu',
    sender: [words(2, 'wynajmujac*', 'wlascicie*')],
    title: [
      words(
        13,
        'wypowiedzeni* najmu',
        'wypowiedzeni* umowy najmu',
        'wypowiedzeni* dzierzawy',
        'wypowiedzeni* umowy dzierzawy',
        'wypowiedzeni* umowy uzyczenia',
      ),
      words(3, 'wypowiedzenie'),
    ],
    act: [
      words(5, 'wypowiada* … najm*', 'wypowiada* … dzierzaw*', 'rozwiazuj* … najm*'),
      words(
        6,
        'wyprowadz sie', // Proszę, wyprowadź się do 31 października.
        'prosze sie wyprowadzic',
        'prosze wyprowadzic sie',
        'musi* sie wyprowadzic',
        'musi pan* sie wyprowadzic',
        'oddac mi mieszkanie',
        'zwolnic mieszkanie',
      ),
      words(5, 'wypowiada* ci', 'wypowiada* wam', 'wypowiada* pan* … mieszkani*'),
    ],
    body: [
      words(2, 'mieszkani*'),
      words(3, 'kaucj*', 'czynsz*', 'klucze'),
      words(2, 'opuszczeni* … lokal*', 'oproznieni* … lokal*', 'wydani* … lokal*'),
      words(3, 'ochronie praw lokatorow'),
    ],
    remedy: null,
    level: 'HIGH',
    duties: ['pay', 'vacate', 'object_in_writing'],
    reply: 'landlord',
    meaning:
      'Wynajmujący chce zakończyć najem. Bez sądu i komornika nikt Cię nie usunie z mieszkania.',
    consequence: 'Po terminie grozi pozew o eksmisję i odszkodowanie za dalsze zajmowanie lokalu.',
    law: [
      housing.leaseNotice,
      housing.deposit,
      housing.socialFlat,
      housing.occupationFee,
      criminal.homeInvasion,
      housing.normalWear,
    ],
  }),
  kindOf({
    ...landlord,
    id: 'wezwanie-do-oproznienia',
    code: 'wezwanie_do_zaplaty',
    label: 'Wezwanie właściciela do opuszczenia lokalu',
    sender: [words(1, 'wynajmujac*', 'wlascicie*', 'spoldzielni*', 'gmina')],
    title: [
      words(
        11,
        'wezwani* do opuszczenia',
        'wezwani* do oproznienia',
        'wezwani* do wydania lokalu',
        'zadani* oproznienia',
      ),
    ],
    act: [words(5, 'wzywa* … opuszczenia', 'wzywa* … oproznieni*', 'zadam … oproznieni*')],
    remedy: null,
    level: 'HIGH',
    duties: ['object_in_writing'],
    reply: 'vacate_demand',
    meaning:
      'Właściciel żąda opuszczenia lokalu. To nie jest wyrok: eksmisję wykonuje tylko komornik.',
    consequence:
      'Właściciel może wnieść pozew o eksmisję, a przy najmie okazjonalnym od razu wniosek o klauzulę do aktu notarialnego.',
    law: [
      housing.socialFlat,
      housing.winterProtection,
      housing.occasionalLease,
      housing.occasionalLeaseTax,
      housing.occupationFee,
      criminal.homeInvasion,
    ],
  }),
  kindOf({
    ...landlord,
    id: 'podwyzka-czynszu',
    code: 'wypowiedzenie_umowy',
    label: 'Wypowiedzenie wysokości czynszu (podwyżka)',
    counsel: 'by_level',
    sender: [words(1, 'wynajmujac*', 'wlascicie*', 'zarzad*', 'spoldzielni*')],
    title: [
      words(
        12,
        'wypowiedzenie czynszu',
        'wypowiedzenie wysokosci czynszu',
        'wypowiedzenie dotychczasowej wysokosci czynszu',
        'podwyzk* czynszu',
        'zmian* wysokosci czynszu',
        'zmian* czynszu',
      ),
    ],
    act: [
      acts(6, 'wypowiada* … wysokosc* czynszu', 'podwyzsza* … czynsz*'),
      // A higher rent in plain words, with the answer that the law leaves to the tenant.
      words(8, 'odmow* przyjecia podwyzki', 'przyjecia podwyzki czynszu'),
      words(6, 'czynsz najmu bedzie wynosil', 'czynsz bedzie wynosil'),
    ],
    body: [words(3, 'art. 8a')],
    remedy: remedyOf({
      name: 'zakwestionowanie podwyżki',
      term: { amount: 2, unit: 'months' },
      addressee: 'wynajmujący lub sąd',
      form: 'odmowa na piśmie albo pozew o ustalenie, że podwyżka jest niezasadna',
      fee: null,
      next: 'wyrok sądu; do tego czasu płaci się po staremu',
      law: [housing.rentRise],
    }),
    level: 'MEDIUM',
    duties: ['object_in_writing'],
    reply: 'rent_rise',
    meaning: 'Wynajmujący podnosi czynsz. Podwyżkę można zakwestionować.',
    consequence: 'Wyższy czynsz zacznie obowiązywać po okresie wypowiedzenia.',
    law: [housing.rentRiseRefusal, housing.outsideFees],
  }),
  kindOf({
    ...landlord,
    id: 'oferta-najmu-socjalnego',
    code: 'inne',
    issuer: 'office',
    label: 'Oferta lokalu socjalnego lub zamiennego',
    counsel: 'advised',
    sender: [words(2, 'gmina', 'miasto', 'miejsk*', 'urzad*', 'zarzad* lokali')],
    title: [
      words(12, 'ofert* … najmu socjalnego', 'ofert* najmu', 'wskazani* lokalu', 'ofert* lokalu'),
    ],
    act: [
      words(
        7,
        'sklada* … ofert* … najmu',
        'skladam* nastepujac* ofert*',
        'wskazuj* … lokal socjalny',
        'oferuj* … najem socjalny',
        'proponuj* … najm* socjaln*',
        'zlozeni* oferty przez gmine',
      ),
    ],
    body: [
      words(5, 'najm* socjaln*', 'lokal* socjaln*', 'lokal* zamienn*', 'pomieszczeni* tymczasow*'),
    ],
    remedy: null,
    level: 'HIGH',
    duties: ['answer_offer'],
    reply: 'unknown',
    meaning: 'Gmina proponuje Ci mieszkanie po wyroku o opróżnieniu lokalu. Trzeba odpowiedzieć.',
    consequence: 'Bez odpowiedzi oferta może przepaść, a właściciel może wznowić eksmisję.',
    law: [housing.socialFlat, housing.winterProtection],
    concernsMoney: false,
  }),
];
