import { acts } from './acts.ts';
import { consolidated } from './consolidated.ts';
import { statementsOf } from './statement.ts';

const office = statementsOf(acts.administration, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/572',
  asOf: '2024',
});
const notices = { url: 'https://legalnabudowa.pl/fikcja-doreczenia', asOf: '2023' };
const court = statementsOf(acts.civilProcedure, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/1568',
  asOf: '2024-10-09',
});
const code = statementsOf(acts.civilCode, {
  url: 'http://www.blizejprawa.com/obliczanie-terminu-w-prawie-cywilnym/',
  asOf: '2022',
});
const criminal = statementsOf(acts.criminalProcedure, {
  url: 'https://prawnikom.pl/przepis/5618',
  asOf: '2023',
});
const petty = statementsOf(acts.offenceProcedure, consolidated.offenceProcedure);
const tax = statementsOf(acts.tax, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2022/2651',
  asOf: '2022-12',
});
const courts = statementsOf(acts.administrativeCourts, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/935',
  asOf: '2024',
});
const electronic = statementsOf(acts.electronicDelivery, {
  url: 'https://sip.lex.pl/akty-prawne/dzu-dziennik-ustaw/doreczenia-elektroniczne-19062514/art-42',
  asOf: '2024',
});

const days = 'Dnia doręczenia się nie liczy; termin kończy się z upływem ostatniego dnia.';
const weeks = 'Termin w tygodniach kończy się w dniu o tej samej nazwie co dzień doręczenia.';
const months =
  'Termin w miesiącach kończy się w dniu o tym samym numerze, a gdy go nie ma – w ostatnim dniu miesiąca.';
const shift =
  'Gdy ostatni dzień to sobota lub dzień wolny, termin kończy się w następny dzień roboczy.';
const householdMember = 'Pismo może odebrać dorosły domownik; liczy się dzień jego odbioru.';
const uncollected = 'Nieodebrane pismo uważa się za doręczone po 14 dniach od pierwszego awiza.';

/** How each procedure counts terms and when it treats letters as delivered. */
export const counting = {
  officeDays: office.read('art. 57 § 1', days),
  officeWeeks: office.read('art. 57 § 2', weeks),
  officeMonths: office.read('art. 57 § 3', months),
  officeShift: office.read('art. 57 § 4', shift),
  officeHousehold: office.read('art. 43', householdMember),
  officeUncollected: office.read('art. 44 § 4', uncollected, { seen: notices }),
  courtTerms: court.read('art. 165 § 1', 'Terminy w sprawach cywilnych liczy się według k.c.'),
  courtHousehold: court.read('art. 138 § 1', householdMember),
  courtUncollected: court.read('art. 139 § 1', uncollected),
  courtFirstLetter: court.read(
    'art. 139(1)',
    'Pierwsze pismo z sądu do osoby prywatnej powinien doręczyć komornik, chyba że adres jest pewny.',
  ),
  codeDays: code.read('art. 111 § 2', days),
  codeWeeksAndMonths: code.read('art. 112', `${weeks} ${months}`),
  codeShift: code.read('art. 115', shift),
  codeReceived: code.read(
    'art. 61 § 1',
    'Pismo prywatne jest doręczone, gdy adresat mógł je przeczytać.',
    { seen: consolidated.civilCode },
  ),
  criminalDays: criminal.read('art. 123 § 1', days),
  criminalWeeksAndMonths: criminal.read('art. 123 § 2', `${weeks} ${months}`),
  criminalShift: criminal.read('art. 123 § 3', shift),
  criminalHousehold: criminal.read(
    'art. 132 § 2 i § 4',
    'Pismo może odebrać dorosły domownik; wyrok nakazowy i zawiadomienie o rozprawie głównej oskarżony ma dostać do rąk.',
    { seen: consolidated.criminalProcedure },
  ),
  criminalUncollected: criminal.read('art. 133 § 2', uncollected, {
    seen: consolidated.criminalProcedure,
  }),
  pettyTerms: petty.read(
    'art. 38 § 1',
    'W sprawach o wykroczenia terminy i doręczenia są jak w sprawach karnych.',
  ),
  taxDays: tax.read('art. 12 § 1', days),
  taxWeeks: tax.read('art. 12 § 2', weeks),
  taxMonths: tax.read('art. 12 § 3', months),
  taxShift: tax.read('art. 12 § 5', shift),
  taxHousehold: tax.read('art. 149', householdMember),
  taxUncollected: tax.read('art. 150 § 4', uncollected),
  courtsTerms: courts.read('art. 83 § 1', 'Sądy administracyjne liczą terminy według k.c.'),
  courtsShift: courts.read('art. 83 § 2', shift),
  courtsHousehold: courts.read('art. 72 § 1', householdMember),
  courtsUncollected: courts.read('art. 73 § 4', uncollected),
  electronicOpened: electronic.read(
    'art. 41',
    'Pismo w e-Doręczeniach jest doręczone w chwili otwarcia.',
  ),
  electronicUnopened: electronic.read(
    'art. 42',
    'Nieotwarte pismo w e-Doręczeniach uważa się za doręczone następnego dnia po 14 dniach.',
  ),
} as const;
