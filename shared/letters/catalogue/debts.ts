import type { DocumentType } from './document-type.ts';
import { insurer } from './finance.ts';

const demand = {
  issuer: 'creditor',
  remedy: null,
  level: 'MEDIUM',
  reply: 'payment_demand',
  specialization: 'prawo cywilne, ochrona konsumentów',
  freeHelp: ['legal_aid', 'consumer', 'citizen_advice'],
  asOf: '2026-11-21',
  verified: false,
} as const satisfies Partial<DocumentType>;

/** Demands of creditors, funds and registers of debtors (legal-facts 3b, rows 10, 11, 33, 34, 41). */
export const debtTypes: readonly DocumentType[] = [
  {
    ...demand,
    id: 'wezwanie-do-zaplaty',
    code: 'wezwanie_do_zaplaty',
    label: 'Wezwanie do zapłaty',
    sender: [[/(sp\. ?z ?o\. ?o|s\. ?a\.|spolka|windykac|inkaso|kancelaria)/, 1]],
    title: [
      [/wezwanie (klienta )?do (zaplaty|uregulowania|uiszczenia|splaty|dobrowolnej)/, 7],
      [/(monit|przypomnienie o (platnosci|zaplacie|zaleglosci)|ponaglenie)/, 7],
    ],
    body: [
      [/(wzywa(m|my)?|prosimy|prosze)\b.{0,60}(zaplat|wplat|uregulowan|splat|zwrotu)/, 3],
      [/(zalegl|zadluzeni|niezaplacon|nieoplacon)/, 1],
    ],
    duties: ['pay', 'object_in_writing'],
    meaning: 'Wierzyciel żąda zapłaty. To nie jest jeszcze wyrok ani egzekucja.',
    consequence: 'Wierzyciel może skierować sprawę do sądu, doliczyć koszty i odsetki.',
    source: 'brak terminu ustawowego; art. 481 k.c.',
  },
  {
    ...demand,
    id: 'przedsadowe-wezwanie',
    code: 'przedsadowe_wezwanie',
    label: 'Przedsądowe wezwanie do zapłaty',
    sender: [[/(sp\. ?z ?o\. ?o|s\. ?a\.|spolka|windykac|inkaso|kancelaria)/, 1]],
    title: [
      [/przedsadow/, 10],
      [/przedprocesow/, 10],
      [/ostateczn\w* (przed\w+ )?wezwanie/, 5],
      [/wezwanie do zaplaty/, 2],
    ],
    body: [
      [/(wzywa(m|my)?|prosimy|prosze)\b.{0,60}(zaplat|wplat|uregulowan|splat)/, 2],
      [/(skier\w+|wytocz\w+|wystapi\w+).{0,60}(sad|pozw)/, 2],
      [/bez (odrebnego|ponownego|dalszych|kolejn\w+) (zawiadomieni|wezwa|uprzedze)/, 2],
    ],
    duties: ['pay', 'object_in_writing'],
    meaning: 'To ostatnie wezwanie przed pozwem: wierzyciel zapowiada sąd, jeśli nie zapłacisz.',
    consequence:
      'Wierzyciel może wnieść pozew; dojdą koszty sądowe, a dług może trafić do rejestru dłużników.',
    source: 'art. 187 § 1 pkt 3 k.p.c. (próba pozasądowego rozwiązania sporu)',
  },
  {
    ...demand,
    id: 'cesja',
    code: 'cesja_wierzytelnosci',
    label: 'Zawiadomienie o przelewie (cesji) wierzytelności',
    sender: [[/(fundusz|sekurytyzacyjn|inkaso|windykac|fiz\b)/, 2]],
    title: [
      [/(przelew\w*|cesj\w*|sprzedaz\w*|nabyci\w*|zmian\w*) (wierzytelnosci|wierzyciela)/, 13],
    ],
    body: [
      [/umow\w+ (przelewu|cesji|sprzedazy) wierzytelnosci/, 5],
      [
        /(nabyl\w*|kupil\w*|zakupil\w*|przejel\w*|przenios\w+|przelal\w*|zbyl\w*).{0,120}wierzytelnosc/,
        4,
      ],
      [/art\. ?509/, 3],
    ],
    duties: ['verify_debt', 'ask_documents', 'pay'],
    reply: 'assignment',
    meaning:
      'Twój dług kupiła inna firma i to ona żąda teraz zapłaty. Najpierw sprawdź, czy dług istnieje i czy się nie przedawnił.',
    consequence: 'Nowy wierzyciel może wnieść pozew albo zgłosić dług do rejestru dłużników.',
    source: 'art. 509 i n. k.c.',
  },
  {
    ...demand,
    id: 'ostrzezenie-big',
    code: 'wezwanie_do_zaplaty',
    label: 'Ostrzeżenie o wpisie do rejestru dłużników',
    sender: [[/(krajowy rejestr dlugow|\berif\b|infomonitor|biuro informacji gospodarczej)/, 4]],
    title: [
      [/(zamiarze|ostrzezenie|zawiadomienie).{0,80}(informacji gospodarczej|rejestr|big|krd)/, 9],
    ],
    body: [
      [/(przekaza\w+|wpis\w*|dopis\w+).{0,80}(informacji gospodarczej|rejestr\w* dlug)/, 3],
      [/art\. ?14 ust/, 2],
    ],
    duties: ['pay', 'object_in_writing'],
    meaning: 'Wierzyciel uprzedza, że po miesiącu zgłosi dług do rejestru dłużników.',
    consequence: 'Wpis w rejestrze utrudni kredyt, abonament i zakupy na raty.',
    source: 'art. 14 ustawy o udostępnianiu informacji gospodarczych',
  },
  {
    ...demand,
    id: 'oplata-dodatkowa-przejazd',
    code: 'wezwanie_do_zaplaty',
    label: 'Wezwanie do zapłaty za przejazd bez biletu',
    sender: [
      [/(zarzad transportu|przewozow|komunikacj\w+ miejsk|koleje|\bmpk\b|\bztm\b|\bpkp\b)/, 4],
    ],
    title: [
      [/wezwanie do zaplaty/, 6],
      [/oplat\w* dodatkow/, 6],
    ],
    body: [
      [/(bez wazn\w+|bez) bilet/, 6],
      [/oplat\w+ dodatkow/, 3],
      [/prawo przewozowe/, 3],
    ],
    remedy: {
      name: 'reklamacja',
      term: null,
      addressee: 'przewoźnik',
      via: null,
      form: 'pismo lub formularz przewoźnika',
      fee: 'bez opłaty',
      legalBasis: 'regulamin przewoźnika; przedawnienie roczne – art. 778 k.c.',
    },
    duties: ['pay', 'remedy', 'object_in_writing'],
    reply: 'transport_fee',
    meaning: 'Przewoźnik żąda opłaty dodatkowej za przejazd bez ważnego biletu.',
    consequence: 'Przewoźnik może wnieść pozew (często do e-Sądu) i doliczyć koszty.',
    source: 'art. 778 k.c.',
  },
  {
    ...demand,
    id: 'parking-prywatny',
    code: 'wezwanie_do_zaplaty',
    label: 'Wezwanie do zapłaty za parkowanie (parking prywatny)',
    sender: [[/park(ing|omat)/, 4]],
    title: [[/wezwanie do zaplaty|oplat\w* (za parkowanie|parkingow)/, 6]],
    body: [
      [/regulamin\w* parkingu/, 6],
      [/(kara umowna|oplata (karna|dodatkowa)).{0,60}park/, 4],
    ],
    duties: ['ask_documents', 'object_in_writing', 'pay'],
    meaning: 'Prywatny zarządca parkingu żąda kary umownej. To nie jest mandat.',
    consequence: 'Firma może wnieść pozew; musi wtedy udowodnić umowę i kierowcę.',
    source: 'brak terminu ustawowego',
  },
  {
    ...demand,
    id: 'ubezpieczyciel-regres',
    code: 'wezwanie_do_zaplaty',
    label: 'Wezwanie ubezpieczyciela do zwrotu odszkodowania (regres)',
    sender: insurer,
    title: [
      [/wezwanie do (zaplaty|zwrotu)/, 6],
      [/regres/, 6],
    ],
    body: [
      [/(regres|prawo (dochodzenia|zadania) zwrotu|art\. ?(43|828)\b)/, 5],
      [/(wyplaci\w+|zaplaci\w+).{0,60}odszkodowani/, 2],
    ],
    duties: ['pay', 'object_in_writing', 'ask_documents'],
    meaning: 'Ubezpieczyciel wypłacił odszkodowanie i żąda od Ciebie jego zwrotu.',
    consequence: 'Ubezpieczyciel może wnieść pozew o zwrot z odsetkami i kosztami.',
    source: 'art. 43 ustawy o ubezpieczeniach obowiązkowych, art. 828 k.c.',
  },
];
