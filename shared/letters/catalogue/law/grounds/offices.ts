import { acts } from '#shared/letters/catalogue/law/acts.ts';
import {
  announced,
  consolidated,
  quotedTaxOrdinance,
} from '#shared/letters/catalogue/law/consolidated.ts';
import { statementsOf } from '#shared/letters/catalogue/law/statement.ts';

const { read } = statementsOf(acts.administration, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/572',
  asOf: '2024',
});
const courts = statementsOf(acts.administrativeCourts, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/935',
  asOf: '2024',
});
const tax = statementsOf(acts.tax, null);
const university = statementsOf(acts.higherEducation, null);

/** Grounds, besides the remedy, for appeals to offices and administrative courts. */
export const officeGrounds = {
  legality: read('art. 6', 'Urząd działa tylko na podstawie prawa.', {
    seen: consolidated.administration,
  }),
  truth: read('art. 7', 'Urząd ma dokładnie wyjaśnić sprawę.', {
    seen: consolidated.administration,
  }),
  wholeEvidence: read('art. 77 § 1', 'Urząd ma zebrać i rozpatrzyć cały materiał dowodowy.'),
  anyEvidence: read('art. 75', 'Dowodem może być wszystko, co wyjaśni sprawę i nie łamie prawa.', {
    seen: consolidated.administration,
  }),
  evidenceRequest: read(
    'art. 78',
    'Urząd ma przeprowadzić dowód, którego żąda strona, gdy dotyczy ważnego faktu.',
  ),
  doubts: read(
    'art. 81a § 1',
    'Gdy urząd nakłada obowiązek, a wątpliwości co do faktów nie da się usunąć, rozstrzyga się je na korzyść strony.',
  ),
  reasons: read('art. 107 § 3', 'Uzasadnienie decyzji ma wskazać fakty, dowody i przepisy.'),
  appealStay: read('art. 135', 'Organ odwoławczy może wstrzymać natychmiastowe wykonanie decyzji.'),
  orderStay: read(
    'art. 143',
    'Zażalenie nie wstrzymuje postanowienia, ale urząd może je wstrzymać.',
  ),
  knownData: read(
    'art. 220 § 1',
    'Urząd nie może żądać zaświadczenia ani oświadczenia o tym, co sam wie albo może sprawdzić w rejestrach.',
    { seen: announced(2011, 622, '2011-03-25') },
  ),
  courtComplaintRight: courts.read(
    'art. 50 § 1',
    'Skargę do sądu administracyjnego wnosi ten, kto ma w tym interes prawny.',
    { seen: announced(2002, 1270, '2002-08-30') },
  ),
  courtRestoration: courts.read(
    'art. 86 i art. 87',
    'O przywrócenie terminu prosi się sąd administracyjny w 7 dni od ustania przeszkody, razem ze spóźnionym pismem.',
  ),
  courtRestorationStay: courts.read(
    'art. 89',
    'Wniosek o przywrócenie terminu nie wstrzymuje wykonania; sąd administracyjny może je wstrzymać.',
    { seen: { url: 'https://standardyprawa.pl/akt/182/art/22933', asOf: '2021' } },
  ),
  taxTruth: tax.read('art. 122', 'Urząd skarbowy ma dokładnie wyjaśnić stan faktyczny.', {
    seen: quotedTaxOrdinance.truth,
  }),
  taxWholeEvidence: tax.read(
    'art. 187 § 1',
    'Urząd skarbowy ma zebrać i rozpatrzyć cały materiał dowodowy.',
    { seen: quotedTaxOrdinance.wholeEvidence },
  ),
  taxAssessment: tax.read(
    'art. 191',
    'Urząd skarbowy ocenia fakty na podstawie całego materiału.',
    { seen: quotedTaxOrdinance.assessment },
  ),
  taxRepresentative: tax.read(
    'art. 284 § 1',
    'Na czas swojej nieobecności w kontroli podatkowej trzeba ustanowić pełnomocnika.',
    { seen: consolidated.tax },
  ),
  studentRemoval: university.read(
    'art. 108',
    'Skreślenie z listy studentów to decyzja administracyjna; przyczyny podaje ustawa.',
    { seen: announced(2018, 1668, '2018-07-20') },
  ),
} as const;
