import { acts } from './acts.ts';
import { announced, consolidated } from './consolidated.ts';
import { statementsOf } from './statement.ts';

const labour = statementsOf(acts.labourInspection, null);
const data = statementsOf(acts.dataProtection, announced(2018, 1000, '2018-05-10'));
const competition = statementsOf(acts.competition, null);
const building = statementsOf(acts.building, null);
const planning = statementsOf(acts.planning, null);
const environment = statementsOf(acts.environmentReports, null);
const roads = statementsOf(acts.publicRoads, null);
const drivers = statementsOf(acts.drivers, null);
const vehicles = statementsOf(acts.roadTraffic, null);

const inspection = { url: 'https://kadry.infor.pl/5374675', asOf: '2021-12' };
const buildingText = {
  url: 'https://sip.lex.pl/akty-prawne/dzu-dziennik-ustaw/prawo-budowlane-16796118/art-48',
  asOf: '2025-12-31',
};

const buildingNews = {
  url: 'https://edgp.gazetaprawna.pl/prawo/prawo-administracyjne/artykuly/10614150,kolejna-korekta-prawa-budowlanego-od-2026-r-mniej-formalnosci-i-pros.html',
  asOf: '2026-01-07',
};

/** Inspections and offices that have their own remedy. */
export const inspections = {
  labourOrder: labour.read(
    'art. 34 ust. 5',
    'Od nakazu inspektora pracy odwołujesz się w 7 dni do okręgowego inspektora pracy.',
    { seen: inspection },
  ),
  labourRequest: labour.read(
    'art. 36 ust. 2',
    'Na wystąpienie inspektora odpowiada się w wyznaczonym terminie, najwyżej 30 dni: jak i kiedy zostanie wykonane.',
    { seen: announced(2007, 589, '2007-04-13') },
  ),
  labourProtocol: labour.read(
    'art. 31',
    'Do protokołu kontroli można w 7 dni zgłosić zastrzeżenia.',
    {
      seen: {
        url: 'http://www.vademecumkadrowego.pl/artykul_narzedziowa,861,235,13673,zastrzezenia-do-protokolu-z-kontroli.html',
        asOf: '2017-03-10',
      },
    },
  ),
  dataDecision: data.read(
    'art. 7',
    'Postępowanie przed Prezesem UODO ma jedną instancję; od decyzji służy skarga do sądu administracyjnego.',
  ),
  dataPenaltyDue: data.read(
    'art. 105',
    'Karę Prezesa UODO płaci się w 14 dni od końca terminu na skargę albo od prawomocnego wyroku; Prezes może ją odroczyć lub rozłożyć na raty.',
  ),
  competitionAppeal: competition.read(
    'art. 81',
    'Od decyzji Prezesa UOKiK odwołujesz się w miesiąc do sądu ochrony konkurencji i konsumentów, przez Prezesa.',
    {
      seen: {
        url: 'https://sip.lex.pl/akty-prawne/dzu-dziennik-ustaw/ochrona-konkurencji-i-konsumentow-17337528/art-81',
        asOf: '2024-04-18',
      },
    },
  ),
  buildingStop: building.read(
    'art. 48',
    'Na wstrzymanie budowy służy zażalenie; wniosek o legalizację składa się w 30 dni od doręczenia.',
    { seen: buildingText, until: '2025-12-31' },
  ),
  buildingStopNow: building.read(
    'art. 48',
    'Przepisy o wstrzymaniu budowy i legalizacji zmieniono w styczniu 2026 r.; weź terminy z pisma.',
    { seen: buildingNews, from: '2026-01-01' },
  ),
  oldBuilding: building.read(
    'art. 49f',
    'Budowla starsza niż 20 lat może przejść uproszczoną legalizację bez opłaty.',
    { seen: { url: 'https://prawnik.cc/laws/prawo-budowlane', asOf: '2025' } },
  ),
  demolition: building.read(
    'art. 49e',
    'Rozbiórkę nakazuje się, gdy nie złożono wniosku o legalizację albo jej warunków nie spełniono.',
    { seen: consolidated.building },
  ),
  repair: building.known(
    'art. 51',
    'Zamiast rozbiórki organ może nakazać doprowadzenie budowy do zgodności z prawem.',
  ),
  buildingNotice: building.known(
    'art. 30 ust. 5',
    'Urząd może wnieść sprzeciw w 21 dni od zgłoszenia; robót nim objętych nie wolno rozpocząć.',
  ),
  buildingParties: building.known(
    'art. 28 ust. 2',
    'Stroną pozwolenia są inwestor i właściciele w obszarze oddziaływania.',
  ),
  planningAppeal: planning.read(
    'art. 53 ust. 6 i art. 64 ust. 1',
    'Zarzuty, zakres żądania i dowody musi podać odwołanie od lokalizacji inwestycji celu publicznego; przy warunkach zabudowy ustawa tego nie wymaga.',
    { seen: announced(2021, 1986, '2021-09-17') },
  ),
  environmentalParties: environment.read(
    'art. 74 ust. 3a',
    'Stroną są wnioskodawca i właściciele nieruchomości, na które inwestycja będzie oddziaływać.',
    { seen: announced(2017, 1566, '2017-07-20') },
  ),
  parkingFee: roads.read(
    'art. 13f',
    'Za nieopłacony postój w strefie pobiera się opłatę dodatkową.',
    {
      seen: {
        url: 'https://e-prawnik.pl/pytania/dodatkowa-oplata-za-parkowanie.html',
        asOf: '2007',
      },
    },
  ),
  parkingFeeLimit: roads.read(
    'art. 40d ust. 3',
    'Opłata za postój przedawnia się po 5 latach od końca roku, w którym trzeba było zapłacić.',
    {
      seen: {
        url: 'https://www.rp.pl/samorzad/art6770911-kierowcy-zaplaca-za-parkowanie-w-warszawie-sprzed-5-lat',
        asOf: '2013',
      },
    },
  ),
  vehiclePenalty: vehicles.read(
    'art. 140mb',
    'Za niezarejestrowanie pojazdu w 30 dni jest kara 500 zł, a po 180 dniach 1000 zł.',
    { seen: { url: 'https://terminnarejestracje.pl', asOf: '2024-09-11' } },
  ),
  vehiclePenaltyRules: vehicles.read(
    'art. 140n',
    'Do tej kary nie stosuje się przepisów k.p.a. o odstąpieniu od kary.',
    { seen: { url: 'https://kwartalnikradcaprawny.kirp.pl', asOf: '2024-09-11' } },
  ),
  drivingLicence: drivers.read(
    'art. 102 ust. 1c',
    'Decyzja o zatrzymaniu prawa jazdy za prędkość lub zbyt wielu pasażerów działa od razu, na 3 miesiące; o jej wstrzymanie trzeba prosić osobno.',
    { seen: announced(2015, 541, '2015-03-20') },
  ),
} as const;
