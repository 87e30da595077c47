import type { DocumentType } from './document-type.ts';

const gofin =
  'https://przepisy.gofin.pl/przepisy,3,29,251,15,449115,20241110,art-480-484-przepisy-ogolne.html';
const court = [[/\bsad(zie|u)? (rejonow|okregow|apelacyjn)/, 3]] as const;

/** Civil courts (legal-facts 3b, rows 1-7 and 44). */
export const courtTypes: readonly DocumentType[] = [
  {
    id: 'nakaz-epu',
    code: 'nakaz_zaplaty',
    label: 'Nakaz zapłaty w elektronicznym postępowaniu upominawczym (e-Sąd)',
    issuer: 'court',
    sender: [[/sad(zie|u)? rejonow\w+ lublin-zachod/, 3]],
    title: [
      [/nakaz zaplaty/, 10],
      [/nc-e/, 3],
    ],
    body: [
      [/nc-e/, 2],
      [/elektroniczn\w+ postepowani\w+ upominawcz/, 3],
      [/nakazuje\b.{0,120}aby/, 3],
    ],
    remedy: {
      name: 'sprzeciw',
      term: { amount: 2, unit: 'weeks' },
      addressee: 'Sąd Rejonowy Lublin-Zachód w Lublinie, VI Wydział Cywilny',
      via: null,
      form: 'pismo lub przez portal e-Sądu; bez uzasadnienia i dowodów, z podaniem sygnatury',
      fee: 'bez opłaty',
      legalBasis: 'art. 480(2) § 2 pkt 1 i art. 505(35) k.p.c.',
    },
    level: 'HIGH',
    duties: ['remedy', 'pay', 'verify_sender'],
    reply: 'epu',
    meaning:
      'E-Sąd nakazał zapłatę na podstawie samego pozwu, bez wysłuchania drugiej strony. Możesz wnieść sprzeciw albo zapłacić.',
    consequence:
      'Nakaz stanie się prawomocny, dostanie klauzulę wykonalności i trafi do komornika.',
    specialization: 'prawo cywilne (postępowanie nakazowe i upominawcze)',
    freeHelp: ['legal_aid', 'consumer', 'court_office'],
    source: `${gofin}; https://lexvin.pl/prawo-lexvin/3937/`,
    asOf: '2024-11-10',
    verified: true,
  },
  {
    id: 'nakaz-nakazowy',
    code: 'nakaz_zaplaty',
    label: 'Nakaz zapłaty w postępowaniu nakazowym',
    issuer: 'court',
    sender: court,
    title: [
      [/nakaz zaplaty/, 10],
      [/postepowaniu nakazowym/, 6],
    ],
    body: [
      [/wekslu?\b/, 1],
      [/zarzut\w*.{0,60}nakaz/, 2],
      [/art\. ?(484|485|493)/, 2],
    ],
    remedy: {
      name: 'zarzuty',
      term: { amount: 1, unit: 'months' },
      addressee: 'sąd, który wydał nakaz',
      via: null,
      form: 'pismo z zarzutami, faktami i dowodami; odpisy dla drugiej strony',
      fee: 'trzy czwarte opłaty od pozwu (sprawdź w pouczeniu)',
      legalBasis: 'art. 480(2) § 2 i art. 493 k.p.c.',
    },
    level: 'HIGH',
    duties: ['remedy', 'pay'],
    reply: 'promissory_order',
    meaning:
      'Sąd nakazał zapłatę na podstawie mocnych dokumentów (na przykład weksla). Nakaz od razu pozwala zabezpieczyć pieniądze na Twoim majątku.',
    consequence: 'Nakaz stanie się prawomocny i trafi do komornika.',
    specialization: 'prawo cywilne (postępowanie nakazowe)',
    freeHelp: ['legal_aid', 'court_office'],
    source: gofin,
    asOf: '2024-11-10',
    verified: true,
  },
  {
    id: 'nakaz-upominawczy',
    code: 'nakaz_zaplaty',
    label: 'Nakaz zapłaty w postępowaniu upominawczym',
    issuer: 'court',
    sender: court,
    title: [
      [/nakaz zaplaty/, 10],
      [/postepowaniu upominawczym/, 3],
    ],
    body: [
      [/\b[ivxl]+ g?nc \d/, 2],
      [/nakazuje\b.{0,120}aby/, 3],
      [/wniosl\w* (w tym terminie )?sprzeciw/, 2],
    ],
    remedy: {
      name: 'sprzeciw',
      term: { amount: 2, unit: 'weeks' },
      addressee: 'sąd, który wydał nakaz',
      via: null,
      form: 'pismo z zarzutami, faktami i dowodami; odpis dla powoda',
      fee: 'bez opłaty',
      legalBasis: 'art. 480(2) § 2 pkt 1 i art. 505 k.p.c.',
    },
    level: 'HIGH',
    duties: ['remedy', 'pay'],
    reply: 'payment_order',
    meaning:
      'Sąd nakazał zapłatę na podstawie samego pozwu, bez rozprawy. Możesz wnieść sprzeciw albo zapłacić.',
    consequence:
      'Nakaz stanie się prawomocny jak wyrok i po nadaniu klauzuli wykonalności trafi do komornika.',
    specialization: 'prawo cywilne (postępowanie upominawcze)',
    freeHelp: ['legal_aid', 'consumer', 'court_office'],
    source: gofin,
    asOf: '2024-11-10',
    verified: true,
  },
  {
    id: 'wyrok-zaoczny',
    code: 'orzeczenie_sadowe',
    label: 'Wyrok zaoczny',
    issuer: 'court',
    sender: court,
    title: [[/wyrok zaoczny/, 13]],
    body: [
      [/w imieniu rzeczypospolitej/, 2],
      [/rygor natychmiastowej wykonalnosci/, 1],
      [/art\. ?(339|344)/, 2],
    ],
    remedy: {
      name: 'sprzeciw',
      term: { amount: 2, unit: 'weeks' },
      addressee: 'sąd, który wydał wyrok zaoczny',
      via: null,
      form: 'pismo z zarzutami, faktami i dowodami',
      fee: 'połowa opłaty od pozwu (sprawdź w pouczeniu)',
      legalBasis: 'art. 344 k.p.c.',
    },
    level: 'HIGH',
    duties: ['remedy', 'pay'],
    reply: 'default_judgment',
    meaning:
      'Sąd wydał wyrok bez Twojego udziału, bo nie było odpowiedzi na pozew albo nikt nie stawił się na rozprawę.',
    consequence: 'Wyrok stanie się prawomocny; często można go egzekwować od razu.',
    specialization: 'prawo cywilne procesowe',
    freeHelp: ['legal_aid', 'court_office'],
    source: 'https://StandardyPrawa.pl/akt/76/art/13126',
    asOf: '2026-11-21',
    verified: true,
  },
];
