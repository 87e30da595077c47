import { acts } from './acts.ts';
import { announced, consolidated } from './consolidated.ts';
import { statementsOf } from './statement.ts';

const family = statementsOf(acts.familyBenefits, null);
const maintenance = statementsOf(acts.maintenanceFund, null);
const aid = statementsOf(acts.socialAid, null);
const jobs = statementsOf(acts.labourMarket, null);
const disability = statementsOf(acts.disability, null);
const vaccines = statementsOf(acts.vaccination, null);
const defence = statementsOf(acts.homelandDefence, null);
const radio = statementsOf(acts.broadcasting, null);
const statistics = statementsOf(acts.statistics, null);
const school = statementsOf(acts.education, null);

const rzeszow = {
  url: 'https://rzeszow.uw.gov.pl/koordynacja/nienaleznie-pobrane-swiadczenia',
  asOf: '2024',
};
const katowice = {
  url: 'https://katowice.uw.gov.pl/usluga/orzekanie-o-niepelnosprawnosci',
  asOf: '2025',
};
const sosnowiec = { url: 'https://sosnowiec.praca.gov.pl', asOf: '2025' };
const licenceFees = {
  url: 'https://sip.lex.pl/akty-prawne/dzu-dziennik-ustaw/oplaty-abonamentowe-17187617/art-10',
  asOf: '2020-10-01',
};
const rtv = { url: 'https://www.wprost.pl/12260766', asOf: '2026-02-26' };

/** Benefits, employment office, disability, health duties, military call, licence fee, school. */
export const benefits = {
  familyRefund: family.read(
    'art. 30',
    'Nienależny zasiłek zwraca się z odsetkami dopiero, gdy decyzja jest ostateczna; po 10 latach od wypłaty nie można już jej wydać.',
    { seen: rzeszow },
  ),
  familyRelief: family.read(
    'art. 30 ust. 9',
    'Urząd, który wydał decyzję, może zwrot umorzyć, odroczyć lub rozłożyć na raty ze względu na sytuację rodziny.',
    { seen: rzeszow },
  ),
  maintenanceRefund: maintenance.read(
    'art. 23',
    'Nienależne świadczenie z funduszu zwraca się z odsetkami po ostatecznej decyzji; należność przedawnia się po 3 latach.',
    {
      seen: {
        url: 'https://sip.lex.pl/akty-prawne/dzu-dziennik-ustaw/pomoc-osobom-uprawnionym-do-alimentow-17384102/art-23',
        asOf: '2022',
      },
    },
  ),
  maintenanceDebtor: maintenance.read(
    'art. 27',
    'Dłużnik alimentacyjny zwraca gminie wypłacone świadczenia z odsetkami.',
    { seen: consolidated.maintenanceFund },
  ),
  maintenanceRemission: maintenance.read(
    'art. 30',
    'Dług wobec funduszu można umorzyć: po latach regularnych wpłat albo z powodu trudnej sytuacji.',
    { seen: consolidated.maintenanceFund },
  ),
  aidRefund: aid.read(
    'art. 104 ust. 4',
    'Ośrodek może odstąpić od zwrotu, umorzyć go lub rozłożyć na raty, gdy zwrot byłby zbyt dużym ciężarem.',
    { seen: announced(2024, 1283, '2024') },
  ),
  aidUnduly: aid.read(
    'art. 98 i art. 104 ust. 7',
    'Zwrotu nienależnej pomocy żąda się bez względu na dochód rodziny, ale nie po 10 latach od jej pobrania.',
    { seen: announced(2024, 1283, '2024') },
  ),
  jobsContact: jobs.read(
    null,
    'Bezrobotny ma się kontaktować z urzędem co najmniej raz na 90 dni.',
    { seen: sosnowiec, from: '2025-06-01' },
  ),
  jobsAppeal: jobs.read(
    null,
    'Od decyzji urzędu pracy odwołujesz się w 14 dni do wojewody, przez ten urząd.',
    { seen: sosnowiec },
  ),
  disabilityAppeal: disability.read(
    null,
    'Od orzeczenia powiatowego zespołu odwołujesz się w 14 dni do wojewódzkiego zespołu, przez zespół powiatowy, bez opłaty.',
    { seen: katowice },
  ),
  disabilityCourt: disability.read(
    null,
    'Od orzeczenia wojewódzkiego zespołu służy odwołanie do sądu pracy; bezpiecznie przyjmij 30 dni.',
    { seen: katowice },
  ),
  vaccinationDuty: vaccines.read(
    'art. 5 i art. 17 ust. 2',
    'Opiekun ma zaszczepić dziecko szczepieniami obowiązkowymi; lekarz przed szczepieniem wyklucza przeciwwskazania.',
    { seen: announced(2008, 1570, '2008-12-05') },
  ),
  careHomeRelease: aid.read(
    'art. 64',
    'Kto płaci za bliskiego w domu pomocy społecznej, może prosić o zwolnienie z opłaty, także za rażące naruszenie obowiązków wobec niego.',
    {
      seen: {
        url: 'https://www.infor.pl/akt-prawny/DZU.2022.012.0000066,ustawa-o-zmianie-ustawy-o-pomocy-spolecznej.html',
        asOf: '2022-01',
      },
    },
  ),
  careHomeFullRelease: aid.read(
    'art. 64a',
    'Z całej opłaty zwalnia się na wniosek, gdy sąd pozbawił mieszkańca władzy rodzicielskiej nad płacącym albo skazał go za umyślne przestępstwo na jego szkodę.',
    {
      seen: {
        url: 'https://sip.lex.pl/akty-prawne/dzu-dziennik-ustaw/pomoc-spoleczna-17087802/art-64-a',
        asOf: '2022-10-30',
      },
    },
  ),
  vaccinationFine: vaccines.read(
    null,
    'Za brak szczepienia wojewoda może nałożyć grzywnę w celu przymuszenia, także kilka razy.',
    { seen: { url: 'https://sip.lex.pl/#VII-SA/Wa-867/17', asOf: '2018' } },
  ),
  militaryCall: defence.read(
    null,
    'Kto nie może przyjść na kwalifikację wojskową, zawiadamia wójta, burmistrza lub prezydenta najpóźniej w tym dniu, z powodem.',
    { seen: { url: 'https://www.rp.pl/art39678211', asOf: '2024' } },
  ),
  militaryAbsence: defence.read(
    null,
    'Za nieusprawiedliwioną nieobecność grozi grzywna i doprowadzenie przez Policję.',
    { seen: { url: 'https://www.rp.pl/art39678211', asOf: '2024' } },
  ),
  militaryRuling: defence.read(
    'art. 64 ust. 2',
    'Od orzeczenia powiatowej komisji lekarskiej odwołujesz się w 14 dni od doręczenia do wojewódzkiej.',
    { seen: announced(2022, 655, '2022-03-11') },
  ),
  licenceFeeLimit: radio.read(
    null,
    'Zaległy abonament przedawnia się po 5 latach; zwolnienia i wyrejestrowanie trzeba wykazać.',
    { seen: rtv },
  ),
  licenceFeeRelief: radio.read(
    'art. 10 ust. 1',
    'O umorzeniu lub ratach abonamentu decyduje tylko Krajowa Rada Radiofonii i Telewizji.',
    { seen: licenceFees },
  ),
  statisticsDuty: statistics.read(
    'art. 10 i art. 30',
    'Firma objęta badaniem statystycznym musi odpowiedzieć w terminie; dane są tajne.',
    { seen: announced(1995, 439, '1995-06-29') },
  ),
  pupilRemoval: school.read(
    'art. 68 ust. 2 i art. 51 ust. 1 pkt 4',
    'Skreślenie z listy uczniów to decyzja; organem wyższego stopnia jest kurator oświaty.',
    { seen: announced(2017, 59, '2016-12-14') },
  ),
  schoolDuty: school.read(
    'art. 42',
    'Niespełnianie obowiązku szkolnego podlega egzekucji administracyjnej; to nieusprawiedliwiona nieobecność na co najmniej połowie zajęć w miesiącu.',
    { seen: announced(2017, 59, '2016-12-14') },
  ),
} as const;
