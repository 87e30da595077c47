import { analysisResult } from '#shared/domain/analysis-result.ts';

const letter = (tone: string, strategy: string, request: string) => ({
  tone,
  strategy,
  content: [
    '[uzupełnij: miejscowość], [uzupełnij: data]',
    'dotyczy: CW/1402/2026',
    request,
    'Z poważaniem',
  ].join('\n\n'),
  pros: ['Zatrzymuje dalsze koszty.'],
  cons: ['Wymaga odpowiedzi spółdzielni.'],
});

/** The result of a co-operative's demand for payment, somewhat shortened. */
export const resultExample = analysisResult.parse({
  classification: {
    recipient_identification: { name: 'Anna Kowalska' },
    sender_identification: { name: 'Spółdzielnia Mieszkaniowa „Przykład”' },
    document_classification: { type: 'Wezwanie do zapłaty', code: 'wezwanie_do_zaplaty' },
    case_details: { reference_number: 'CW/1402/2026' },
    critical_dates: {
      deadline: '2026-12-05',
      document_date: '2026-11-18',
      terms: [
        {
          kind: 'date',
          date: '2026-12-05',
          amount: null,
          unit: null,
          what: 'zapłata zaległości',
          quote: 'do dnia 5 grudnia 2026 r.',
          legal_basis: null,
        },
      ],
    },
    threat_assessment: { level: 'MEDIUM', reasons: [] },
    required_actions: [{ action: 'Zapłać zaległość albo poproś o raty.', priority: 'MEDIUM' }],
    financial_obligations: {
      has_financial: true,
      main_amount: 2243.22,
      interest: 28.47,
      costs: 12.3,
      total_amount: 2283.99,
      currency: 'PLN',
      payment_title: 'zaległe opłaty, lokal 14',
      bank_account: null,
    },
    in_short: {
      title: 'Zaległe opłaty za lokal',
      meaning: 'Spółdzielnia wzywa do zapłaty zaległych opłat za mieszkanie.',
      if_ignored: 'Spółdzielnia może wystąpić do sądu o zapłatę.',
      needs_action: true,
      also_says: ['Wniosek o raty można złożyć w biurze spółdzielni.'],
    },
    remedy: null,
  },
  responseVariants: {
    recommended_variant: 'variant_1_cooperative',
    recommendation_reasoning: 'Zaległość można spłacić w ratach.',
    variant_1_cooperative: letter('rzeczowy', 'Raty', 'Proszę o rozłożenie kwoty na raty.'),
    variant_2_assertive: letter('stanowczy', 'Wyjaśnienie', 'Proszę o rozliczenie opłat.'),
    variant_3_tactical_delay: letter('spokojny', 'Czas', 'Proszę o odpisy rozliczeń.'),
  },
  actionPlan: {
    immediate_actions: [
      { priority: 'MEDIUM', action: 'Sprawdź swoje wpłaty.', deadline: '2026-12-05' },
    ],
    legal_consultation: { recommended: false, urgency: null, specialization: null },
    timeline: [{ date: '2026-12-05', milestone: 'Termin zapłaty' }],
  },
});
