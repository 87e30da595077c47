import type { DocumentType } from './document-type.ts';

const finance = {
  specialization: 'prawo bankowe i ubezpieczeniowe',
  freeHelp: ['financial', 'consumer', 'legal_aid'],
  asOf: '2026-11-21',
  verified: false,
} as const satisfies Partial<DocumentType>;

export const insurer = [
  [
    /(ubezpieczen\b|ubezpieczenia\b|towarzystwo ubezp|\btu\b|\btuw\b|\btuir\b|\bpzu\b|na zycie|reasekurac|polisa|\bwarta\b|\bhestia\b|allianz|generali|\buniqa\b|interrisk|\blink4\b)/,
    4,
  ],
] as const;
const bank = [
  [
    /\bbank(?!ow)\w*\b|bank\b|\bskok\b|kasa oszczednosciowo|oszczednosciowo-kredytow|\bpko bp\b|\bpekao\b|\bing\b|santander|millennium|\balior\b|paribas/,
    3,
  ],
] as const;

const complaint = {
  name: 'reklamacja',
  term: null,
  addressee: 'ubezpieczyciel lub bank',
  via: null,
  form: 'pismo, formularz elektroniczny lub ustnie do protokołu',
  fee: 'bez opłaty',
  legalBasis:
    'ustawa z dnia 5 sierpnia 2015 r. o rozpatrywaniu reklamacji przez podmioty rynku finansowego',
} as const;

const rf =
  'https://www.rf.gov.pl/najczestsze-pytania/pytania-i-odpowiedzi-ogolne/Jak_liczyc_termin_udzielenia_odpowiedzi_na_reklamacje___22709';

/** Insurers and banks (legal-facts 3b, rows 36 and 37). */
export const financeTypes: readonly DocumentType[] = [
  {
    ...finance,
    id: 'ubezpieczyciel-odmowa',
    code: 'pismo_ubezpieczyciela',
    label: 'Odmowa wypłaty odszkodowania',
    issuer: 'insurer',
    sender: insurer,
    title: [
      [/(decyzja|stanowisko|odmow)/, 3],
      [/(odszkodowani|szkod|roszczeni)/, 3],
    ],
    body: [
      [/(nie znajd\w+ podstaw|odmawiamy|odmow\w+ (wyplaty|przyjecia)|brak podstaw)/, 5],
      [/(szkod\w+|odszkodowani\w+)/, 2],
      [/ogoln\w+ warunk\w+ ubezpieczeni|owu/, 2],
    ],
    remedy: complaint,
    level: 'MEDIUM',
    duties: ['remedy', 'gather_evidence'],
    reply: 'insurer',
    meaning:
      'Ubezpieczyciel odmówił wypłaty. Możesz złożyć reklamację, a potem iść do Rzecznika Finansowego lub sądu.',
    consequence: 'Odmowa zostanie bez zmian, a roszczenie z czasem się przedawni.',
    source: rf,
    verified: true,
  },
  {
    ...finance,
    id: 'ubezpieczyciel-wyplata',
    code: 'pismo_ubezpieczyciela',
    label: 'Decyzja ubezpieczyciela o wypłacie odszkodowania',
    issuer: 'insurer',
    sender: insurer,
    title: [
      [/(decyzja|przyznani|rozliczenie|wyplat)/, 3],
      [/(odszkodowani|szkod|swiadczeni)/, 3],
    ],
    body: [
      [/(przyznal\w+|wyplaci\w+|przyznano|uznal\w+).{0,60}(odszkodowani|swiadczeni|kwot)/, 5],
      [/(szkod\w+|odszkodowani\w+)/, 2],
      [/reklamacj/, 1],
    ],
    remedy: complaint,
    level: 'LOW',
    duties: ['remedy', 'gather_evidence'],
    reply: 'insurer',
    meaning:
      'Ubezpieczyciel przyznał odszkodowanie. Jeśli kwota jest za niska, możesz złożyć reklamację.',
    consequence: 'Wypłata pozostanie w przyznanej wysokości.',
    source: rf,
    verified: true,
  },
  {
    ...finance,
    id: 'ubezpieczyciel-pismo',
    code: 'pismo_ubezpieczyciela',
    label: 'Pismo ubezpieczyciela',
    issuer: 'insurer',
    sender: insurer,
    title: [[/(szkod|polis|ubezpieczeni|roszczeni|swiadczeni|skladk)/, 2]],
    body: [
      [
        /numer\w* szkody|szkod\w+ nr|polis\w+ nr|roszczeni\w* (?:nr|z tytulu)|zgloszeni\w+ (?:szkody|roszczenia)/,
        3,
      ],
      [/(dokument\w*|uzupelni\w+|wyjasni\w+)/, 1],
    ],
    remedy: complaint,
    level: 'LOW',
    duties: ['explain'],
    reply: 'insurer',
    meaning: 'Ubezpieczyciel prosi o dokumenty albo informuje o sprawie.',
    consequence: 'Sprawa może się przedłużyć albo zostać rozstrzygnięta bez Twoich dokumentów.',
    source: rf,
  },
  {
    ...finance,
    id: 'bank-wypowiedzenie',
    code: 'wypowiedzenie_umowy',
    label: 'Wypowiedzenie umowy kredytu lub pożyczki',
    issuer: 'bank',
    sender: bank,
    title: [[/wypowiedzeni\w+ (umowy )?(o )?(kredyt|pozyczk|kart|limit|rachunk)/, 13]],
    body: [
      [/bank\w* wypowiada/, 4],
      [/okres\w* wypowiedzenia/, 2],
      [/art\. ?75\b/, 2],
    ],
    remedy: null,
    level: 'HIGH',
    duties: ['pay', 'restructure', 'object_in_writing'],
    reply: 'bank_notice',
    meaning:
      'Bank kończy umowę kredytu. Spłata zaległości w okresie wypowiedzenia zwykle ją ratuje.',
    consequence: 'Całe zadłużenie stanie się wymagalne od razu, a bank wystąpi z pozwem.',
    source: 'art. 75 i art. 75c ustawy – Prawo bankowe',
  },
  {
    ...finance,
    id: 'bank-wezwanie',
    code: 'pismo_banku',
    label: 'Wezwanie banku do spłaty zaległości',
    issuer: 'bank',
    sender: bank,
    title: [[/wezwanie do (zaplaty|splaty)|monit|zawiadomienie|odpowiedz na reklamacj/, 6]],
    body: [
      [/art\. ?75c/, 5],
      [/(kredyt|pozyczk|rachunk\w+ karty|limit)/, 2],
      [/restrukturyzac/, 3],
    ],
    remedy: null,
    level: 'MEDIUM',
    duties: ['pay', 'restructure'],
    reply: 'bank_notice',
    meaning: 'Bank wzywa do spłaty zaległej raty i wskazuje, jak uniknąć wypowiedzenia umowy.',
    consequence: 'Bank może wypowiedzieć umowę i zażądać całego długu.',
    source: 'art. 75c ustawy – Prawo bankowe',
  },
  {
    ...finance,
    id: 'bank-pismo',
    code: 'pismo_banku',
    label: 'Pismo banku',
    issuer: 'bank',
    sender: bank,
    title: [
      [
        /(odpowiedz|reklamacj|zmian\w+ (\w+ )?(regulaminu|taryfy|umowy|oprocentowania|tabeli)|informacja)/,
        5,
      ],
    ],
    body: [
      [/(rachunek|kart\w+|kredyt|regulamin)/, 1],
      [/reklamacj\w+/, 1],
    ],
    remedy: complaint,
    level: 'LOW',
    duties: ['weigh_change'],
    reply: 'bank_notice',
    meaning: 'Bank odpowiada na reklamację albo informuje o zmianach.',
    consequence: 'Zmiany zaczną obowiązywać w podanym dniu.',
    source: rf,
  },
];
