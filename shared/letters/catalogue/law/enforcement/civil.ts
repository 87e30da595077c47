import { acts } from '#shared/letters/catalogue/law/acts.ts';
import { consolidated } from '#shared/letters/catalogue/law/consolidated.ts';
import { statementsOf } from '#shared/letters/catalogue/law/statement.ts';

const { read } = statementsOf(acts.civilProcedure, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/1568',
  asOf: '2024-10-09',
});
const costs = statementsOf(acts.bailiffCosts, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/377',
  asOf: '2024',
});
const bank = statementsOf(acts.banking, null);
const labour = statementsOf(acts.labour, null);
const pensions = statementsOf(acts.pensions, null);

/** Enforcement by a bailiff. */
export const civilEnforcement = {
  complaint: read(
    'art. 767 § 4',
    'Na skargę na czynność komornika jest tydzień: od czynności, a gdy Cię przy niej nie było – od zawiadomienia o niej.',
  ),
  complaintCourt: read(
    'art. 767 § 1',
    'Skargę na czynność komornika rozpoznaje sąd rejonowy, przy którym działa komornik.',
  ),
  complaintLodging: read(
    'art. 767 § 5',
    'Skargę składa się komornikowi; on w trzy dni pisze uzasadnienie i przekazuje ją sądowi z aktami.',
  ),
  complaintStay: read(
    'art. 767(2) § 2',
    'Skarga sama nie wstrzymuje egzekucji; sąd może zawiesić postępowanie.',
  ),
  noticeOfStart: read(
    'art. 805 § 1',
    'Do zawiadomienia o wszczęciu egzekucji komornik dołącza odpis tytułu wykonawczego.',
  ),
  debtNotExamined: read('art. 804 § 1', 'Komornik nie bada, czy dług naprawdę istnieje.'),
  lowFee: costs.read(
    'art. 27',
    'Kto zapłaci komornikowi w miesiąc od zawiadomienia, płaci opłatę 3% zamiast 10%.',
  ),
  feeReduction: costs.read(
    'art. 48',
    'O obniżenie opłaty egzekucyjnej można prosić w 7 dni od postanowienia o niej.',
  ),
  clauseComplaint: read(
    'art. 795 § 2',
    'Na nadanie klauzuli wykonalności dłużnik ma zażalenie: tydzień od zawiadomienia o wszczęciu egzekucji albo od doręczenia uzasadnienia.',
  ),
  clauseTimeBarred: read(
    'art. 782(1) § 1 pkt 2',
    'Sąd odmawia klauzuli, gdy z tytułu wynika, że dług się przedawnił.',
  ),
  counterSuit: read(
    'art. 840',
    'Komu dług wygasł albo przedawnił się dopiero po wyroku, ten może pozwać wierzyciela o pozbawienie tytułu wykonalności.',
  ),
  counterSuitCourt: read(
    'art. 843',
    'Powództwo przeciwegzekucyjne wnosi się do sądu miejsca egzekucji, ze wszystkimi zarzutami od razu.',
  ),
  thirdPartySuit: read(
    'art. 841',
    'Właściciel rzeczy zajętej za cudzy dług może w miesiąc, odkąd się dowiedział, pozwać wierzyciela o jej zwolnienie.',
  ),
  thirdPartyNotice: read(
    'art. 845',
    'Cudzej rzeczy komornik nie powinien zajmować, gdy od razu widać, że nie należy do dłużnika.',
  ),
  stayOnCreditor: read('art. 820', 'Komornik zawiesza egzekucję na wniosek wierzyciela.'),
  stayWrongAddress: read(
    'art. 820(3) § 1',
    'Komornik musi zawiesić egzekucję, gdy nakaz lub wyrok zaoczny wysłano pod zły adres i wykażesz to dokumentem.',
  ),
  stayByCourt: read(
    'art. 821 § 1',
    'Sąd może zawiesić egzekucję, gdy złożono skargę lub zażalenie.',
  ),
  proofOfPayment: read(
    'art. 822',
    'Komornik wstrzyma się, gdy pokażesz niebudzący wątpliwości dowód zapłaty albo zgodę wierzyciela na zwłokę.',
  ),
  timeBarredDebt: read(
    'art. 825 pkt 1(1)',
    'Na wniosek dłużnika komornik umarza egzekucję, gdy dług przedawnił się przed wnioskiem o egzekucję.',
  ),
  leastBurden: read(
    'art. 799',
    'Komornik stosuje sposób egzekucji najmniej uciążliwy dla dłużnika.',
  ),
  protectedBenefits: read(
    'art. 833 § 6',
    'Świadczenia rodzinne, 800+, zasiłki pomocy społecznej i alimenty nie podlegają egzekucji.',
  ),
  soleIncome: read(
    'art. 833 § 2(1)',
    'Wynagrodzenie z innej umowy, które się powtarza i daje utrzymanie albo jest jedynym dochodem, chroni się jak pensję.',
  ),
  accountSeizure: read(
    'art. 889 i art. 890',
    'Zajęcie rachunku obejmuje też pieniądze, które wpłyną później.',
  ),
  sharedAccount: read(
    'art. 891(1)',
    'Przy wspólnym koncie w tydzień pokaż komornikowi umowę; inaczej przyjmie równe udziały.',
  ),
  accountFreeSum: bank.read(
    'art. 54',
    'Co miesiąc na kontach wolne od zajęcia jest 75% płacy minimalnej, wszystkie konta jednej osoby razem.',
    { seen: { url: 'https://www.bskornica.pl/burdn-pieniadz/kwota-wolna', asOf: '2018' } },
  ),
  accountFreeSumMaintenance: read(
    'art. 1083 § 2',
    'Przy alimentach na koncie nie ma kwoty wolnej od zajęcia.',
  ),
  wageLimits: labour.read(
    'art. 87',
    'Z pensji można zająć najwyżej połowę, a na alimenty trzy piąte.',
    { seen: consolidated.labour },
  ),
  wageFreeSum: labour.read(
    'art. 87(1)',
    'Wolna od zajęcia jest płaca minimalna na rękę; przy alimentach tej ochrony nie ma.',
    {
      seen: {
        url: 'https://www.infor.pl/wskazniki/prawo-pracy-i-ubezpieczen-spolecznych/wynagrodzenia/65,4968,Kwoty-wolne-od-potracen.html',
        asOf: '2026',
      },
    },
  ),
  pensionLimits: pensions.read(
    'art. 140 i art. 141',
    'Z emerytury i renty zwykle można zająć do 25%, a na alimenty do 60%; część jest zawsze wolna.',
    {
      seen: {
        url: 'https://kadry.infor.pl/kadry/ubezpieczenia/emerytury_i_renty/7536558',
        asOf: '2026-03-10',
      },
    },
  ),
  assetList: read(
    'art. 801(1)',
    'Komornik może żądać wykazu majątku; za jego brak grozi grzywna, a za nieprawdę odpowiedzialność karna.',
  ),
  employerDuties: read(
    'art. 882',
    'Pracodawca w tydzień podaje komornikowi zarobki z trzech miesięcy i przeszkody, a zajętą część pensji przekazuje jemu.',
  ),
  employerFine: read(
    'art. 886',
    'Pracodawcy, który nie odpowie komornikowi, grozi grzywna do 5000 zł i odpowiedzialność za szkodę.',
  ),
  debtorOfDebtor: read(
    'art. 896',
    'Po zajęciu wierzytelności nie płacisz już swojemu wierzycielowi, tylko komornikowi.',
  ),
  movablesValue: read(
    'art. 853',
    'Wycenę zajętej rzeczy kwestionuje się do protokołu albo w trzy dni od doręczenia odpisu.',
  ),
  movablesFree: read(
    'art. 829',
    'Nie wolno zająć m.in. lodówki, pralki, łóżka, ubrań i narzędzi pracy.',
  ),
  movablesOwner: read(
    'art. 847 § 2',
    'Powiedz komornikowi, jeśli zajęta rzecz należy do kogo innego.',
  ),
  propertyCall: read(
    'art. 923',
    'Po zajęciu nieruchomości komornik daje dwa tygodnie na zapłatę, zanim ją opisze i oszacuje.',
  ),
  appraisal: read(
    'art. 950',
    'Opis i oszacowanie można zaskarżyć w dwa tygodnie od dnia ukończenia, a gdy nie było go w zapowiedzianym dniu – od zawiadomienia.',
  ),
  homeAuctionLimit: read(
    'art. 952(1)',
    'Licytację mieszkania dłużnika wyznacza się zwykle dopiero, gdy długi sięgają jednej dwudziestej jego wartości.',
  ),
  eviction: read(
    'art. 1046 § 4',
    'Kto nie ma dokąd pójść, nie trafia na ulicę: komornik czeka, aż gmina wskaże tymczasowe pomieszczenie.',
  ),
  evictionOtherRight: read(
    'art. 791 § 3',
    'Kto wykaże własne prawo do lokalu, wstrzymuje eksmisję i ma tydzień na pozew.',
  ),
} as const;
