import { kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { court } from './court.ts';

const { civilProcedure, courtCosts } = law;

const appeal = {
  name: 'apelacja',
  term: { amount: 2, unit: 'weeks' },
  // Used when the court had longer to write its reasons (art. 369 § 1(1) k.p.c.).
  prolonged: { amount: 3, unit: 'weeks' },
  addressee: 'sąd drugiej instancji',
  form: 'pismo procesowe z zarzutami i odpisami',
  fee: 'jak od pozwu (sprawdź w pouczeniu)',
  next: 'wyrok sądu drugiej instancji jest prawomocny',
} as const;

/** Judgments and orders of civil courts. */
export const judgmentTypes = [
  kindOf({
    ...court,
    id: 'wyrok-cywilny',
    label: 'Wyrok sądu',
    title: [
      words(8, 'wyrok'),
      words(8, 'doreczeni* odpis* wyroku', 'doreczeni* odpis* orzeczenia'),
    ],
    act: [words(4, 'w imieniu rzeczypospolitej')],
    body: [words(2, 'zasadza'), words(2, 'apelacj*'), words(2, 'odpis* wyroku')],
    remedy: remedyOf({
      ...appeal,
      via: 'sąd, który wydał wyrok (najpierw wniosek o uzasadnienie w ciągu tygodnia)',
      law: [civilProcedure.appeal, civilProcedure.reasonsRequest],
    }),
    duties: ['remedy', 'pay'],
    reply: 'judgment',
    meaning: 'Sąd rozstrzygnął sprawę. Rozstrzygnięcie można jeszcze zaskarżyć.',
    consequence: 'Orzeczenie stanie się prawomocne i będzie można je egzekwować.',
    law: [civilProcedure.appealContents, courtCosts.reasons, courtCosts.appeal],
  }),
  kindOf({
    ...court,
    id: 'wyrok-z-uzasadnieniem',
    label: 'Wyrok sądu z uzasadnieniem',
    title: [
      words(11, 'odpis* wyroku … z uzasadnieniem', 'wyrok* z uzasadnieniem'),
      words(8, 'wyrok'),
    ],
    act: [
      words(4, 'w imieniu rzeczypospolitej'),
      words(
        6,
        'dorecza* … wyroku z … uzasadnieniem',
        'dorecza* … wyrok* wraz z uzasadnieniem',
        'przesyla* … wyroku z … uzasadnieniem',
      ),
    ],
    body: [words(1, 'apelacj*')],
    remedy: remedyOf({
      ...appeal,
      via: 'sąd, który wydał wyrok',
      law: [civilProcedure.appeal],
    }),
    duties: ['remedy', 'pay'],
    reply: 'judgment_with_reasons',
    meaning: 'Sąd doręczył wyrok z uzasadnieniem. Od doręczenia biegnie czas na apelację.',
    consequence: 'Wyrok stanie się prawomocny i będzie można go egzekwować.',
    law: [civilProcedure.appealContents, courtCosts.appeal, courtCosts.exemption],
  }),
  kindOf({
    ...court,
    id: 'postanowienie-sadu',
    label: 'Postanowienie lub zarządzenie sądu',
    level: 'MEDIUM',
    counsel: 'advised',
    title: [words(9, 'postanowieni*'), words(5, 'zarzadzeni*')],
    act: [
      words(5, 'postanawia', 'postanowil*'),
      words(3, 'referendarz* sadow*'),
      words(2, 'na posiedzeniu niejawnym'),
    ],
    body: [words(2, 'zazaleni*'), words(1, 'k.p.c', 'z powodztwa', 'z wniosku')],
    remedy: remedyOf({
      name: 'zażalenie',
      term: { amount: 1, unit: 'weeks' },
      addressee: 'sąd wskazany w pouczeniu',
      via: 'sąd, który wydał postanowienie',
      form: 'pismo procesowe z odpisem; gdy nie ma uzasadnienia, najpierw wniosek o nie',
      fee: 'według pouczenia, zwykle jedna piąta opłaty',
      law: [civilProcedure.complaint],
    }),
    duties: ['remedy', 'pay'],
    reply: 'civil_order',
    meaning:
      'Sąd wydał postanowienie w Twojej sprawie. Pouczenie mówi, czy i jak można je zaskarżyć.',
    consequence: 'Postanowienie stanie się prawomocne.',
    law: [
      civilProcedure.orderReasons,
      civilProcedure.complaintOtherPanel,
      courtCosts.complaint,
      courtCosts.reasons,
    ],
  }),
  kindOf({
    ...court,
    id: 'orzeczenie-dla-wygranego',
    label: 'Orzeczenie z klauzulą wykonalności dla Ciebie',
    counsel: 'not_needed',
    act: [
      words(
        13,
        'jako powod* odpis … klauzul* wykonalnosci', // przesyła Panu jako powodowi odpis wyroku z klauzulą
        'pan* tytul wykonawczy',
        'wraz z tytulem wykonawczym', // Only the creditor is sent the title.
        'dorecza* pan* … tytul* wykonawcz*',
        'przesyla* … pan* tytul* wykonawcz*',
        'zaopatrzon* na pan* wniosek',
        'zasadzono na pan* rzecz',
        'zasadzil na pan* rzecz',
        'na pan* rzecz zasadz*',
        'na pan* wniosek nada* klauzul*',
      ),
    ],
    body: [words(3, 'klauzul* wykonalnosci'), words(2, 'prawomocn*')],
    remedy: null,
    level: 'LOW',
    duties: ['none'],
    reply: 'information',
    meaning:
      'Sąd orzekł na Twoją rzecz. Z orzeczeniem z klauzulą wykonalności możesz iść do komornika, jeżeli druga strona nie zapłaci.',
    consequence: null,
    concernsMoney: false,
  }),
  kindOf({
    ...court,
    id: 'postanowienie-zabezpieczenie',
    label: 'Postanowienie sądu o zabezpieczeniu',
    counsel: 'advised',
    title: [words(13, 'postanowieni* o … zabezpieczeni*'), words(5, 'postanowieni*')],
    act: [
      words(6, 'udziel* zabezpieczenia', 'zabezpiecz* roszczen*', 'zabezpiecz* powodztw*'),
      words(
        11,
        'udzielic zabezpieczenia',
        'udziela zabezpieczenia',
        'udzielic * zabezpieczenia',
        'zabezpieczyc roszczeni*',
        'zabezpieczyc powodztw*',
        'zabezpieczyc wykonani*',
      ),
    ],
    body: [words(1, 'zazaleni*')],
    remedy: remedyOf({
      name: 'zażalenie',
      term: { amount: 1, unit: 'weeks' },
      addressee: 'sąd wskazany w pouczeniu',
      via: 'sąd, który wydał postanowienie',
      form: 'pismo procesowe z odpisem',
      fee: 'według pouczenia',
      law: [civilProcedure.securityComplaint, civilProcedure.complaint],
    }),
    duties: ['remedy', 'pay'],
    reply: 'civil_order',
    meaning: 'Sąd uregulował coś tymczasowo, na czas sprawy. Takie postanowienie działa od razu.',
    consequence: 'Obowiązek z postanowienia można egzekwować już teraz.',
    law: [civilProcedure.securityChange, civilProcedure.securityOrder],
  }),
];
