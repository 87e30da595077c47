import type { WordList } from '#shared/letters/text/word-list.ts';

/* Verbs that give the direction of a sum. Folded; `*` stands for any ending. */

/** Money that comes to the reader. */
export const grantWords: WordList = [
  'mamy przelac', // rachunek, na który mamy przelać saldo
  'mamy zwrocic',
  'mamy wyplacic',
  'mamy przekazac',
  'przyznaj*', // przyznaję zasiłek w kwocie …
  'przyznac',
  'przyznano',
  'przyznal*',
  'wyplacimy',
  'wyplacamy',
  'wyplacilismy',
  'zostanie wyplacon*',
  'zostanie przekazan*',
  'zostanie zwrocon*', // Pozostała kwota 500,00 zł zostanie zwrócona na rachunek
  'zostana zwrocon*',
  'zostanie przelan*',
  'zostana przelan*',
  'przekazalismy',
  'przekazemy',
  'zwrocimy',
  'zwrocilismy', // Zwróciliśmy na rachunek całość 1 249 zł
  'zwrocic powod*', // zwrócić powódce kwotę 250 zł
  'nadplat*',
  'panstwa korzysc', // Saldo rozliczenia na Państwa korzyść 339,80 zł
  'pan* korzysc',
  'twoja korzysc',
  'korzysc odbiorcy',
  'korzysc klienta',
  'korzysc najemcy',
  'zarzadzam zwrot*',
  'ustala* pan* prawo',
  'ustala* prawo',
  'swiadczenie w wysokosci',
  'do wyplaty',
  'konto wplynie', // Na konto wpłynie więc 19 957,00 zł
  'wyplaci dodatkowo', // Towarzystwo wypłaci dodatkowo 18 000 zł
  'doplacimy pan*',
  'rachunek wplynie',
  'konto trafi', // Na Pani rachunek trafi 1 146,72 zł
  'rachunek trafi',
  'doplat* na pan*',
  'kwot* doplaty',
  'odpraw*',
  'nagrod*',
  'premi*',
  'odszkodowanie w wysokosci',
  'bede placil*', // Czynsz za lipiec po 2 600 zł będę płacił jak dotąd
  'bedziemy placic',
  'zaplace',
  'zaplacimy',
  'wplace',
  'wplacimy',
  'przeleje',
  'przelejemy',
  'ureguluje sam*',
  'uregulujemy',
  'pokryje koszt*',
  'pokryjemy',
  'zwroce',
  'oddam', // Zostaje 1 630 zł i tyle oddam Pani do 31 sierpnia
  'oddamy',
  'oddajemy',
  'zwracamy', // Zwracamy część prowizji: 312,40 zł
  'zobowiazuj* sie zwroc*',
  'zobowiazalismy sie zwroc*', // Zobowiązaliśmy się zwrócić klientom opłaty.
  'zobowiazalismy sie wyplac*',
  'zobowiazalismy sie odda*',
  'zobowiazuj* sie zaplac*',
  'zobowiazuje sie splac*',
  'zobowiazuje sie uisc*',
];

/** Words that name a sum only when they stand before it. */
export const grantBeforeWords: WordList = [
  'otrzyma pan* co miesiac', // otrzyma Pani co miesiąc 1 800,43 zł
  'otrzyma pan* miesiecznie',
  'bedzie pan* otrzymywa*',
  'od … emerytura wynosi', // Od 1 marca 2026 r. emerytura wynosi 1 978,49 zł
  'od … renta wynosi',
  'od … zasilek wynosi',
  'od … dodatek wynosi',
  'od … swiadczenie wynosi',
  'przekazano pan*', // na rachunek podany we wniosku przekazano Pani 1 072,73 zł
  'przekazalem pan*',
  'przekazalam pan*',
  'przelano pan*',
  'przelalem pan*',
  'przelalam pan*',
  'na konto dostan*', // a na konto dostanie Pan 3 605,85 zł
  'na konto otrzyma*',
  'zostaje dla pan*', // Zostaje dla Pani 2 345,83 zł
  'zostaje dla ciebie',
  'pozostaje dla pan*',
  'pozostaje dla ciebie',
  'do zwrotu dla pan*',
  'do zwrotu klient*', // Do zwrotu klientowi 90,00
  'do zwrotu dla klient*',
  'do zwrotu najemc*',
  'do zwrotu dla najemc*',
  'do zwrotu kupujac*',
  'do zwrotu uczestnik*',
  'do zwrotu dla ciebie',
  'do zwrotu na karte', // Do zwrotu na kartę: 894,00 zł
  'do zwrotu na konto pan*',
  'do zwrotu na pan*',
  'do zwrotu na rachunek pan*',
];

/** What a letter asks for politely. */
const asked = [
  'o wplat*',
  'o zaplat*',
  'o uregulowan*',
  'o splat*',
  'o zwrot kaucji', // a tenant's to the landlord
  'o zwrot kwoty',
  'o wplacenie',
  'o zaplacenie',
  'doplac*',
  'o doplat*',
  'o przelew',
  'o przelanie',
  'uregulowac',
  'przelac',
];

const due = ['zaplaty', 'doplaty', 'uregulowania', 'oddania', 'wyrownania'];

/** An order or request to pay: the letter itself tells its reader to pay. */
export const orderWords: WordList = [
  'wzywa*',
  ...asked.flatMap((what) => [`prosze ${what}`, `prosimy ${what}`]),
  'przelej', // w czerwcu przelej 2 100 zł
  'wplac',
  'zaplac',
  'doplac',
  'nalezy doplac*',
  'nalezy wplac*',
  'nalezy zaplac*',
  'nalezy uisc*',
  'nalezy oplac*',
  'nalezy przekaz*',
  'nalezy uregulow*',
  'nalezy przela*',
  'nalezy zwroc*',
  'nalezy wniesc',
  'doplaca', // Pacjent dopłaca do wyżywienia …
  'uiszczeni*', // przez uiszczenie opłaty w kwocie …
  'nakazuje',
  'zasadza',
  'zasadzic',
  'zobowiazuj*',
  'zobowiazac',
  'obowiazan*',
  'naklada*',
  'nalozono',
  'nalozyc',
  'wymierza*',
  'wymierzyc',
  'wyznacza* … kwot*', // udziela się upomnienia i wyznacza kwotę …
  'skazuje',
  'skazac', // skazać świadka na grzywnę w kwocie 500 zł
  'ustala* wysokosc*',
  'ustala* zobowiazan*',
  'ustala* podat*',
  'ustala* … oplat*', // ustalam Panu … jednorazową opłatę
  'ustala* pan* kwot* nienalezn*',
  'okresla* zobowiazan*',
  'okresla* wysokosc*',
  'podlega* zwrotowi',
  'do zaplaty pozosta*', // Po zarachowaniu do zapłaty pozostaje …
  'pozosta* do zaplaty',
  // do uregulowania ma Pani 36,00 zł
  ...due.flatMap((what) => [`do ${what} ma pan*`, `do ${what} maja panstwo`]),
  'uiscic',
  'zaplacic',
  'wplacic',
  'zada', // Sprzedawca żąda zapłaty …
  'zadam',
  'zadamy',
  'zadaja',
];
