import type { DocumentType } from './document-type.ts';

const bailiff = {
  code: 'pismo_komornicze',
  issuer: 'bailiff',
  sender: [[/komornik\w* sadow|kancelaria komornicz/, 8]],
  remedy: {
    name: 'skarga na czynności komornika',
    term: { amount: 1, unit: 'weeks' },
    addressee: 'sąd rejonowy, przy którym działa komornik',
    via: 'komornik, który dokonał czynności',
    form: 'pismo procesowe lub urzędowy formularz skargi',
    fee: '50 zł albo 100 zł – według pouczenia w piśmie',
    legalBasis: 'art. 767 § 1 i § 4 k.p.c.',
  },
  level: 'CRITICAL',
  reply: 'bailiff',
  specialization: 'egzekucja i prawo cywilne',
  freeHelp: ['legal_aid', 'citizen_advice'],
  source:
    'https://www.adwokat-swiader.pl/profil-dzialalnosci/egzekucja/skarga-czynnosci-komornika/',
  asOf: '2026-11-21',
  verified: true,
} as const satisfies Partial<DocumentType>;

const administrative = {
  code: 'upomnienie',
  issuer: 'tax_office',
  remedy: {
    name: 'zarzut w sprawie egzekucji administracyjnej',
    term: { amount: 7, unit: 'days' },
    addressee: 'wierzyciel',
    via: 'organ egzekucyjny',
    form: 'pismo z podstawą zarzutu (na przykład zapłata, przedawnienie, błąd co do osoby)',
    fee: 'bez opłaty',
    legalBasis: 'art. 33 i art. 35 § 1 ustawy o postępowaniu egzekucyjnym w administracji',
  },
  level: 'CRITICAL',
  reply: 'admin_enforcement',
  specialization: 'egzekucja administracyjna',
  freeHelp: ['legal_aid', 'tax_info'],
} as const satisfies Partial<DocumentType>;

/** Enforcement by bailiffs and by offices (legal-facts 3b, rows 8, 9, 13, 14). */
export const enforcementTypes: readonly DocumentType[] = [
  {
    ...bailiff,
    id: 'komornik-wszczecie',
    label: 'Zawiadomienie komornika o wszczęciu egzekucji',
    title: [[/wszczeci\w+ (egzekucji|postepowania egzekucyjnego)/, 9]],
    body: [
      [/wszczal\w* .{0,40}egzekucj/, 4],
      [/tytul\w* wykonawcz/, 2],
      [/\bkm[ps]? \d/, 2],
    ],
    duties: ['asset_list', 'pay', 'remedy'],
    meaning:
      'Komornik rozpoczął egzekucję na wniosek wierzyciela i może zajmować Twój majątek i dochody.',
    consequence:
      'Egzekucja potrwa: komornik zajmie konto, wynagrodzenie lub rzeczy, a koszty urosną.',
  },
  {
    ...bailiff,
    id: 'komornik-zajecie-rachunku',
    label: 'Zajęcie rachunku bankowego przez komornika',
    title: [
      [/zajeci\w+ (wierzytelnosci z )?rachunk/, 10],
      [/zajeci\w+ wierzytelnosci/, 7],
    ],
    body: [
      [/zajmuje .{0,60}rachunk/, 4],
      [/art\. ?889/, 3],
      [/\bkm[ps]? \d/, 2],
    ],
    duties: ['protected_money', 'pay', 'remedy'],
    meaning: 'Komornik zajął pieniądze na Twoim koncie. Część środków jest wolna od zajęcia.',
    consequence: 'Bank przekaże zajęte pieniądze komornikowi, a zajęcie obejmie też nowe wpływy.',
  },
  {
    ...bailiff,
    id: 'komornik-zajecie-wynagrodzenia',
    label: 'Zajęcie wynagrodzenia lub innego świadczenia przez komornika',
    title: [[/zajeci\w+ (wynagrodzeni|swiadczeni|emerytur|rent|ruchomosci|nieruchomosci)/, 10]],
    body: [
      [/art\. ?(880|881|845|923)/, 3],
      [/(zajmuje|zajeciu) .{0,60}(wynagrodzeni|emerytur|ruchomosc)/, 3],
      [/\bkm[ps]? \d/, 2],
    ],
    duties: ['protected_money', 'pay', 'remedy'],
    meaning: 'Komornik zajął Twoje wynagrodzenie, świadczenie lub rzecz.',
    consequence: 'Pieniądze będą co miesiąc trafiać do komornika, aż dług zostanie spłacony.',
  },
  {
    ...bailiff,
    id: 'komornik-trzeciodluznik',
    label: 'Zajęcie skierowane do pracodawcy lub innego płatnika dłużnika',
    title: [[/(wezwanie|zajeci\w+).{0,50}(do |dla )?(pracodawc|trzeciodluzni)/, 14]],
    body: [
      [/(wzywa\w*|poucza\w*) .{0,40}pracodawc/, 4],
      [/art\. ?(882|886|902)\b/, 3],
      [/trzeciodluzni/, 3],
    ],
    duties: ['third_party_seizure', 'remedy'],
    reply: 'third_party',
    meaning:
      'Komornik zajął pieniądze, które masz wypłacić swojemu pracownikowi lub kontrahentowi. Masz je przekazywać komornikowi i odpowiedzieć na jego pytania.',
    consequence:
      'Za brak odpowiedzi lub wypłatę dłużnikowi grozi grzywna i odpowiedzialność za szkodę.',
  },
  {
    ...bailiff,
    id: 'komornik-pismo',
    label: 'Pismo komornika',
    title: [
      [/wykaz\w* majatku/, 6],
      [/wezwanie|zawiadomienie|postanowienie/, 2],
    ],
    body: [
      [/wykaz\w* majatku/, 2],
      [/dluzni\w+/, 2],
      [/\bkm[ps]? \d/, 2],
    ],
    duties: ['asset_list', 'pay', 'remedy'],
    meaning: 'Komornik, który prowadzi egzekucję, czegoś żąda lub o czymś zawiadamia.',
    consequence: 'Komornik może nałożyć grzywnę i prowadzić dalsze czynności.',
  },
  {
    ...administrative,
    id: 'tytul-wykonawczy-administracyjny',
    label: 'Zajęcie lub tytuł wykonawczy w egzekucji administracyjnej',
    sender: [[/urz(ad|edu) skarbow|organ egzekucyjny|dyrektor oddzialu/, 4]],
    title: [
      [/tytul\w* wykonawcz/, 11],
      [/zawiadomienie o zajeciu/, 11],
    ],
    body: [
      [/organ egzekucyjny/, 2],
      [/(zajeci|zajmuje)\w* .{0,60}(rachunk|wynagrodzeni|wierzytelnosc|swiadczen)/, 4],
      [/zarzut\w* w sprawie (prowadzenia )?egzekucji/, 3],
    ],
    duties: ['remedy', 'pay', 'protected_money'],
    meaning:
      'Urząd prowadzi przymusową egzekucję i zajmuje pieniądze lub majątek bez udziału sądu.',
    consequence: 'Zajęte pieniądze zostaną przekazane urzędowi razem z kosztami egzekucji.',
    source:
      'http://www.przepisy.gofin.pl/przepisyno,756,249669,0,0,20200730,2,0.html; https://sip.lex.pl/procedury/zarzuty-w-postepowaniu-egzekucyjnym-1610613639',
    asOf: '2020-07-30',
    verified: true,
  },
  {
    ...administrative,
    id: 'czynnosc-egzekucyjna-administracyjna',
    label: 'Protokół czynności egzekucyjnej (egzekucja administracyjna)',
    sender: [[/urz(ad|edu) skarbow|organ egzekucyjny|poborc/, 4]],
    title: [[/protokol (zajecia|odbioru|czynnosci egzekucyjn)/, 11]],
    body: [
      [/poborc\w+ skarbow/, 3],
      [/skarg\w+ na czynnosc\w* egzekucyjn/, 4],
    ],
    remedy: {
      name: 'skarga na czynność egzekucyjną',
      term: { amount: 7, unit: 'days' },
      addressee: 'organ nadzoru nad egzekucją',
      via: 'organ egzekucyjny',
      form: 'pismo ze wskazaniem czynności i naruszenia prawa',
      fee: 'bez opłaty',
      legalBasis: 'art. 54 ustawy o postępowaniu egzekucyjnym w administracji',
    },
    duties: ['remedy', 'pay'],
    meaning: 'Poborca skarbowy dokonał czynności egzekucyjnej, na przykład zajął rzecz.',
    consequence: 'Czynność pozostanie w mocy, a zajęta rzecz może zostać sprzedana.',
    source: 'art. 54 ustawy o postępowaniu egzekucyjnym w administracji',
    asOf: '2026-11-21',
    verified: false,
  },
];
