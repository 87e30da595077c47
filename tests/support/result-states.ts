import type { AnalysisResult, ResultWarning } from '#shared/domain/analysis-result.ts';
import { FRAUD_LABEL } from '#shared/domain/document-types.ts';
import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import type { Term } from '#shared/domain/term.ts';

type Money = AnalysisResult['classification']['financial_obligations'];
type Classification = AnalysisResult['classification'];

const hearing: LetterEvent = {
  kind: 'hearing',
  date: '2026-12-03',
  time: '09:30',
  place: 'Sąd Rejonowy w Rzeszowie, ul. Kustronia 4, sala 12',
  attendance: 'ordered',
  what: 'rozprawa w Twojej sprawie',
  consequence: 'Jeśli się nie stawisz, sąd może nałożyć grzywnę.',
  quote: null,
};

const suspicion: ResultWarning = {
  kind: 'scam_signs',
  title: 'Sprawdź przed zapłatą',
  message:
    'Rachunek do wpłaty jest zagraniczny, a urząd ma polski. Pismo grozi sankcją w ciągu 24 godzin.',
  quote: 'wpłata na konto LT60 3250 0123 4567 8901',
};

const inPast: ResultWarning = {
  kind: 'term_in_past',
  title: 'Termin już minął',
  message:
    'Pismo jest z 3 listopada 2025, a termin z niego już minął. Skontaktuj się z nadawcą jak najszybciej i zapytaj, co można zrobić.',
  quote: 'w terminie 7 dni od daty doręczenia',
};

/** Scanners, offices and the product itself give such names: sixty characters and more, not one space. */
const longName = 'NajdluzszaNazwaUrzeduKtoraNieMaAniJednejSpacjiIMierzySzescdziesiatZnakow';
const longTitle = 'oplata_za_gospodarowanie_odpadami_komunalnymi_2026_rata_3_i_4';

const manyTerms: readonly Term[] = [
  ['zapłata', 7, 'days'],
  ['sprzeciw od nakazu zapłaty', 2, 'weeks'],
  ['zażalenie na postanowienie o kosztach', 7, 'days'],
  ['wniosek o zwolnienie od kosztów', 1, 'months'],
].map(([what, amount, unit]) => ({
  ...{ kind: 'from_delivery', date: null, quote: null, legal_basis: 'art. 502 k.p.c.' },
  ...{ what, amount, unit },
})) as Term[];

function changed(result: AnalysisResult, change: Partial<Classification>): AnalysisResult {
  return { ...result, classification: { ...result.classification, ...change } };
}

function withMoney(result: AnalysisResult, money: Partial<Money>): AnalysisResult {
  const financial_obligations = {
    ...result.classification.financial_obligations,
    has_financial: true,
    ...money,
  };
  return changed(result, { financial_obligations });
}

function entitled(result: AnalysisResult, title: string, meaning: string): AnalysisResult {
  const in_short = { title, meaning, if_ignored: null, needs_action: true };
  return changed(result, { in_short });
}

/** With everything further down the page: how to send, how to do each step, the law, the letter's own words. */
function told(sample: AnalysisResult): AnalysisResult {
  const { responseVariants: replies, actionPlan: plan, meta } = sample;
  const sending = {
    steps: [
      'Wyślij przed 30 lipca 2026. Liczy się data stempla pocztowego.',
      'Adres: Naczelnik Pierwszego Urzędu Skarbowego w Rzeszowie, ul. Podzamcze 66, 35-002 Rzeszów.',
      'Podpisz pismo i zachowaj potwierdzenie nadania.',
    ],
  };
  const law = [
    {
      sentence: 'Egzekucję wszczyna się po upływie 7 dni od doręczenia upomnienia.',
      article: 'art. 15 § 1 u.p.e.a.',
      source: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19660240151',
      as_of: '2026-07-01',
      verified: true,
      valid_from: null,
      valid_until: null,
    },
    {
      sentence:
        'Organ może rozłożyć zaległość na raty, gdy przemawia za tym ważny interes podatnika.',
      article: 'art. 67a § 1 Ordynacji podatkowej',
      source: null,
      as_of: null,
      verified: false,
      valid_from: null,
      valid_until: null,
    },
  ];
  const how = 'Złóż wniosek w urzędzie albo przez e-Urząd Skarbowy. Opisz dochody i wydatki.';
  const { in_short: short } = sample.classification;
  const also_says = ['Upomnienie nie jest decyzją i nie przysługuje od niego odwołanie.'];
  const in_short = short && { ...short, also_says };
  return {
    ...changed(sample, { law, in_short }),
    responseVariants: {
      ...replies,
      variant_1_cooperative: { ...replies.variant_1_cooperative, sending },
      variant_2_assertive: { ...replies.variant_2_assertive, sending: { steps: [] } },
    },
    actionPlan: {
      ...plan,
      immediate_actions: plan.immediate_actions.map((step, index) =>
        index === 3 ? { ...step, how } : step,
      ),
    },
    warnings: replacedWarnings,
    ...(meta
      ? { meta: { ...meta, offline_engine: false, offline_parts: ['variant_2_assertive'] } }
      : {}),
  };
}

const replacedWarnings: ResultWarning[] = [
  ['reply_replaced', 'Część wyniku ułożona według wzorów', 'Model nie podał odpowiedzi 2.'],
  ['date_not_in_letter', 'Sprawdź datę', 'Usunęliśmy dzień, którego nie ma w piśmie.'],
  ['contact_not_in_letter', 'Sprawdź kontakt', 'Usunęliśmy telefon, którego nie ma w piśmie.'],
  ['code_asked_for', 'Nikomu nie podawaj kodu', 'Usunęliśmy prośbę o podanie kodu.'],
  ['answered_by_rules', 'Analiza bez modelu językowego', 'Model nie odpowiedział na czas.'],
].map(([kind, title, message]) => ({ kind, title, message, quote: null }) as ResultWarning);

/** Every text that a letter fills is one word, as long as letters make them. */
function withLongNames(sample: AnalysisResult): AnalysisResult {
  const { classification, actionPlan } = sample;
  const money = classification.financial_obligations;
  const far = { ...hearing, place: longName, what: longName, consequence: longName };
  return {
    ...changed(sample, {
      sender_identification: { name: longName },
      recipient_identification: { name: longName },
      case_details: { reference_number: longName },
      document_classification: { ...classification.document_classification, type: longName },
      critical_dates: { ...classification.critical_dates, events: [far] },
      required_actions: [{ action: `Zapłać na rachunek: ${longName}`, priority: 'CRITICAL' }],
      optional_actions: [{ action: longName }],
      financial_obligations: {
        ...money,
        payment_title: longTitle,
        bank_account: '24160000035175530643314956',
        bank_account_valid: false,
        total_amount: 1_234_567_890.12,
        rows: [
          {
            label: longTitle,
            amount: 1_234_567_890.12,
            currency: 'PLN',
            kind: 'main',
            quote: null,
          },
        ],
      },
      in_short: {
        ...{ title: longName, meaning: longName, if_ignored: longName, needs_action: true },
        also_says: [longName],
      },
      threat_assessment: { level: 'HIGH', reasons: [{ reason: longName, quote: longName }] },
    }),
    actionPlan: {
      ...actionPlan,
      immediate_actions: actionPlan.immediate_actions.map((step) => ({
        ...step,
        action: longName,
      })),
    },
    warnings: [
      { kind: 'date_not_in_letter', title: longTitle, message: longName, quote: longName },
    ],
  };
}

/** The sample letter's result as different letters would give it: every state of the result's page. */
export function resultStates(sample: AnalysisResult): Record<string, AnalysisResult> {
  const { classification } = sample;
  const dates = classification.critical_dates;
  return {
    plain: sample,
    told: told(sample),
    pays: withMoney(sample, { direction: 'to_pay' }),
    receives: entitled(
      withMoney(sample, { direction: 'to_receive', total_amount: 6840 }),
      'Ubezpieczyciel wypłaci odszkodowanie',
      'Dostaniesz mniej, niż chciałeś. Możesz się odwołać.',
    ),
    disputes: withMoney(sample, { direction: 'disputed' }),
    conditional: withMoney(sample, { direction: 'conditional' }),
    event: changed(sample, { critical_dates: { ...dates, events: [hearing] } }),
    'several-terms': changed(sample, {
      critical_dates: {
        ...dates,
        terms: [
          ...manyTerms,
          {
            ...{ kind: 'date', date: '2026-08-14', amount: null, unit: null },
            ...{ what: 'zapłata pierwszej raty', quote: null, legal_basis: null },
          },
        ],
        events: [hearing, { ...hearing, kind: 'instalment', date: '2026-08-14', time: null }],
      },
    }),
    'old-letter': {
      ...changed(sample, {
        critical_dates: {
          ...dates,
          deadline: '2025-11-12',
          document_date: '2025-11-03',
          terms: [],
        },
      }),
      warnings: [inPast],
    },
    'unsure-event': {
      ...changed(sample, { critical_dates: { ...dates, events: [hearing] } }),
      verification: [
        ...(sample.verification ?? []),
        {
          fact: 'critical_dates.events.0',
          status: 'confirmed',
          quote: null,
          reason: 'Jedno z dwóch odczytań.',
          certainty: 'check',
        },
      ],
    },
    unsure: {
      ...withMoney(sample, { direction: 'to_pay' }),
      verification: [
        ...(sample.verification ?? []).filter(({ fact }) => !fact.endsWith('total_amount')),
        {
          fact: 'financial_obligations.total_amount',
          status: 'conflicting',
          quote: '2 391,00 zł',
          reason: 'Kwota cyframi i słowami się różni.',
          certainty: 'check',
          alternatives: [{ value: '2931.00', quote: 'dwa tysiące dziewięćset trzydzieści jeden' }],
        },
      ],
    },
    calm: changed(sample, {
      required_actions: [],
      threat_assessment: { level: 'LOW' },
      in_short: {
        title: 'Urząd potwierdza wpłatę',
        meaning: 'Pismo tylko informuje.',
        if_ignored: null,
        needs_action: false,
      },
    }),
    suspicious: { ...sample, warnings: [suspicion] },
    fraud: {
      ...changed(sample, {
        document_classification: { type: FRAUD_LABEL, code: 'inne' },
        required_actions: [
          { action: 'Nie podawaj numeru karty, daty ważności ani kodu CVV', priority: 'HIGH' },
          {
            action:
              'Jeżeli podano dane karty, od razu zastrzeż ją w swoim banku albo pod numerem 828 828 828',
            priority: 'HIGH',
          },
          { action: 'Zgłoś próbę wyłudzenia zespołowi CERT Polska', priority: 'MEDIUM' },
        ],
      }),
      warnings: [suspicion],
    },
    'long-names': withLongNames(sample),
  };
}
