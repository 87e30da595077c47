import { acts } from './acts.ts';
import { consolidated } from './consolidated.ts';
import { statementsOf } from './statement.ts';

const { read } = statementsOf(acts.administration, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/572',
  asOf: '2024',
});
const courts = statementsOf(acts.administrativeCourts, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/935',
  asOf: '2024',
});
const courtText = { url: 'https://eli.gov.pl/eli/DU/2026/143', asOf: '2026-07' };
const restorationText = { url: 'https://eli.gov.pl/eli/DU/2025/1691', asOf: '2026-07' };

/** Offices: decisions, orders, calls (k.p.a.) and the administrative courts (p.p.s.a.). */
export const administration = {
  appealTerm: read(
    'art. 129 § 2',
    'Na odwołanie jest 14 dni od doręczenia decyzji, a gdy ogłoszono ją ustnie – od ogłoszenia.',
  ),
  appealRight: read(
    'art. 127 § 1',
    'Od decyzji wydanej w pierwszej instancji służy odwołanie, tylko jedno.',
  ),
  appealContents: read(
    'art. 128',
    'Odwołanie nie musi mieć uzasadnienia: wystarczy napisać, że nie zgadzasz się z decyzją.',
  ),
  appealStays: read(
    'art. 130',
    'Wniesione w terminie odwołanie wstrzymuje wykonanie decyzji, chyba że nadano jej rygor natychmiastowej wykonalności.',
  ),
  waiver: read(
    'art. 127a',
    'Można zrzec się odwołania; wtedy decyzja od razu jest ostateczna i nie ma od niej drogi do sądu.',
  ),
  reconsideration: read(
    'art. 127 § 3',
    'Od decyzji ministra lub samorządowego kolegium w pierwszej instancji składa się wniosek o ponowne rozpatrzenie sprawy.',
  ),
  complaintTerm: read('art. 141 § 2', 'Na zażalenie jest 7 dni od doręczenia postanowienia.'),
  complaintOnlyWhereGiven: read(
    'art. 141 § 1',
    'Zażalenie służy tylko na te postanowienia, na które przepis je daje.',
  ),
  orderInAppeal: read(
    'art. 142',
    'Postanowienie, na które nie służy zażalenie, można zaskarżyć tylko w odwołaniu od decyzji.',
  ),
  restoration: read(
    'art. 58',
    'Kto bez swojej winy nie dotrzymał terminu, prosi o przywrócenie w 7 dni od ustania przeszkody i od razu robi to, czego nie zrobił.',
    { seen: restorationText },
  ),
  restorationStay: read(
    'art. 60',
    'Zanim urząd rozpatrzy prośbę o przywrócenie terminu, może na żądanie strony wstrzymać wykonanie decyzji.',
    {
      seen: {
        url: 'https://sip.lex.pl/akty-prawne/dzu-dziennik-ustaw/kodeks-postepowania-administracyjnego-16784712/art-60',
        asOf: '2021-09-16',
      },
    },
  ),
  wrongInstruction: read(
    'art. 112',
    'Błędne pouczenie w piśmie nie może szkodzić temu, kto się do niego zastosował.',
  ),
  defects: read(
    'art. 64 § 2',
    'Na uzupełnienie wniosku urząd daje co najmniej 7 dni; bez tego wniosku nie rozpozna.',
  ),
  call: read(
    'art. 50 § 1',
    'Urząd może wezwać do złożenia wyjaśnień lub do stawienia się, jeżeli to potrzebne.',
  ),
  callContents: read(
    'art. 54',
    'Wezwanie ma mówić, w jakiej sprawie, w jakim charakterze i do kiedy masz odpowiedzieć.',
  ),
  callFine: read(
    'art. 88',
    'Świadka, który nie przyszedł bez powodu, urząd może ukarać grzywną do 50 zł, a następnym razem do 200 zł.',
    { seen: consolidated.administration },
  ),
  hearingOfParty: read(
    'art. 10 § 1',
    'Przed decyzją strona może się wypowiedzieć co do zebranych dowodów.',
    { seen: consolidated.administration },
  ),
  noticeOfStart: read('art. 61 § 4', 'O wszczęciu postępowania urząd zawiadamia wszystkie strony.'),
  files: read('art. 73', 'Strona może na każdym etapie przeglądać akta i robić z nich kopie.', {
    seen: consolidated.administration,
  }),
  delay: read('art. 36 § 1', 'Gdy urząd nie zdąży, podaje przyczynę i nowy termin.', {
    seen: consolidated.administration,
  }),
  urging: read('art. 37', 'Na bezczynność urzędu składa się ponaglenie.', {
    seen: consolidated.administration,
  }),
  correction: read('art. 113', 'Oczywistą omyłkę w decyzji urząd prostuje w każdym czasie.'),
  emailNotEnough: read(
    'art. 63 § 1',
    'Pismo wysłane do urzędu zwykłym e-mailem zostaje bez rozpoznania.',
  ),
  penaltyWaiver: read(
    'art. 189f',
    'Przy znikomym naruszeniu, którego już zaprzestano, urząd odstępuje od kary pieniężnej.',
  ),
  penaltyTimeBarred: read(
    'art. 189g',
    'Kary pieniężnej nie można nałożyć po pięciu latach od naruszenia ani ściągać po pięciu latach od dnia zapłaty.',
  ),
  socialInsuranceRules: read(
    'art. 180',
    'W sprawach ubezpieczeń społecznych stosuje się k.p.a., chyba że ich przepisy mówią inaczej.',
  ),
  courtComplaint: courts.read(
    'art. 53 § 1',
    'Na skargę do sądu administracyjnego jest 30 dni od doręczenia rozstrzygnięcia.',
    { seen: courtText },
  ),
  courtComplaintLodging: courts.read(
    'art. 54 § 1',
    'Skargę składa się przez organ, który wydał zaskarżone rozstrzygnięcie.',
  ),
  courtComplaintStraight: courts.read(
    'art. 53 § 4',
    'Skarga złożona w terminie wprost do sądu też jest w terminie.',
  ),
  courtStay: courts.read(
    'art. 61',
    'Skarga nie wstrzymuje wykonania decyzji; o wstrzymanie trzeba prosić.',
  ),
  courtFree: courts.read(
    'art. 239',
    'W sprawach pomocy społecznej, bezrobocia i ubezpieczeń społecznych skarga jest bez opłaty.',
  ),
  courtAid: courts.read(
    'art. 243 i art. 252',
    'Kogo nie stać na wpis, ten składa na urzędowym formularzu wniosek o prawo pomocy.',
  ),
} as const;
