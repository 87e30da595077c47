import type { AnalysisResult, LetterEvent, ResultWarning } from '#shared/domain/analysis-result.ts';

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

const longName = 'NajdluzszaNazwaUrzeduKtoraNieMaAniJednejSpacjiIMierzySzescdziesiatZnakow';

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

/** The sample letter's result as different letters would give it: every state of the result's page. */
export function resultStates(sample: AnalysisResult): Record<string, AnalysisResult> {
  const { classification } = sample;
  const dates = classification.critical_dates;
  return {
    plain: sample,
    pays: withMoney(sample, { direction: 'to_pay' }),
    receives: entitled(
      withMoney(sample, { direction: 'to_receive', total_amount: 6840 }),
      'Ubezpieczyciel wypłaci odszkodowanie',
      'Dostaniesz mniej, niż chciałeś. Możesz się odwołać.',
    ),
    disputes: withMoney(sample, { direction: 'disputed' }),
    conditional: withMoney(sample, { direction: 'conditional' }),
    event: changed(sample, { critical_dates: { ...dates, events: [hearing] } }),
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
    'long-names': changed(sample, {
      sender_identification: { name: longName },
      recipient_identification: { name: longName },
      case_details: { reference_number: longName },
    }),
  };
}
