import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { employeeWords } from './employee-words.ts';

const { administrativeEnforcement, civilEnforcement } = law;
const objection = remedyOf({
  name: 'zarzut w sprawie egzekucji administracyjnej',
  term: { amount: 7, unit: 'days' },
  addressee: 'wierzyciel',
  via: 'organ egzekucyjny',
  form: 'pismo z podstawą zarzutu (na przykład zapłata, przedawnienie, błąd co do osoby)',
  next: 'zażalenie na postanowienie wierzyciela',
  law: [administrativeEnforcement.objection, administrativeEnforcement.objectionStays],
});
const shared = {
  code: 'pismo_komornicze',
  issuer: 'tax_office',
  sender: [
    words(4, 'urzad* skarbow*', 'urzed* skarbow*', 'organ egzekucyjny', 'dyrektor oddzialu'),
  ],
  level: 'CRITICAL',
  reply: 'admin_enforcement',
  specialization: 'egzekucja administracyjna',
  freeHelp: ['legal_aid', 'tax_info'],
} as const satisfies Partial<DocumentType>;
const seizing = words(
  4,
  'zajmuj* … rachunk*',
  'zajmuj* … wynagrodzeni*',
  'zajmuj* … wierzytelnosc*',
  'zajmuj* … swiadczen*',
  'zajeci* … rachunk*',
  'zajeci* … wierzytelnosc*',
  'zajeci* … wynagrodzeni*',
  'zajeci* … swiadczen*',
  // In plain words: "zajmujemy część pensji", "zajęliśmy Pana konto".
  'zajmuj* … pensj*',
  'zajmuj* … kont*',
  'zajelismy … rachun*',
  'zajelismy … kont*',
  'zajelismy … wynagrodzeni*',
  'zajelismy … pensj*',
  'zajelismy … emerytur*',
  'zajelismy … nadplat*',
);
const objectionGiven = words(
  3,
  'zarzut* w sprawie egzekucji',
  'zarzut* w sprawie prowadzenia egzekucji',
);
const everyEnforcement = [
  administrativeEnforcement.objectionLast,
  administrativeEnforcement.actComplaint,
  administrativeEnforcement.suspensionByInstalments,
  administrativeEnforcement.hardshipRelease,
  administrativeEnforcement.costs,
] as const;

/** Enforcement by offices (egzekucja administracyjna). */
export const administrativeEnforcementTypes = [
  kindOf({
    ...shared,
    id: 'tytul-wykonawczy-administracyjny',
    label: 'Zajęcie lub tytuł wykonawczy w egzekucji administracyjnej',
    title: [words(11, 'tytul* wykonawcz*'), words(11, 'zawiadomieni* o zajeciu')],
    act: [seizing],
    body: [words(2, 'organ egzekucyjny', 'organu egzekucyjnego'), objectionGiven],
    remedy: objection,
    duties: ['remedy', 'pay', 'protected_money'],
    meaning:
      'Urząd prowadzi przymusową egzekucję i zajmuje pieniądze lub majątek bez udziału sądu.',
    consequence: 'Zajęte pieniądze zostaną przekazane urzędowi razem z kosztami egzekucji.',
    law: everyEnforcement,
  }),
  kindOf({
    ...shared,
    id: 'zus-zajecie',
    code: 'pismo_zus',
    label: 'Zajęcie w egzekucji prowadzonej przez ZUS',
    issuer: 'zus',
    sender: [words(7, 'zaklad ubezpieczen spolecznych', 'dyrektor oddzialu zus')],
    title: [words(11, 'tytul* wykonawcz*'), words(11, 'zawiadomieni* o zajeciu')],
    act: [seizing],
    body: [words(2, 'organ egzekucyjny', 'organu egzekucyjnego'), objectionGiven],
    remedy: objection,
    duties: ['remedy', 'pay', 'protected_money'],
    meaning: 'ZUS prowadzi przymusową egzekucję i zajmuje pieniądze lub majątek bez udziału sądu.',
    consequence: 'Zajęte pieniądze zostaną przekazane do ZUS razem z kosztami egzekucji.',
    law: [...everyEnforcement, law.socialInsurance.instalments],
    freeHelp: ['zus', 'legal_aid'],
  }),
  kindOf({
    ...shared,
    id: 'administracyjny-trzeciodluznik',
    label: 'Zajęcie administracyjne skierowane do pracodawcy lub innego płatnika',
    level: 'HIGH',
    counsel: 'not_needed',
    title: [
      words(9, 'zajeci* wynagrodzeni*', 'zajeci* innej wierzytelnosci', 'zajeci* wierzytelnosci'),
    ],
    act: [
      words(13, 'wzywa* … pracodawc*', 'pracodawc* … dluznik* zajetej'),
      words(4, 'wzywa* … dluznika zajetej', 'dluznik* zajetej wierzytelnosci'),
      // The letter is the payer's own copy: the debtor's copy names a bank or an employer instead.
      words(
        13,
        'dluznik zajetej wierzytelnosci adresat*', // DŁUŻNIK ZAJĘTEJ WIERZYTELNOŚCI (adresat)
        'zobowiazanego u adresata',
        'zobowiazanemu od adresata',
        'zobowiazanemu wobec adresata',
        'zobowiazanego u panstwa',
        'zobowiazanego wobec panstwa',
        'zobowiazanemu od panstwa',
        'zobowiazanego u pan*',
        'zobowiazanemu od pan*',
        'wzywa* adresata … nie wyplaca*',
      ),
      words(8, ...employeeWords),
    ],
    body: [words(2, 'organ egzekucyjny', 'organowi egzekucyjnemu')],
    remedy: null,
    duties: ['third_party_seizure'],
    reply: 'third_party',
    meaning:
      'Urząd zajął pieniądze, które masz wypłacić swojemu pracownikowi lub kontrahentowi. Masz je przekazywać urzędowi i odpowiedzieć na jego pytania.',
    consequence:
      'Za brak odpowiedzi lub wypłatę dłużnikowi grozi kara i odpowiedzialność za szkodę.',
    law: [
      administrativeEnforcement.debtorOfDebtor,
      civilEnforcement.wageLimits,
      civilEnforcement.wageFreeSum,
    ],
  }),
  kindOf({
    ...shared,
    id: 'czynnosc-egzekucyjna-administracyjna',
    label: 'Protokół czynności egzekucyjnej (egzekucja administracyjna)',
    sender: [words(4, 'urzad* skarbow*', 'urzed* skarbow*', 'organ egzekucyjny', 'poborc*')],
    title: [words(11, 'protokol zajecia', 'protokol odbioru', 'protokol czynnosci egzekucyjn*')],
    act: [words(3, 'poborc* skarbow*')],
    body: [words(4, 'skarg* na czynnosc* egzekucyjn*')],
    remedy: remedyOf({
      name: 'skarga na czynność egzekucyjną',
      term: { amount: 7, unit: 'days' },
      addressee: 'organ egzekucyjny, który dokonał czynności',
      form: 'pismo ze wskazaniem czynności i naruszenia prawa',
      next: 'zażalenie na postanowienie organu',
      law: [administrativeEnforcement.actComplaint],
    }),
    duties: ['remedy', 'pay'],
    reply: 'enforcement_act',
    meaning: 'Poborca skarbowy dokonał czynności egzekucyjnej, na przykład zajął rzecz.',
    consequence: 'Czynność pozostanie w mocy, a zajęta rzecz może zostać sprzedana.',
    law: [administrativeEnforcement.exclusion, administrativeEnforcement.suspensionShown],
  }),
  kindOf({
    ...shared,
    id: 'grzywna-w-celu-przymuszenia',
    code: 'decyzja_administracyjna',
    label: 'Grzywna w celu przymuszenia',
    issuer: 'office',
    level: 'HIGH',
    sender: [],
    title: [words(12, 'nalozeni* grzywny w celu przymuszenia'), words(8, 'postanowieni*')],
    act: [
      words(6, 'naklada* … grzywn* w celu przymuszenia', 'nalozyc … grzywn* w celu przymuszenia'),
    ],
    remedy: remedyOf({
      name: 'zażalenie',
      term: { amount: 7, unit: 'days' },
      addressee: 'organ wyższego stopnia wskazany w pouczeniu',
      via: 'organ, który nałożył grzywnę',
      form: 'pismo z podpisem',
      next: 'skarga do wojewódzkiego sądu administracyjnego',
      law: [administrativeEnforcement.compulsionFine, law.administration.complaintTerm],
    }),
    duties: ['remedy', 'pay'],
    reply: 'admin_order',
    meaning: 'Urząd nałożył grzywnę, żeby skłonić do wykonania obowiązku.',
    consequence: 'Grzywna zostanie ściągnięta i może zostać nałożona ponownie.',
    law: [administrativeEnforcement.compulsionRemitted],
  }),
];
