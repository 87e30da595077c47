import type { DocumentType } from './document-type.ts';

const zus = {
  issuer: 'zus',
  sender: [[/(zaklad\w* ubezpieczen spolecznych|\bzus\b|kasa rolniczego ubezpieczenia)/, 4]],
  specialization: 'ubezpieczenia społeczne',
  freeHelp: ['zus', 'legal_aid'],
  asOf: '2026-11-21',
  verified: false,
} as const satisfies Partial<DocumentType>;

const appeal = {
  name: 'odwołanie',
  term: { amount: 1, unit: 'months' },
  addressee: 'sąd pracy i ubezpieczeń społecznych wskazany w pouczeniu',
  via: 'jednostka ZUS, która wydała decyzję',
  form: 'pismo albo ustnie do protokołu w ZUS',
  fee: 'bez opłaty',
  legalBasis: 'art. 83 ust. 2 ustawy o systemie ubezpieczeń społecznych i art. 477(9) § 1 k.p.c.',
} as const;

const rp = 'https://pro.rp.pl/zus/art12367131-jak-podwazyc-decyzje-zus';

/** Social insurance (legal-facts 3b, rows 26-28). */
export const socialInsuranceTypes: readonly DocumentType[] = [
  {
    ...zus,
    id: 'zus-decyzja-skladki',
    code: 'decyzja_zus',
    label: 'Decyzja ZUS o zadłużeniu z tytułu składek',
    title: [
      [/\bdecyzja\b/, 8],
      [/(zadluzeni|zaleglosc|skladek)/, 2],
    ],
    body: [
      [/(dluzni\w+|zadluzeni\w*|zaleglosc\w*).{0,80}sklad/, 3],
      [/tytulu (nieoplacon\w+ )?skladek/, 3],
      [/477\s?\(?9/, 1],
    ],
    remedy: appeal,
    level: 'HIGH',
    duties: ['remedy', 'pay', 'relief'],
    reply: 'zus_decision',
    meaning: 'ZUS stwierdził, że masz zaległe składki, i określił ich wysokość.',
    consequence: 'Decyzja uprawomocni się i ZUS skieruje należność do egzekucji.',
    source: rp,
    verified: true,
  },
  {
    ...zus,
    id: 'zus-decyzja-swiadczenie',
    code: 'decyzja_zus',
    label: 'Decyzja ZUS w sprawie świadczenia',
    title: [[/\bdecyzja\b/, 8]],
    body: [
      [
        /(odmawia|przyznaje|wstrzymuje|zobowiazuje).{0,120}(zasil|rent|emerytur|swiadcz|ubezpiecz)/,
        4,
      ],
      [/zasil\w+ (chorobow|macierzynsk|opiekuncz)|emerytur|rent/, 2],
      [/477\s?\(?9/, 1],
    ],
    remedy: appeal,
    level: 'MEDIUM',
    duties: ['remedy', 'gather_evidence'],
    reply: 'zus_decision',
    meaning: 'ZUS rozstrzygnął o Twoim świadczeniu. Możesz odwołać się do sądu bez opłat.',
    consequence: 'Decyzja stanie się prawomocna i trudno będzie ją podważyć.',
    source: rp,
    verified: true,
  },
  {
    ...zus,
    id: 'zus-orzeczenie-lekarza',
    code: 'pismo_zus',
    label: 'Orzeczenie lekarza orzecznika ZUS',
    title: [[/orzeczenie (lekarza|komisji)/, 12]],
    body: [
      [/lekarz\w* orzecznik/, 3],
      [/niezdoln\w+ do pracy/, 2],
    ],
    remedy: {
      ...appeal,
      name: 'sprzeciw do komisji lekarskiej',
      term: { amount: 14, unit: 'days' },
      addressee: 'komisja lekarska ZUS',
      legalBasis: 'art. 14 ust. 2a ustawy o emeryturach i rentach z FUS',
    },
    level: 'HIGH',
    duties: ['remedy', 'gather_evidence'],
    reply: 'zus_ruling',
    meaning: 'Lekarz orzecznik ocenił Twoje zdrowie; od tego zależy świadczenie.',
    consequence: 'Orzeczenie stanie się podstawą decyzji o świadczeniu.',
    source: 'art. 14 ust. 2a ustawy o emeryturach i rentach z FUS',
  },
  {
    ...zus,
    id: 'zus-zaleglosc',
    code: 'pismo_zus',
    label: 'Zawiadomienie ZUS o zaległości w składkach',
    title: [
      [/(zawiadomienie|informacja|wezwanie).{0,60}(zaleglosc|zadluzeni|stanie|saldzie|konta)/, 7],
      [/wezwanie do zaplaty/, 3],
    ],
    body: [
      [/(zaleglosc|zadluzeni|nieoplacon).{0,60}sklad/, 4],
      [/kont\w+ platnika/, 2],
      [/rozlozeni\w+ .{0,30}rat/, 1],
    ],
    remedy: null,
    level: 'MEDIUM',
    duties: ['pay', 'relief', 'explain'],
    reply: 'zus_arrears',
    meaning: 'ZUS informuje o zaległych składkach i prosi o wpłatę przed egzekucją.',
    consequence: 'ZUS wyśle upomnienie, a potem wszcznie egzekucję.',
    source: 'art. 24 i art. 29 ustawy o systemie ubezpieczeń społecznych',
  },
  {
    ...zus,
    id: 'zus-pismo',
    code: 'pismo_zus',
    label: 'Pismo ZUS',
    title: [[/(zawiadomienie|wezwanie|informacja|pismo)/, 4]],
    body: [
      [/(wyjasnien|dokument|postepowani|kontrol)/, 2],
      [/platnik\w* skladek|ubezpieczon/, 2],
    ],
    remedy: null,
    level: 'MEDIUM',
    duties: ['explain'],
    reply: 'admin_call',
    meaning: 'ZUS czegoś potrzebuje albo o czymś zawiadamia.',
    consequence: 'ZUS rozstrzygnie sprawę na podstawie tego, co ma.',
    source: 'art. 123 ustawy o systemie ubezpieczeń społecznych w związku z k.p.a.',
  },
];
