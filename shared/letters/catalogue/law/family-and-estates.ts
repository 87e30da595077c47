import { acts } from './acts.ts';
import { announced, quotedFamilyCode } from './consolidated.ts';
import { statementsOf } from './statement.ts';

const code = statementsOf(acts.civilCode, null);
const family = statementsOf(acts.family, null);
const notaries = statementsOf(acts.notaries, null);
const insolvency = statementsOf(acts.bankruptcy, null);
const heirs = { url: 'http://psr.edu.pl/view/abstract/id/16924', asOf: '2023-11-15' };
const minors = {
  url: 'https://prawo.wroc.pl/zgoda-sadu-na-odrzucenie-spadku-w-imieniu-maloletniego-czy-nadal-jest-potrzebna-nowe-przepisy-z-listopada-2023-roku/',
  asOf: '2023-11-15',
};

/** Inheritance, divorce, maintenance, insolvency of one's debtor. */
export const familyAndEstates = {
  inheritanceTerm: code.read(
    'art. 1015 § 1',
    'Na przyjęcie lub odrzucenie spadku jest 6 miesięcy, odkąd wiesz, że dziedziczysz.',
    { seen: heirs },
  ),
  inheritanceSilence: code.read(
    'art. 1015 § 2',
    'Kto milczy, przyjmuje spadek z dobrodziejstwem inwentarza: odpowiada do wartości spadku.',
    { seen: heirs },
  ),
  inheritanceChild: family.read(
    'art. 101 § 4',
    'Rodzice, którzy sami odrzucili spadek, zwykle odrzucą go za dziecko bez zgody sądu.',
    { seen: minors, from: '2023-11-15' },
  ),
  inheritanceLiability: code.read(
    'art. 1031 § 2',
    'Przy dobrodziejstwie inwentarza za długi odpowiada się do wartości spadku.',
    {
      seen: {
        // Of the time since silence means the benefit of inventory.
        url: 'https://dominikfilip.pl/dziedziczenie-z-dobrodziejstwem-inwentarza/',
        asOf: '2015-10-18',
      },
    },
  ),
  coHeirs: code.read(
    'art. 1034',
    'Do działu spadku wierzyciel może żądać całego długu od każdego spadkobiercy, a po dziale tylko według udziału.',
    { seen: announced(1964, 93, '1964-04-23') },
  ),
  divorce: family.read(
    'art. 56',
    'Rozwód wymaga trwałego i zupełnego rozpadu małżeństwa; nie może ucierpieć dziecko.',
    { seen: announced(2023, 2809, '2023') },
  ),
  maintenanceScope: family.read(
    'art. 135',
    'Alimenty zależą od potrzeb dziecka i od tego, ile rodzic może zarobić.',
    { seen: quotedFamilyCode },
  ),
  maintenanceChange: family.read(
    'art. 138',
    'Gdy zmieni się sytuacja, można żądać zmiany alimentów.',
    {
      seen: {
        url: 'https://www.adwokat-cholub.pl/warto-wiedziec/prawo-rodzinne/65-obnizenie-alimentow-na-dziecko-kiedy.html',
        asOf: '2015-01-21',
      },
    },
  ),
  inheritanceDeed: notaries.read(
    'art. 95a, art. 95b i art. 95e',
    'Notariusz może poświadczyć dziedziczenie, gdy stawią się wszyscy, którzy mogą dziedziczyć, i nie ma wątpliwości, komu i ile przypada.',
    { seen: announced(2007, 1287, '2007-08-24') },
  ),
  claimFiling: insolvency.read(
    'art. 51',
    'Wierzytelność wobec upadłego zgłasza się w 30 dni od obwieszczenia.',
    {
      seen: {
        url: 'https://podatkowyreferat.online/2024/02/19/zgloszenie-wierzytelnosci-po-terminie-za-dodatkowa-oplata/',
        asOf: '2024-02-19',
      },
    },
  ),
  claimsListObjection: insolvency.known(
    'art. 256',
    'Sprzeciw co do uznania albo odmowy uznania wierzytelności składa się do sędziego-komisarza w dwa tygodnie od obwieszczenia o liście.',
  ),
  lateClaim: insolvency.read(
    'art. 235 i art. 252',
    'Spóźnione zgłoszenie wierzytelności kosztuje i może pominąć podział.',
    {
      seen: {
        url: 'https://podatkowyreferat.online/2024/02/19/zgloszenie-wierzytelnosci-po-terminie-za-dodatkowa-oplata/',
        asOf: '2024-02-19',
      },
    },
  ),
} as const;
