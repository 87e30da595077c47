import { acts } from '#shared/letters/catalogue/law/acts.ts';
import { announced, consolidated } from '#shared/letters/catalogue/law/consolidated.ts';
import { statementsOf } from '#shared/letters/catalogue/law/statement.ts';

const { read, known } = statementsOf(acts.civilProcedure, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/1568',
  asOf: '2024-10-09',
});
const code = statementsOf(acts.civilCode, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/1061',
  asOf: '2024',
});
const costs = statementsOf(acts.courtCosts, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/959',
  asOf: '2024',
});

/** Grounds, besides the remedy, for pleadings to a civil court and to a bailiff. */
export const civilGrounds = {
  epuRules: read(
    'art. 505(28) § 1',
    'W elektronicznym postępowaniu upominawczym stosuje się przepisy o zwykłym postępowaniu upominawczym.',
  ),
  appealRight: read('art. 367 § 1', 'Od wyroku sądu pierwszej instancji służy apelacja.', {
    seen: consolidated.civilProcedure,
  }),
  evidenceAssessed: read('art. 233 § 1', 'Sąd ocenia dowody wszechstronnie i według rozsądku.', {
    seen: consolidated.civilProcedure,
  }),
  noDefence: read(
    'art. 379 pkt 5',
    'Postępowanie jest nieważne, gdy strona nie mogła bronić swoich praw.',
    { seen: consolidated.civilProcedure },
  ),
  newEvidence: read(
    'art. 381',
    'W drugiej instancji sąd może pominąć dowód, który można było powołać wcześniej.',
    { seen: consolidated.civilProcedure },
  ),
  correction: read('art. 350', 'Oczywistą omyłkę w wyroku sąd może sprostować.', {
    seen: consolidated.civilProcedure,
  }),
  appointedLawyer: read(
    'art. 117',
    'Kogo nie stać na prawnika, ten może prosić o pełnomocnika z urzędu.',
    { seen: consolidated.civilProcedure },
  ),
  restorationStay: read(
    'art. 172',
    'Wniosek o przywrócenie terminu nie wstrzymuje wykonania orzeczenia; sąd może je wstrzymać.',
    {
      seen: {
        url: 'https://lexlege.pl/kpc/rozdzial-5-uchybienie-i-przywrocenie-terminu/610/',
        asOf: '2024-07-16',
      },
    },
  ),
  participantCosts: read(
    'art. 520 § 1',
    'W sprawie spadkowej każdy uczestnik zwykle ponosi własne koszty.',
  ),
  spouseClause: known(
    'art. 787',
    'Za dług zaciągnięty za zgodą małżonka egzekucja obejmuje też majątek wspólny; majątku osobistego małżonka nie.',
  ),
  distributionPlan: known(
    'art. 1027 § 2',
    'Zarzuty przeciwko planowi podziału wnosi się w dwa tygodnie od zawiadomienia do komornika, który go sporządził.',
  ),
  creditorHeard: known(
    'art. 827 § 1',
    'Zanim komornik umorzy egzekucję, wysłuchuje wierzyciela; po umorzeniu można złożyć wniosek jeszcze raz.',
  ),
  writtenTestimony: read('art. 271(1)', 'Świadek zeznaje na piśmie, gdy sąd tak postanowi.', {
    seen: consolidated.civilProcedure,
  }),
  promissoryConsumer: read(
    'art. 485 § 2',
    'Gdy weksel dał konsument, do pozwu dołącza się umowę i deklarację wekslową.',
  ),
  promissoryDocuments: read(
    'art. 485 § 1',
    'Nakaz w postępowaniu nakazowym wymaga dokumentu urzędowego, rachunku przyjętego przez dłużnika albo pisemnego uznania długu.',
  ),
  promissorySecurityLimit: read(
    'art. 492 § 2',
    'Na wniosek pozwanego sąd może ograniczyć zabezpieczenie z nakazu.',
  ),
  seizureLimits: read('art. 833 § 1', 'Pensję zajmuje się tylko w granicach Kodeksu pracy.', {
    seen: {
      url: 'https://petscareinf.com/article/internetowa-baza-tekstow-prawnych-openlex-2/926',
      asOf: '2024',
    },
  }),
  newAppraisal: read(
    'art. 951',
    'Gdy po wycenie stan nieruchomości istotnie zmieni się przed licytacją, dłużnik lub wierzyciel może wnosić o dodatkowy opis i oszacowanie.',
  ),
  movablesLimit: read(
    'art. 845 § 3',
    'Komornik nie zajmuje więcej rzeczy, niż trzeba na dług i koszty.',
  ),
  spousesAccount: read(
    'art. 891(2)',
    'Wspólne konto małżonków można zająć za dług jednego z nich; drugi broni swoich pieniędzy pozwem o zwolnienie ich spod egzekucji.',
  ),
  assetListOnce: read(
    'art. 918(1)',
    'Nowego wykazu majątku zwykle nie żąda się przed upływem roku.',
  ),
  valueOfRecurring: read(
    'art. 22',
    'Przy świadczeniach, które się powtarzają, wartość sporu to suma za rok, a gdy trwają krócej – za cały ten czas.',
    { seen: announced(1964, 296, '1964-11-17') },
  ),
  assignmentProof: code.read(
    'art. 511',
    'Gdy dług stwierdzono pismem, jego przelew też ma być na piśmie.',
    { seen: consolidated.civilCode },
  ),
  socialRules: code.read(
    'art. 5',
    'Z prawa nie można korzystać wbrew jego celowi i zasadom współżycia społecznego.',
    { seen: consolidated.civilCode },
  ),
  resolutionFee: costs.read(
    'art. 27 pkt 8 i 9',
    'Opłata od pozwu o uchylenie uchwały spółdzielni lub wspólnoty to 200 zł; potwierdź ją w sądzie.',
    { seen: announced(2005, 1398, '2005-07-28') },
  ),
} as const;
