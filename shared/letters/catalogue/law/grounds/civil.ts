import { acts } from '#shared/letters/catalogue/law/acts.ts';
import { consolidated } from '#shared/letters/catalogue/law/consolidated.ts';
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
  participantCosts: known(
    'art. 520 § 1',
    'W sprawie spadkowej każdy uczestnik zwykle ponosi własne koszty.',
  ),
  writtenTestimony: read('art. 271(1)', 'Świadek zeznaje na piśmie, gdy sąd tak postanowi.', {
    seen: consolidated.civilProcedure,
  }),
  promissoryConsumer: known(
    'art. 485 § 2',
    'Gdy weksel dał konsument, do pozwu dołącza się umowę i deklarację wekslową.',
  ),
  promissorySecurityLimit: known(
    'art. 492 § 2',
    'Na wniosek pozwanego sąd może ograniczyć zabezpieczenie z nakazu.',
  ),
  seizureLimits: read('art. 833 § 1', 'Pensję zajmuje się tylko w granicach Kodeksu pracy.', {
    seen: {
      url: 'https://petscareinf.com/article/internetowa-baza-tekstow-prawnych-openlex-2/926',
      asOf: '2024',
    },
  }),
  newAppraisal: known(
    'art. 951',
    'Gdy stan nieruchomości istotnie zmieni się przed licytacją, można prosić o dodatkowy opis i oszacowanie.',
  ),
  movablesLimit: known(
    'art. 845 § 3',
    'Komornik nie zajmuje więcej rzeczy, niż trzeba na dług i koszty.',
  ),
  sharedAccountShares: known(
    'art. 891(2)',
    'Ze wspólnego konta małżonków komornik bierze to, co należy do dłużnika.',
  ),
  assetListOnce: known(
    'art. 918(1)',
    'Nowego wykazu majątku zwykle nie żąda się przed upływem roku.',
  ),
  valueOfRecurring: known(
    'art. 22',
    'Przy świadczeniach, które się powtarzają, wartość sporu to suma za rok.',
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
  resolutionFee: costs.known(
    'art. 27',
    'Opłata od pozwu o uchylenie uchwały to zwykle 200 zł; potwierdź ją w sądzie.',
  ),
} as const;
