import { either, type WordList } from '#shared/letters/text/word-list.ts';

/** Words for something that already happened. */
export const pastActs: WordList = [
  'uplynal',
  'minal',
  'pozostal* bez',
  'nie skorzystal*',
  'wyznaczyl*',
  'uprzedzil*',
  'pouczono',
  'zawiadomiono',
  'poinformowal*',
  'informowal*',
  'wezwal*', // Wezwaliśmy go do zapłaty w terminie 14 dni.
  'wezwano',
  'doreczon* panu',
  'doreczon* pani',
  'zlozyl* wnios*',
  'zlozyl* plik*',
  'zlozyl* deklarac*',
  'uzasadnion* w wymiarze',
  'nabyl*',
  'nie zglosil*', // organizacja związkowa nie zgłosiła zastrzeżeń w terminie 5 dni
  'nie powiadomil*', // w terminie 7 dni nie powiadomiła urzędu
  'nie stawil*',
  'nie zaplacil*',
  'nie uiscil*',
  'nie uzupelnil*',
  'nie zlozyl*',
  'nie wplynel*',
  'nie dokonal*',
  'wzywalismy',
  'nalezalo', // Sprzęt należało zwrócić w ciągu 14 dni.
  'trzeba bylo',
  'mozna bylo',
  'powinien byl',
  'powinna byla',
  'obowiazywal*', // Opłata obniżona obowiązywała przy wpłacie w ciągu 7 dni.
];

/** General instruction about possible events, or about something that is not the case here. */
export const generalRules: WordList = [
  'usprawiedliwi', // kto nie usprawiedliwi się w ciągu 7 dni
  'usprawiedliwia*',
  'usprawiedliwic',
  'usprawiedliwieni* … nieobecnosc*',
  'usprawiedliwieni* … niestawien*',
  'przywroceni* termin*', // wniosek o przywrócenie terminu
  'przywroceni* … terminu',
  'przywroceni* uchybion*',
  'uchybieni*',
  'ustani* przyczyn*',
  'kazd* zmian*', // zgłaszać każdą zmianę dochodu w ciągu 14 dni
  'zmian* adresu',
  'zmian* miejsca',
  'zmian* siedziby',
  'zmian* majac*',
  'zrzec sie',
  'zrzeczeni*',
  'przedawni*',
  'po uprawomocnieniu',
  'nalozon* mandatem',
  'mandat karny kredytowany',
  'od ich zaistnienia',
  'okres* technologicz*',
  'okres* przechowywania',
  'czas trwania', // wyznaczyć czas trwania mediacji do dnia 5 lutego
  'od dnia wniesienia',
  'od dnia zlozenia',
  'od dnia zakonczenia',
  'poza granicami', // jeżeli doręczenie ma nastąpić poza granicami kraju
  'poza terytorium',
  'za granica',
  'nie ma* miejsca zamieszkania',
  'pozbawion* wolnosci',
  'pelnomocnika do doreczen',
  'nie dotyczy', // mandat zaoczny opłaca się w terminie 14 dni - nie dotyczy …
  'nie w tej sprawie',
  'nie ma* zastosowania', // Dwutygodniowy termin w tej sprawie nie ma zastosowania.
  'wydaje sie do', // Orzeczenie wydaje się do 31 maja.
  'wazn* do',
  'bedzie sie mozna', // Od decyzji będzie się można odwołać w ciągu 14 dni.
  'termin waznosci', // Termin ważności operatu to 12 miesięcy.
  'okres waznosci',
  'po staremu', // Do końca maja płaci Pan po staremu.
  'w razie niewszczecia',
  'w przypadku niewszczecia',
  'trwajacej dluzej',
  'w ciagu * lat', // wydatkowanej w ciągu trzech lat, tj. do 31 grudnia 2027 r.
  'w terminie * lat',
  'dluzej niz',
  'skazujac* na grzywne', // od doręczenia postanowienia skazującego na grzywnę
  'kosztow podrozy',
  'kosztow dojazdu',
  'koszty dojazdu', // Koszty dojazdu zwraca się na wniosek złożony w terminie 3 dni.
  'koszty stawiennictwa',
  'utracon* zarob*',
  'od zadania', // w terminie 14 dni od żądania
  'od zatrzymania',
  'od zaznajomienia',
  'od ukonczenia',
];

/** "mogła wynieść 100 zł, gdyby została wniesiona w ciągu 14 dni": a possibility that has passed. */
export const missedChance =
  /\b(?:mog(?:l|la|lo|li|ly)|wynioslaby|wyniosloby|bylaby|byloby)\b[^.;]{0,80}\bgdyby\b[^.;]*$/;

/** "Przy wpłacie w ciągu 7 dni opłata wynosi 95 zł": a discount for paying early is not a deadline. */
export const reward =
  /\b(?:przy (?:wplacie|zaplacie|platnosci)|w (?:przypadku|razie) (?:wplaty|zaplaty|platnosci|uiszczenia))\b[^.;]{0,30}$/;
export const rewarded =
  /^(?:[^.;]|\d\.\s?\d|\btj\.){0,90}\b(?:wynosi|wynosil\w*|wyniesie|obniz\w+|rabat\w*|znizk\w*|upust\w*|nizsz\w+)\b/;

/** "W przypadku niewykonania obowiązku w ciągu 7 dni": the failure lies ahead, so the term must be kept. */
export const failureAhead =
  /\b(?:w (?:przypadku|razie|wypadku)|na wypadek|pod rygorem) nie[a-z]{4,20}\b[^.;,]{0,60}$/;

/** "w terminie" of a reported failure, not of an order: "z powodu niepowiadomienia w terminie 7 dni"; a dash ends it. */
export const failure =
  /\bnie(?:[a-z]{4,18}(?:eni|ani|eci|yci)a|[a-z]{4,16}(?:on|an)(?:a|e|y|ej|ego))\b(?:(?! - )[^.;,]){0,60}$/;

/**
 * "podwyższam odszkodowanie za wydanie nieruchomości w terminie 30 dni": the term belongs to something
 * reported, not ordered.
 */
export const rewardedDeed =
  /(?<!\b(?:oplat|naleznosc|skladk|czynsz|zaleglosc|wynagrodzeni|kar|stawk|rachun|faktur)[a-z]{0,5} )\bza [a-z]{4,20}(?:nie|cie)(?: [a-z]+){0,2} $/;

/** Words that make the reader owe something, in the reasons too. */
export const orderWords: WordList = [
  'wzywa*',
  'zobowiazuj*',
  'nakazuj*',
  'nalezy',
  'prosze',
  'prosimy',
  'powinien pan',
  'powinna pani',
  'musi pan*',
  'obowiazan* pan* jest',
  'ma pan*',
];

/** "Termin wypowiedzenia to trzy miesiące", "czas naprawy to 4 dni", "naprawa potrwa 10 dni": how long something runs. */
export const noticeLength = new RegExp(
  either(
    /\b(?:termin wypowiedzenia|czas(?! na\b)[^.;,]{0,30}) (?:to|wynosi|jest|trwa)\b[^.;]{0,40}$/,
    /\bpotrwa(?:ja)?\b[^.;]{0,40}$/,
    /\bzajm(?:ie|a)(?: nam)?(?: (?:do|okolo|ok))? $/,
  ),
);

/** "Gwarancja: 12 miesięcy od odbioru", "bilety zachowują ważność w ciągu 30 dni": how long something lasts. */
export const lasts = new RegExp(
  String.raw`\b${either('gwarancj', 'rekojmi', 'wazn', 'retencj', 'przechowywan', 'archiwiz')}\w*` +
    String.raw`(?: (?:na|producenta|sprzedawcy|czesci|wynosi|obowiazuje|trwa|to|jest|i)){0,3}(?: ?[:–-])?` +
    String.raw`(?: (?:przez|w|na)(?: (?:okres|okresie|czas|czasie|terminie|ciagu))?)? $`,
);

/** "Jeżeli usterka powtórzy się w ciągu 3 miesięcy": something that may happen, not what the reader does. */
export const mayHappen =
  /\b(?:jezeli|jesli|gdyby|gdy|kiedy)\b[^.;,]{0,40}\b(?:usterk|wad|awari|uszkodz|problem|objaw|dolegliw|choro|zdarzeni)[^.;,]{0,40}$/;
