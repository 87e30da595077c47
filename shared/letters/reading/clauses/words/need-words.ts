import { anyOf, either, type WordList } from '#shared/letters/text/word-list.ts';

/** Papers, things and answers that a sender may still need of its reader. */
const wanted: WordList = [
  'rachun*',
  'faktur*',
  'paragon*',
  'dokument*',
  'numer*',
  'podpis*',
  'zgod*',
  'kopi*',
  'skan*',
  'zdjeci*',
  'odpis*',
  'wypis*',
  'wyciag*',
  'zaswiadczeni*',
  'oswiadczeni*',
  'deklaracj*',
  'pelnomocnictw*',
  'protokol*',
  'umow*',
  'kart*',
  'ksiazeczk*',
  'legitymacj*',
  'potwierdzeni*',
  'orzeczeni*',
  'formularz*',
  'druk*',
  'wniosek',
  'wniosku',
  'wyjasnien*',
  'odpowiedz*',
  'papier*',
];
/** "nie jest potrzebna zgoda", "niczego nie brakuje": nothing is needed. */
const notDenied = String.raw`(?<!\b(?:nie|nie jest|nie sa|nie bedzie|nie beda|nic|niczego nie) )`;
/** "potrzebna jest nowa deklaracja", "Potrzebuję też karty zdrowia", "Brakuje nam jeszcze umowy". */
const need = String.raw`${notDenied}\b${either(
  /potrzebn[aey] (?:(?:mi|nam|jeszcze|tez|jest|sa|bedzie|beda|do tego) ){1,3}/,
  /potrzebuj(?:e|emy) (?!pan|klient|ktos)(?:(?:od|jeszcze|tez|takze|pan\w*|panstwa) ){0,3}/,
  /(?:brakuje|zabraklo) (?:(?:mi|nam|jeszcze|tez|w nim|w niej) ){1,2}/,
)}(?:[^.;:,]{1,40} )?${anyOf(wanted)}`;

/** What the reader can do in person, in writing or by telephone. */
const deed: WordList = [
  'odpisac',
  'wpisac',
  'dopisac',
  'napisac',
  'przeslac',
  'wyslac',
  'odeslac',
  'doslac',
  'podac',
  'zadzwonic',
  'przyjsc',
  'przyniesc',
  'podpisac',
  'wypelnic',
  'oddac',
  'zwrocic',
  'zglosic',
  'zlozyc',
  'dostarczyc',
  'potwierdzic',
  'dolaczyc',
  'pokazac',
  'okazac',
  'zabrac',
  'przygotowac',
  'odebrac',
  'wybrac',
  'zawiadomic',
  'powiadomic',
  'poinformowac',
];
/** "Wystarczy odpisać „zgadzam się”, a uznaje Pani dług": nobody is sent to bind themselves. */
const binds = String.raw`(?![^.;]*\b(?:uzna\w+|dlug\w*|ugod\w*|zgadzam|zobowiaz\w+|potraktowac|zignorowac))`;

const needs = either(
  new RegExp(need),
  // Aby przelać pieniądze, potrzebujemy: 1. numeru rachunku, 2. skanu dowodu rejestracyjnego
  new RegExp(String.raw`${notDenied}\bpotrzeb(?:n[aey]|uj(?:e|emy))(?: [a-z]+){0,3}:$`),
  // Niech mi Pan podeśle nowy numer.
  /\bniech (?:(?:mi|nam|go|ja|je|to|sie) )?(?:pan|pani|panstwo)\b(?! (?:sie )?nie\b)/,
  // Wystarczy mi krótkie wyjaśnienie na kartce; without "mi" it is a way to do what is only offered.
  new RegExp(
    String.raw`(?<!\bnie )\bwystarcz[ya] (?:mi|nam)${binds} (?:[a-z]+ ){0,3}?${anyOf([...deed, ...wanted])}`,
  ),
  // Zależy mi, żeby w domu był również syn.
  /(?<!\bnie )\bzalezy (?:mi|nam),? (?:aby|zeby)\b/,
  // Do 5 maja ma Pani złożyć oświadczenie.
  new RegExp(
    String.raw`(?<!\bco |\bjak |\bgdzie |\bczy )\b(?:ma|maja) (?:pan|pani|panstwo) (?:[a-z]+ ){0,2}?${anyOf(deed)}`,
  ),
  // Pozostaje tylko podpisać i odesłać umowę.
  new RegExp(String.raw`\b(?:pozostaje|pozostalo|zostalo)${binds} (?:[a-z]+ ){0,3}?${anyOf(deed)}`),
  // Podpisaną zgodę oddajemy wychowawcy.
  /\b(?:oddajemy|skladamy|zwracamy|przynosimy|przekazujemy) [^.;]{0,40}\b(?:wychowawc|nauczyciel|sekretaria|intendent|skarbni)/,
  // 3) do 20 marca 2026 - podpisana karta kwalifikacyjna
  /^(?:\d{1,2}[.)] |[-–•*] )?do (?:dnia )?\d{1,2}[^-–:;]{3,20}[-–:] (?!.*\d ?zl\b)(?:podpisan|wypelnion)\w+/,
  // Zachęcamy do ponownego złożenia wniosku po jego uzupełnieniu.
  /\bzacheca(?:m|my) (?:[a-z]+ )?do (?:ponown\w+|zlozenia|uzupelnienia|rozmowy)\b/,
  // Obecność wszystkich lokatorów jest konieczna; that it is an obligation belongs to the day itself.
  /\bobecnosc\b(?![^.;]*\bnie (?:jest|sa|byla|bedzie)\b)[^.;]{0,50}\b(?:konieczn|wymagan|niezbedn)[a-z]+/,
  // Potrzebne mi są trzy rzeczy: po pierwsze paragon; po drugie …
  new RegExp(String.raw`${notDenied}\bpotrzeb(?:n[aey]|uj(?:e|emy)) [^.;]{3,80}\bpo pierwsze\b`),
);
/** "Buty są do odbioru w sklepie", "Dokument można odebrać w kasie", "legitymacja czeka na odbiór". */
const collected = new RegExp(
  String.raw`(?<!\bnie )\b${either(
    /(?:jest|sa|gotow[aey]|przygotowan[aey]|czeka(?:ja)?)\b[^.;,]{0,30}\b(?:do odbioru|na odbior)/,
    /czeka(?:ja)?\b[^.;,]{0,20}\bw (?:salonie|sklepie|punkcie|biurze|sekretariacie|kasie|recepcji|kancelarii|siedzibie)/,
    /mozna (?:(?:go|ja|je|juz|tez) ){0,2}(?:[a-z]+ )?(?:odebrac|odbierac)/,
    /mo(?:ze|ga) (?:(?:go|ja|je) )?(?:pan|pani|panstwo) (?:[a-z]+ )?(?:odebrac|odbierac)/,
  )}\b`,
);

const needing = new RegExp(needs);
/** A payment, an account, somebody else's consent: never a thing that the reader is asked for. */
const beside = new RegExp(
  either(
    /\d ?(?:zl|pln|eur)\b|(?:\d[ -]?){20}|\[rachunek/,
    /\bzgod\w+ (?:wlasciciel|wspolnot|wszystkich|zarzad|sad|konserwator|organ|urzed|gmin)/,
  ),
);
/** "Po tym dniu będzie można odebrać", "może Pan odebrać po zwrocie pieniędzy": not now. */
const notYet =
  /\bbedzie mozna\b|\bpo (?:tym|jego|jej|ich|zwrocie|zaplacie|wplacie|uregulowaniu|splacie)\b/;

/** Whether a folded clause tells where something waits for the reader. */
export const tellsToCollect = (text: string): boolean => collected.test(text) && !notYet.test(text);

/** Whether a folded clause says what its sender still needs of the reader, or what waits for the reader. */
export const tellsNeed = (text: string): boolean =>
  (needing.test(text) && !beside.test(text)) || tellsToCollect(text);
