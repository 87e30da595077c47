import { kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { bailiff, bailiffCase, enforcementLaw } from './bailiff.ts';
import { employeeWords } from './employee-words.ts';

const { civilEnforcement, civilGrounds } = law;

/** "zajęłam Pana emeryturę", "zajęta została Pani renta": what a bailiff has taken of the reader's, said in any person. */
const seized = (...things: readonly string[]): string[] =>
  ['zajmuj*', 'zajal*', 'zajel*', 'zajeto', 'zajet*'].flatMap((verb) =>
    things.map((thing) => `${verb} … pan* ${thing}`),
  );

/** Start of enforcement by a bailiff and seizures of money. */
export const seizureTypes = [
  kindOf({
    ...bailiff,
    id: 'komornik-wszczecie',
    label: 'Zawiadomienie komornika o wszczęciu egzekucji',
    title: [words(13, 'wszczeci* egzekucji', 'wszczeci* postepowania egzekucyjnego')],
    act: [words(4, 'wszczal* … egzekucj*', 'wszczeto … egzekucj*', 'wszczal* postepowanie')],
    body: [words(2, 'tytul* wykonawcz*'), bailiffCase],
    duties: ['asset_list', 'pay', 'remedy'],
    reply: 'bailiff_start',
    meaning:
      'Komornik rozpoczął egzekucję na wniosek wierzyciela i może zajmować Twój majątek i dochody.',
    consequence:
      'Egzekucja potrwa: komornik zajmie konto, wynagrodzenie lub rzeczy, a koszty urosną.',
    law: [
      ...enforcementLaw,
      civilEnforcement.lowFee,
      civilEnforcement.debtNotExamined,
      civilEnforcement.clauseComplaint,
      civilEnforcement.counterSuit,
      civilEnforcement.timeBarredDebt,
      civilEnforcement.stayWrongAddress,
      civilEnforcement.noticeOfStart,
    ],
  }),
  kindOf({
    ...bailiff,
    id: 'komornik-zajecie-rachunku',
    label: 'Zajęcie rachunku bankowego przez komornika',
    title: [
      words(10, 'zajeci* rachunk*', 'zajeci* wierzytelnosci z rachunk*'),
      words(7, 'zajeci* wierzytelnosci'),
      words(9, 'egzekucji … zajeci* rachunk*'),
    ],
    act: [
      words(
        4,
        'zajmuj* … rachunk*',
        'zajal* … rachun*',
        'zajela* … rachun*',
        'zajeto … rachunk*',
        'zajal* … kont*', // zająłem pieniądze na Pani koncie
        'zajela* … kont*',
        ...seized('rachun*', 'konto', 'konta'),
      ),
    ],
    body: [words(3, 'art. 889'), bailiffCase],
    duties: ['protected_money', 'pay', 'remedy'],
    reply: 'bailiff_account',
    meaning: 'Komornik zajął pieniądze na Twoim koncie.',
    consequence: 'Bank przekaże zajęte pieniądze komornikowi, a zajęcie obejmie też nowe wpływy.',
    law: [
      civilEnforcement.accountSeizure,
      civilEnforcement.accountFreeSum,
      civilEnforcement.accountFreeSumMaintenance,
      civilEnforcement.protectedBenefits,
      civilEnforcement.sharedAccount,
      civilGrounds.spousesAccount,
      civilEnforcement.stayWrongAddress,
      ...enforcementLaw,
    ],
  }),
  kindOf({
    ...bailiff,
    id: 'komornik-zajecie-wynagrodzenia',
    label: 'Zajęcie wynagrodzenia, emerytury lub innego świadczenia przez komornika',
    title: [
      words(
        10,
        'zajeci* wynagrodzeni*',
        'zajeci* swiadczeni*',
        'zajeci* emerytur*',
        'zajeci* rent*',
      ),
      // A notice of the start that also says what is taken: that is what the reader has to know.
      words(
        9,
        'egzekucji … zajeci* wynagrodzeni*',
        'egzekucji … zajeci* emerytur*',
        'egzekucji … zajeci* rent*',
        'egzekucji … zajeci* swiadczeni*',
      ),
    ],
    act: [
      words(
        3,
        'zajmuj* … wynagrodzeni*',
        'zajmuj* … emerytur*',
        'zajmuj* … rent*',
        'zajmuj* … pensj*',
        'zajal* … wynagrodzeni*',
        'zajela* … wynagrodzeni*',
        'zajal* … pensj*',
        'zajela* … pensj*',
        'zajal* … emerytur*',
        'zajela* … emerytur*',
        'zajeciu … wynagrodzeni*',
        'zajeciu … emerytur*',
      ),
      words(4, ...seized('wynagrodzeni*', 'emerytur*', 'rent*', 'swiadczeni*', 'pensj*', 'zasil*')),
    ],
    body: [words(3, 'art. 880', 'art. 881'), bailiffCase],
    duties: ['protected_money', 'pay', 'remedy'],
    reply: 'bailiff_wage',
    meaning: 'Komornik zajął Twoje wynagrodzenie lub świadczenie.',
    consequence: 'Pieniądze będą co miesiąc trafiać do komornika, aż dług zostanie spłacony.',
    law: [
      civilEnforcement.wageLimits,
      civilEnforcement.wageFreeSum,
      civilEnforcement.pensionLimits,
      civilEnforcement.soleIncome,
      ...enforcementLaw,
    ],
  }),
  kindOf({
    ...bailiff,
    id: 'komornik-trzeciodluznik',
    label: 'Zajęcie skierowane do pracodawcy lub innego płatnika dłużnika',
    level: 'HIGH',
    counsel: 'not_needed',
    // The addressee's own block: "Piekarnia … (pracodawca dłużnika)".
    sender: [...bailiff.sender, words(8, 'pracodawca dluzni*', 'dluznik zajetej wierzytelnosci')],
    title: [
      words(
        14,
        'wezwani* … pracodawc*',
        'zajeci* … do pracodawc*',
        'zajeci* … dla pracodawc*',
        'wezwani* … trzeciodluzni*',
        'zajeci* … trzeciodluzni*',
        'wezwani* dluznika zajetej wierzytelnosci',
        'zajeci* naleznosci z umowy', // Zajęcie należności z umowy najmu: the tenant owes the debtor rent
        'zajeci* czynszu',
      ),
      words(7, 'zajeci* wierzytelnosci'),
    ],
    act: [
      words(4, 'wzywa* … pracodawc*', 'poucza* … pracodawc*', 'pracodawca … obowiazany'),
      // What the reader owes the debtor and now pays to the bailiff instead.
      words(
        8,
        'nie placi* … wynajmujacemu',
        'nie placi* … dluznikowi',
        'nie wyplaca* … dluznikowi',
        'nie uiszcza* dluznikowi',
        'nie uiszcza* panstwo dluznikowi',
        'nie placi* panstwo dluznikowi',
        'przyslugujac* dluznik* od panstwa', // wierzytelności przysługujące dłużnikowi od Państwa
        'przyslugujac* dluznik* od pan*',
        'przyslugujac* dluznik* wobec pan*',
        'zajmuje jego naleznosc*',
        'zajmuje jej naleznosc*',
        'zajmuje jego wierzytelnosc*',
        'zajmuje jej wierzytelnosc*',
      ),
      // Whose wage is taken: "zatrudnia Pan Mariusza Dudzika", "wynagrodzenie Pani pracownika".
      words(8, ...employeeWords),
    ],
    body: [
      words(3, 'art. 882', 'art. 886', 'art. 902'),
      words(3, 'trzeciodluzni*', 'dluznik* zajetej wierzytelnosci'),
      words(3, 'nie jest pan* dlug*', 'nie odpowiada pan* za … zobowiazania'),
    ],
    duties: ['third_party_seizure', 'remedy'],
    reply: 'third_party',
    concernsMoney: false,
    meaning:
      'Komornik zajął pieniądze, które masz wypłacić swojemu pracownikowi lub kontrahentowi. Masz je przekazywać komornikowi i odpowiedzieć na jego pytania.',
    consequence:
      'Za brak odpowiedzi lub wypłatę dłużnikowi grozi grzywna i odpowiedzialność za szkodę.',
    law: [
      civilEnforcement.employerDuties,
      civilEnforcement.employerFine,
      civilEnforcement.debtorOfDebtor,
      civilEnforcement.wageLimits,
    ],
  }),
];
