import { acts } from './acts.ts';
import { announced } from './consolidated.ts';
import { statementsOf } from './statement.ts';

/** Dz.U. 2022 poz. 2651, with the amendments included in the copy. */
const code = { url: 'https://api.sejm.gov.pl/eli/acts/DU/2022/2651', asOf: '2022-12-16' };
const { read } = statementsOf(acts.tax, code);
const orderText = { url: 'https://www.infor.pl/wskazniki/oplaty/279,5002', asOf: '2026' };
const protocolText = {
  url: 'https://zapytajprawnika.pl/tag/zastrzezenia-do-protokolu',
  asOf: '2020',
};
const controlText = { url: 'https://okolicebiznesu.pl/kontrola-podatkowa', asOf: '2020' };
const reliefText = {
  url: 'https://sip.lex.pl/akty-prawne/dzu-dziennik-ustaw/ordynacja-podatkowa-16799056/art-67-a',
  asOf: '2020',
};
const consolidated = { url: 'https://eli.gov.pl/eli/DU/2026/622', asOf: '2026-08-28' };
const customsText = { url: 'https://api.sejm.gov.pl/eli/acts/DU/2016/1947', asOf: '2016-12-02' };
const suspensionText = {
  url: 'https://serwisprawa.pl/podatki/mozliwosc-korygowania-deklaracji-podatkowych-w-okresie-miedzy-postepowaniem-kontrolnym-a-podatkowym-12328',
  asOf: '2013',
};
const fiscal = statementsOf(acts.fiscalPenal, null);
const local = statementsOf(acts.localTaxes, null);
const waste = statementsOf(acts.waste, announced(2024, 399, '2024'));
const customs = statementsOf(acts.customsAdministration, null);
const business = statementsOf(acts.entrepreneurs, null);

/** Tax offices, customs and local taxes. */
export const taxes = {
  appealTerm: read(
    'art. 223 § 2 pkt 1',
    'Na odwołanie od decyzji podatkowej jest 14 dni od doręczenia.',
  ),
  appealRight: read(
    'art. 220',
    'Od decyzji organu podatkowego służy odwołanie do organu wyższego stopnia.',
  ),
  appealContents: read(
    'art. 222',
    'Odwołanie w podatkach musi podać zarzuty, żądanie i dowody; brak można uzupełnić na wezwanie.',
  ),
  notExecuted: read('art. 239a', 'Decyzji, która nie jest ostateczna, zwykle się nie wykonuje.'),
  complaintTerm: read(
    'art. 236 § 2',
    'Na zażalenie na postanowienie podatkowe jest 7 dni, jeżeli ustawa je daje.',
  ),
  orderInAppeal: read(
    'art. 237',
    'Postanowienie, na które nie służy zażalenie, można zaskarżyć tylko w odwołaniu od decyzji.',
  ),
  call: read('art. 155', 'Urząd może wezwać do wyjaśnień, dokumentów albo stawienia się.'),
  checks: read(
    'art. 272',
    'Czynności sprawdzające służą wyjaśnieniu rozliczenia; to jeszcze nie kontrola.',
  ),
  officeCorrection: read(
    'art. 274 § 3',
    'Gdy urząd sam poprawił zeznanie, w 14 dni można wnieść sprzeciw i poprawka przestaje działać.',
    { seen: consolidated },
  ),
  fine: read(
    'art. 262',
    'Za brak odpowiedzi na wezwanie urząd może nałożyć karę porządkową, w 2026 r. do 3800 zł.',
    { seen: orderText },
  ),
  fineExcuse: read(
    'art. 262 § 6',
    'Karę porządkową urząd uchyli, gdy w 7 dni usprawiedliwisz się skutecznie.',
    { seen: orderText },
  ),
  lastWord: read(
    'art. 200 § 1',
    'Przed decyzją jest 7 dni na wypowiedzenie się co do zebranych dowodów.',
  ),
  evidenceRequest: read(
    'art. 188',
    'Strona może żądać przeprowadzenia dowodu, na przykład przesłuchania świadka.',
  ),
  files: read('art. 178', 'Strona może przeglądać akta i robić z nich kopie.'),
  plannedControl: read(
    'art. 282b',
    'Kontrola rusza nie wcześniej niż 7 i nie później niż 30 dni od doręczenia zawiadomienia.',
    { seen: controlText },
  ),
  correctBeforeControl: read(
    'art. 81b',
    'Zeznanie można poprawić przed rozpoczęciem kontroli i po jej końcu.',
  ),
  correctionSuspended: read(
    'art. 81b § 1 pkt 1',
    'W czasie kontroli lub postępowania nie można poprawić zeznania w tym, co one obejmują.',
    { seen: suspensionText },
  ),
  controlProtocol: read(
    'art. 291 § 1',
    'Na zastrzeżenia do protokołu kontroli jest 14 dni od doręczenia; kieruje się je do kontrolującego.',
    { seen: protocolText },
  ),
  businessControlObjection: business.read(
    'art. 59',
    'Przedsiębiorca może w 3 dni robocze wnieść sprzeciw przeciwko kontroli.',
    {
      seen: {
        url: 'https://sip.lex.pl/akty-prawne/dzu-dziennik-ustaw/prawo-przedsiebiorcow-18701388/art-59',
        asOf: '2020-06-24',
      },
    },
  ),
  relief: read(
    'art. 67a',
    'O raty, odroczenie lub umorzenie zaległości prosi się urząd, który ją ściąga; potrzebny jest ważny interes podatnika lub interes publiczny.',
    { seen: reliefText },
  ),
  reliefOfBusiness: read(
    'art. 67b § 1',
    'Firma dostaje ulgę w podatku, jeżeli nie jest ona pomocą publiczną albo jest dozwoloną pomocą, zwykle de minimis.',
  ),
  missedInstalments: read(
    'art. 67da § 2',
    'Trzy niezapłacone raty, nawet nie po kolei, kończą układ ratalny.',
    { seen: consolidated },
  ),
  extensionFee: read('art. 57 § 2', 'Za raty i odroczenie płaci się opłatę prolongacyjną.', {
    seen: consolidated,
  }),
  limitation: read(
    'art. 70 § 1',
    'Podatek przedawnia się po 5 latach od końca roku, w którym trzeba było zapłacić.',
  ),
  correction: read('art. 81', 'Błędne zeznanie poprawia się korektą.'),
  lowerInterest: read(
    'art. 56a',
    'Kto sam poprawi zeznanie w 6 miesięcy i zapłaci w 7 dni, płaci połowę odsetek.',
  ),
  refundRequest: read('art. 75', 'O zwrot nadpłaty występuje się wnioskiem z korektą zeznania.'),
  crediting: read(
    'art. 62',
    'Wpłatę zalicza się na najstarszy dług, chyba że podatnik wskazał inaczej.',
  ),
  dueAfterDecision: read(
    'art. 47 § 1',
    'Podatek ustalony decyzją płaci się w 14 dni od jej doręczenia.',
  ),
  interest: read('art. 53', 'Od zaległości biegną odsetki za zwłokę.'),
  restoration: read('art. 162', 'O przywrócenie terminu prosi się w 7 dni od ustania przeszkody.'),
  activeRegret: fiscal.read(
    'art. 16',
    'Czynny żal chroni przed karą, jeżeli złożysz go, zanim urząd się dowie, i zapłacisz należność.',
    {
      seen: {
        url: 'https://www.infor.pl/prawo/encyklopedia-prawa/c/5749953,czynny-zal-w-prawie-karnym-skarbowym.html',
        asOf: '2023-05',
      },
    },
  ),
  fiscalTicket: fiscal.read(
    'art. 140',
    'Mandat karny skarbowy sąd uchyla tylko wyjątkowo, na wniosek z 7 dni od przyjęcia.',
    { seen: { url: 'https://memorizer.pl/test/24106', asOf: '2024' } },
  ),
  propertyTaxInstalments: local.read(
    null,
    'Podatek od nieruchomości płaci się w ratach do 15 marca, 15 maja, 15 września i 15 listopada, a do 100 zł jednorazowo.',
    { seen: { url: 'https://forsal.pl/artykuly/11201902', asOf: '2026-03-09' } },
  ),
  wasteFee: waste.read('art. 6q', 'Do opłaty za odpady stosuje się Ordynację podatkową.'),
  wasteDecision: waste.read(
    'art. 6o ust. 1',
    'Opłatę za odpady gmina ustala decyzją tylko bez deklaracji albo przy wątpliwościach.',
  ),
  customsCorrection: customs.read(
    'art. 62 ust. 4',
    'Przy kontroli celno-skarbowej na korektę jest 14 dni od doręczenia upoważnienia; późniejsza nie działa.',
    { seen: customsText },
  ),
  customsResult: customs.read(
    'art. 82 ust. 3',
    'Po wyniku kontroli celno-skarbowej na korektę jest 14 dni od jego doręczenia.',
    { seen: customsText },
  ),
} as const;
