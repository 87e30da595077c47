import type { AnalysisResult } from '#shared/domain/analysis-result.ts';

const indent = ' '.repeat(44);

const head = [
  `${' '.repeat(36)}[uzupełnij: miejscowość], 21 listopada 2026 r.`,
  '',
  'Święcisława Żółkiewska-Gąsior',
  'ul. Źródlana 4 m. 7, 90-001 Łódź',
  '[uzupełnij: telefon lub e-mail]',
  '',
  `${indent}Sąd Rejonowy dla Łodzi-Widzewa w Łodzi`,
  `${indent}[uzupełnij: adres]`,
  '',
];

const closing = [
  'Z poważaniem',
  '',
  '[uzupełnij: własnoręczny podpis]',
  '',
  'Załączniki:',
  '1. odpis pisma dla strony przeciwnej',
  '2. dowody powołane w uzasadnieniu',
];

export const shortReply = [
  ...head,
  'Dotyczy: wezwania do zapłaty z dnia 4 sierpnia 2026 r., znak DW/217/08/2026',
  '',
  'Szanowni Państwo,',
  '',
  'W odpowiedzi na wezwanie proponuję spłatę kwoty 19 654,39 zł w ratach po [uzupełnij: kwota raty] miesięcznie, bez dalszych odsetek i kosztów.',
  '',
  'Wnoszę o:',
  '1. pisemne potwierdzenie warunków ugody i numeru rachunku do wpłat;',
  '2. wstrzymanie dalszych czynności na czas spłaty.',
  '',
  ...closing,
].join('\n');

const reasons = [
  'W dniu 12 marca 2024 r. zawarłam z powodem umowę o świadczenie usług telekomunikacyjnych, którą następnie, zgodnie z § 14 ust. 2 regulaminu, wypowiedziałam pismem z dnia 3 września 2024 r., doręczonym powodowi 9 września 2024 r.',
  'Powód domaga się kwoty 19 654,39 zł, na którą składają się: należność główna 15 200,00 zł, odsetki ustawowe za opóźnienie 3 104,39 zł oraz koszty windykacji 1 350,00 zł. Żadna z tych kwot nie została wykazana dokumentem; wyciąg z ksiąg funduszu sekurytyzacyjnego nie ma w postępowaniu cywilnym mocy dokumentu urzędowego.',
  'Zgodnie z art. 118 Kodeksu cywilnego roszczenia związane z prowadzeniem działalności gospodarczej przedawniają się z upływem trzech lat, przy czym koniec terminu przypada na ostatni dzień roku kalendarzowego.',
  'Z ostrożności kwestionuję też „opłatę za źdźbło – jaźń, gęś i łódź”; adres: https://przyklad.pl/regulamin.',
];

/** Three pages long. */
export const longReply = [
  ...head,
  'Dotyczy: nakazu zapłaty w postępowaniu upominawczym z dnia 11 maja 2026 r., sygn. akt I Nc 1284/26',
  '',
  'SPRZECIW OD NAKAZU ZAPŁATY W POSTĘPOWANIU UPOMINAWCZYM',
  '',
  'Zaskarżone pismo doręczono mi w dniu [uzupełnij: data odbioru]; niniejsze pismo składam w terminie.',
  '',
  'Uzasadnienie',
  '',
  ...Array.from({ length: 6 }, () => reasons.flatMap((reason) => [reason, ''])).flat(),
  'Wnoszę o:',
  '1. oddalenie powództwa w całości;',
  '2. zasądzenie od powoda na rzecz pozwanej kosztów procesu według norm przepisanych.',
  '',
  ...closing,
].join('\n');

const variant = (content: string) => ({
  tone: 'rzeczowy',
  strategy: 'Zgłasza zarzuty od razu.',
  content,
  pros: ['Nie przepada żaden zarzut'],
  cons: ['Wymaga zebrania dowodów'],
});

/** A whole result, so that every part of the report is written. */
export const sampleResult: AnalysisResult = {
  classification: {
    recipient_identification: { name: 'Święcisława Żółkiewska-Gąsior' },
    sender_identification: { name: 'Sąd Rejonowy dla Łodzi-Widzewa w Łodzi' },
    document_classification: { type: 'Nakaz zapłaty', code: 'nakaz_zaplaty' },
    case_details: { reference_number: null },
    critical_dates: { deadline: '2026-12-04', document_date: '2026-11-11' },
    threat_assessment: {
      level: 'HIGH',
      reasons: [{ reason: 'Po terminie nakaz stanie się prawomocny.', quote: null }],
    },
    required_actions: [{ action: 'Wnieś sprzeciw do sądu.', priority: 'CRITICAL' }],
    financial_obligations: {
      has_financial: true,
      main_amount: 15_200,
      interest: null,
      costs: 1200,
      total_amount: 16_400,
      currency: 'PLN',
      payment_title: null,
      bank_account: null,
    },
  },
  responseVariants: {
    recommended_variant: 'variant_2_assertive',
    recommendation_reasoning: 'Zarzuty niezgłoszone w terminie przepadają.',
    variant_1_cooperative: variant(shortReply),
    variant_2_assertive: variant(longReply),
    variant_3_tactical_delay: variant(shortReply),
  },
  actionPlan: {
    immediate_actions: [
      { priority: 'HIGH', action: 'Zapisz dzień odbioru pisma.', deadline: null },
    ],
    legal_consultation: {
      recommended: true,
      urgency: 'w ciągu 2–3 dni',
      specialization: 'prawo cywilne',
    },
    timeline: [{ date: '2026-12-04', milestone: 'Ostatni dzień na sprzeciw' }],
  },
};
