import { acts } from './acts.ts';
import { announced, consolidated } from './consolidated.ts';
import { statementsOf } from './statement.ts';

const system = statementsOf(acts.socialInsurance, null);
const pensions = statementsOf(acts.pensions, null);
const farmers = statementsOf(acts.farmersInsurance, null);
const sickness = statementsOf(acts.sicknessBenefits, null);
const children = statementsOf(acts.childBenefit, null);
const health = statementsOf(acts.healthCare, null);

const reform = { url: 'https://www.infor.pl/akt-prawny/DZU.2026.012.0000026', asOf: '2026-09-22' };
const rulings = {
  url: 'https://www.sluzbazdrowia.com.pl/dwuinstancyjnosc-orzecznictwa-lekarskiego-zus',
  asOf: '2024',
};
const instalments = { url: 'https://www.gazetaprawna.pl/artykuly/8637326', asOf: '2023' };

/** ZUS, KRUS, NFZ. */
export const socialInsurance = {
  appealRoute: system.read(
    'art. 83 ust. 2',
    'Od decyzji ZUS odwołujesz się do sądu; pismo składasz w ZUS, bez opłaty.',
    { seen: { url: 'https://pro.rp.pl/zus/art12367131-jak-podwazyc-decyzje-zus', asOf: '2022' } },
  ),
  remissionRefusal: system.read(
    'art. 83 ust. 4',
    'Przy odmowie umorzenia składek nie ma sądu pracy: w 14 dni składa się wniosek o ponowne rozpatrzenie do Prezesa ZUS, potem skargę do sądu administracyjnego.',
    { seen: { url: 'https://serwisy.gazetaprawna.pl/artykuly/10580548', asOf: '2025-11-13' } },
  ),
  controlProtocol: system.known(
    'art. 91 ust. 3',
    'Do protokołu kontroli ZUS można w 14 dni od otrzymania złożyć pisemne zastrzeżenia z dowodami.',
  ),
  remission: system.read(
    'art. 28',
    'ZUS może umorzyć składki, gdy nie da się ich ściągnąć, a własne składki płatnika także w ciężkiej sytuacji.',
    { seen: consolidated.socialInsurance },
  ),
  instalments: system.read(
    'art. 29',
    'Po zawarciu układu ratalnego odsetki przestają rosnąć od dnia po złożeniu wniosku, a egzekucja jest zawieszona.',
    { seen: instalments },
  ),
  limitation: system.read(
    'art. 24 ust. 4',
    'Składki przedawniają się po 5 latach od dnia, w którym były wymagalne.',
    { seen: consolidated.socialInsurance },
  ),
  unduePayment: system.read(
    'art. 84',
    'Zwrócić trzeba tylko świadczenie, które się nie należało, gdy o tym pouczono albo wprowadzono ZUS w błąd.',
    { seen: { url: 'https://pro.rp.pl/zus/art12774771', asOf: '2022' } },
  ),
  unduePaymentRelief: system.read(
    'art. 84 ust. 8',
    'ZUS może odstąpić od żądania zwrotu albo rozłożyć go na raty w szczególnie uzasadnionym przypadku.',
    { seen: { url: 'https://pro.rp.pl/zus/art12774771', asOf: '2022' } },
  ),
  proceedings: system.read(
    'art. 123',
    'W sprawach ZUS stosuje się k.p.a., chyba że ustawa mówi inaczej.',
    { seen: announced(1998, 887, '1998-10-13') },
  ),
  letterWithoutProof: system.known(
    'art. 71a',
    'ZUS może wysłać pismo zwykłym listem; zachowaj kopertę, bo nie ma dowodu dnia doręczenia.',
  ),
  medicalObjection: pensions.read(
    'art. 14 ust. 2a',
    'Od orzeczenia lekarza orzecznika ZUS wnosi się sprzeciw do komisji lekarskiej w 14 dni od doręczenia.',
    { seen: rulings, until: '2026-12-31' },
  ),
  medicalObjectionReformed: system.read(
    'art. 85f',
    'Sprzeciw od orzeczenia lekarza ZUS rozpoznaje inny lekarz orzecznik, a trudną sprawę trzech; na sprzeciw jest 14 dni od doręczenia.',
    { seen: reform, from: '2027-01-01' },
  ),
  medicalObjectionFirst: pensions.read(
    'art. 14',
    'Bez sprzeciwu od orzeczenia lekarza sąd odrzuci odwołanie od decyzji, która się na nim opiera.',
    { seen: rulings },
  ),
  newFacts: pensions.read(
    'art. 114 ust. 1',
    'Gdy po prawomocnej decyzji pojawią się nowe dowody lub okoliczności albo widać błąd ZUS, można wystąpić o ponowne ustalenie świadczenia.',
    { seen: announced(2024, 1631, '2024') },
  ),
  pensionOverpaid: pensions.read(
    'art. 138 ust. 4',
    'Zwrotu nienależnie pobranej emerytury lub renty żąda się najwyżej za 3 lata, a po zgłoszeniu zmian – za rok.',
    { seen: announced(1998, 1118, '1998-12-17') },
  ),
  sickLeaveWork: sickness.read(
    'art. 17',
    'Zasiłek przepada za pracę zarobkową na zwolnieniu; drobne czynności, których wymaga sytuacja, nie szkodzą.',
    { seen: reform, from: '2026-04-13' },
  ),
  farmersRelief: farmers.read(
    'art. 41a',
    'O raty, odroczenie lub umorzenie składek rolnik prosi Prezesa KRUS.',
    { seen: announced(1996, 585, '1996-09-12') },
  ),
  farmersMedicalAppeal: farmers.known(
    'art. 46',
    'Od orzeczenia lekarza rzeczoznawcy KRUS odwołujesz się do komisji lekarskiej Kasy.',
  ),
  childBenefitAppeal: children.read(
    null,
    'Od decyzji o 800+ odwołujesz się w 14 dni do Prezesa ZUS, przez ZUS; potem zostaje sąd administracyjny.',
    { seen: { url: 'https://forsal.pl/artykuly/9780286', asOf: '2025-04' } },
  ),
  childBenefitRefund: children.read(
    'art. 25 ust. 6–10',
    'Nienależne 800+ zwraca się po ostatecznej decyzji; po 2 latach od pobrania nie można jej wydać. ZUS może odstąpić od zwrotu albo rozłożyć go na raty.',
    { seen: announced(2024, 1576, '2024') },
  ),
  healthAppeal: health.read(
    'art. 109 ust. 5',
    'Od decyzji oddziału NFZ o ubezpieczeniu odwołujesz się do Prezesa NFZ w 7 dni od otrzymania.',
    { seen: announced(2004, 2135, '2004-08-27') },
  ),
  healthCosts: health.read(
    'art. 50 ust. 16–18',
    'Kosztów leczenia NFZ może żądać, gdy ktoś bez prawa do świadczeń okazał nieważny dokument lub złożył oświadczenie, chyba że był w usprawiedliwionym błędzie.',
    { seen: announced(2012, 1016, '2012-07-27') },
  ),
} as const;
