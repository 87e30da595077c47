import type { DocumentType } from './document-type.ts';

export const office = {
  code: 'decyzja_administracyjna',
  issuer: 'office',
  specialization: 'prawo administracyjne',
  freeHelp: ['legal_aid'],
  asOf: '2026-11-21',
  verified: false,
} as const satisfies Partial<DocumentType>;

export const public_bodies = [
  [
    /(inspekt|nadzor budowlan|nadzoru budowlan|prezydent|burmistrz|wojt|starost|marszalek|wojewod|osrodek pomocy|urzad|inspektor|minister)/,
    2,
  ],
] as const;

const appeal = {
  name: 'odwołanie',
  term: { amount: 14, unit: 'days' },
  addressee: 'organ wyższego stopnia (na przykład samorządowe kolegium odwoławcze)',
  via: 'organ, który wydał decyzję',
  form: 'pismo; wystarczy napisać, że nie zgadzasz się z decyzją',
  fee: 'bez opłaty',
  legalBasis: 'art. 127 § 1 i art. 129 § 2 k.p.a.',
} as const;

const lex =
  'https://sip.lex.pl/akty-prawne/dzu-dziennik-ustaw/kodeks-postepowania-administracyjnego-16784712/art-129';

/** Administrative decisions and orders (legal-facts 3b, rows 21, 22, 25, 42). */
export const administrationTypes: readonly DocumentType[] = [
  {
    ...office,
    id: 'decyzja-administracyjna',
    label: 'Decyzja administracyjna',
    sender: public_bodies,
    title: [[/\bdecyzja\b/, 8]],
    body: [
      [/(kodeks\w* postepowania administracyjnego|k\.?p\.?a)/, 2],
      [/(odmawiam|przyznaj|orzeka|zobowiaz|udzielam|nakladam|stwierdzam)/, 1],
      [/samorzadow\w+ kolegi\w+ odwolawcz/, 2],
    ],
    remedy: appeal,
    level: 'MEDIUM',
    duties: ['remedy', 'pay', 'gather_evidence'],
    reply: 'admin_decision',
    meaning: 'Urząd rozstrzygnął Twoją sprawę. Od decyzji można się odwołać.',
    consequence: 'Decyzja stanie się ostateczna i nie będzie można się od niej odwołać.',
    source: lex,
    verified: true,
  },
  {
    ...office,
    id: 'postanowienie-administracyjne',
    label: 'Postanowienie organu administracji',
    sender: public_bodies,
    title: [[/postanowienie/, 8]],
    body: [
      [/k\.?p\.?a|kodeks\w* postepowania administracyjnego/, 2],
      [/zazaleni/, 3],
    ],
    remedy: {
      ...appeal,
      name: 'zażalenie',
      term: { amount: 7, unit: 'days' },
      legalBasis: 'art. 141 § 2 k.p.a.',
    },
    level: 'MEDIUM',
    duties: ['remedy'],
    reply: 'admin_order',
    meaning: 'Urząd rozstrzygnął kwestię w toku postępowania.',
    consequence: 'Postanowienie będzie wiążące.',
    source: lex.replace('129', '141'),
    verified: true,
  },
  {
    ...office,
    id: 'pip-nakaz',
    label: 'Nakaz inspektora pracy',
    sender: [[/(inspekcj\w+ pracy|inspektorat pracy)/, 6]],
    title: [[/\bnakaz\b/, 8]],
    body: [
      [/nakazuj\w+/, 2],
      [/odwolani\w+ do .{0,20}inspektora pracy/, 3],
    ],
    remedy: {
      ...appeal,
      term: { amount: 7, unit: 'days' },
      addressee: 'okręgowy inspektor pracy',
      via: 'inspektor pracy, który wydał nakaz',
      legalBasis: 'art. 34 ust. 6 ustawy o Państwowej Inspekcji Pracy',
    },
    level: 'HIGH',
    duties: ['remedy', 'report_back'],
    reply: 'admin_decision',
    meaning: 'Inspektor pracy nakazał coś wykonać. Od nakazu można się odwołać.',
    consequence: 'Niewykonanie nakazu jest wykroczeniem, a nakaz może być egzekwowany.',
    specialization: 'prawo pracy',
    freeHelp: ['labour', 'legal_aid'],
    source: 'nakaz PIP: 7 dni (pouczenie w piśmie)',
  },
  {
    ...office,
    id: 'decyzja-inspekcji',
    label: 'Decyzja inspekcji (Sanepid, nadzór budowlany, UODO, UOKiK)',
    sender: [
      [
        /(inspektor\w* sanitarn|nadzoru budowlan|ochrony danych osobowych|uokik|inspekcj\w+ handlow)/,
        6,
      ],
    ],
    title: [[/\bdecyzja\b/, 8]],
    body: [[/(nakazuje|nakladam|kar\w+ pieniezn|wstrzym)/, 3]],
    remedy: appeal,
    level: 'MEDIUM',
    duties: ['remedy', 'pay'],
    reply: 'admin_decision',
    meaning: 'Inspekcja nakazała coś zrobić albo nałożyła karę. Sprawdź środek w pouczeniu.',
    consequence: 'Decyzja stanie się ostateczna i będzie egzekwowana.',
    source: 'art. 129 § 2 k.p.a.; nakaz PIP: 7 dni',
  },
];
