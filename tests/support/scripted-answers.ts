import type {
  ClassificationAnswer,
  PlanAnswer,
  ReplyAnswer,
} from '#shared/domain/model-answers.ts';

import { completes, type Script } from './scripted-model.ts';

/** Model answers to the housing co-operative's demand (letter d20), quoting it truly. */

const none = { value: null, quote: null };

export const classificationOfD20: ClassificationAnswer = {
  type_code: 'wezwanie_do_zaplaty',
  type_label: 'Wezwanie do zapłaty zaległych opłat',
  title: 'Zaległe opłaty za lokal',
  meaning: 'Spółdzielnia wzywa do zapłaty zaległych opłat za mieszkanie.',
  if_ignored: 'Spółdzielnia może wystąpić do sądu o zapłatę.',
  needs_action: true,
  sender: {
    value: 'SPÓŁDZIELNIA MIESZKANIOWA „ZIELONE WZGÓRZA”',
    quote: 'SPÓŁDZIELNIA MIESZKANIOWA „ZIELONE WZGÓRZA”',
  },
  recipient: none,
  reference_number: { value: 'CW/1402/2026', quote: 'L.dz. CW/1402/2026' },
  document_date: { value: '2026-09-03', quote: 'Białystok, 3 września 2026 r.' },
  events: [],
  terms: [
    {
      kind: 'date',
      date: '2026-09-21',
      amount: null,
      unit: null,
      what: 'zapłata zaległości',
      quote: 'do dnia 21 września 2026 r.',
      legal_basis: null,
    },
  ],
  threat: { level: 'MEDIUM', reasons: [] },
  required_actions: [
    {
      action: 'Zapłać zaległość albo poproś o raty.',
      priority: 'MEDIUM',
      quote: 'Wzywamy Państwa do uregulowania zaległości',
    },
  ],
  optional_actions: [],
  financial: {
    has_financial: true,
    main_amount: {
      value: 2243.22,
      quote: 'Razem opłaty                                            2 243,22',
    },
    interest: { value: 28.47, quote: '28,47' },
    costs: { value: 12.3, quote: '12,30' },
    total_amount: { value: 2283.99, quote: '2 283,99' },
    currency: 'PLN',
    payment_title: none,
    bank_account: none,
    rows: [],
    direction: 'to_pay',
  },
  remedy: null,
};

const content = `                                        [uzupełnij: miejscowość], [uzupełnij: data]

[uzupełnij: imię i nazwisko]
[uzupełnij: adres]

                                        SPÓŁDZIELNIA MIESZKANIOWA „ZIELONE WZGÓRZA”

Dotyczy: wezwania do zapłaty, nr CW/1402/2026

Szanowni Państwo,

w odpowiedzi na wezwanie do zapłaty zaległych opłat za lokal proszę o zestawienie wpłat, które
zaliczyli Państwo na poczet opłat, oraz o podanie podstawy naliczenia odsetek.

Wnoszę o:
1. przesłanie rozliczenia konta lokalu,
2. wstrzymanie dalszych czynności do czasu wyjaśnienia.

Z poważaniem
[podpis własnoręczny]
[uzupełnij: imię i nazwisko]
`;

const variant = (tone: string): ReplyAnswer => ({
  tone,
  strategy: 'Wyjaśnić zaległość.',
  content,
  pros: ['Zatrzymuje koszty.'],
  cons: ['Wymaga czasu.'],
});

export const repliesToD20 = {
  variant_1_cooperative: variant('rzeczowy'),
  variant_2_assertive: variant('stanowczy'),
  variant_3_tactical_delay: variant('spokojny'),
} as const;

export const planForD20: PlanAnswer = {
  immediate_actions: [
    { priority: 'MEDIUM', action: 'Sprawdź swoje wpłaty.', deadline: '2026-09-21' },
  ],
  legal_consultation: { recommended: false, urgency: null, specialization: null, free_help: [] },
  timeline: [{ date: '2026-09-21', milestone: 'Termin zapłaty' }],
  recommendation_reasoning: 'Zaległość można spłacić w ratach.',
  recommended_variant: 'variant_1_cooperative',
};

const answers: Record<string, unknown> = {
  classification: classificationOfD20,
  ...repliesToD20,
  action_plan: planForD20,
  second_look: { answers: [] },
};

/** Answers each of the product's calls about letter d20. */
export const answersD20: Script = (response, request) => {
  completes({ content: answers[request.name] })(response, request);
};
