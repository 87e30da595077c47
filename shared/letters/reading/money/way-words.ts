import type { WordList } from '#shared/letters/text/word-list.ts';

/* Verbs that say which way a sum goes. Folded; `*` stands for any ending. */

/** Money that comes to the reader. */
export const grantWords: WordList = [
  'przyznaj*', // przyznaję zasiłek w kwocie …
  'przyznac',
  'przyznalismy',
  'przyznano',
  'przyznal*',
  'wyplacimy',
  'wyplacamy',
  'wyplacilismy',
  'zostanie wyplacon*',
  'zostanie przekazan*',
  'przekazalismy',
  'przekazemy',
  'zwrocimy',
  'zwrocic powod*', // zwrócić powódce kwotę 250 zł
  'okreslam nadplat*',
  'stwierdzam nadplat*',
  'nadplat*',
  'zarzadzam zwrot*',
  'ustalam pan* prawo',
  'ustala prawo',
  'ustalam prawo',
  'ustala pan* prawo',
  'swiadczenie w wysokosci',
  'do wyplaty',
  'doplat* na pan*',
  'kwot* doplaty',
  'odpraw*',
  'nagrod*',
  'premi*',
  'odszkodowanie w wysokosci',
];

/** Words by which a letter without a known order still tells its reader to pay. */
export const requestWords: WordList = [
  'nalezy oplac*', // Składkę należy opłacić do 31 stycznia
  'nalezy wniesc', // Opłatę należy wnieść w terminie 14 dni
  'nalezy splac*',
  'nalezy zwroc*',
  'prosimy wplac*',
  'prosimy zaplac*',
  'prosimy uisc*',
  'prosimy uregulow*',
  'prosze wplac*', // należność proszę wpłacić na rachunek …
  'prosze zaplac*',
  'wplaty nalezy dokonac',
  'wplaty prosimy dokon*',
  'platnosci nalezy dokonac',
  'mozna wplacic',
  'mozna ja wplacic', // Opłatę można ją wpłacić przy zwrocie w kasie
  'nalezy wplac*',
  'nalezy zaplac*',
  'nalezy uisc*',
  'nalezy uregulow*',
  'nalezy przekaz*',
  'nalezy przela*',
  'prosimy o wplat*',
  'prosimy o zaplat*',
  'prosimy o uregulow*',
  'prosze o wplat*',
  'prosze o zaplat*',
  'platne do',
  'termin platnosci',
];

/** An order or request to pay: where one stands, the letter itself tells its reader to pay. */
export const orderWords: WordList = [
  'wzywa*',
  'prosimy o wplat*',
  'prosimy o zaplat*',
  'prosimy o uregulowan*',
  'prosimy o splat*',
  'prosimy o uiszczeni*',
  'prosze o wplat*',
  'prosze o zaplat*',
  'prosze o uregulowan*',
  'prosimy zaplacic',
  'prosimy wplacic',
  'prosimy uregulowac',
  'prosimy uiscic',
  'prosze wplacic',
  'prosze zaplacic',
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
  'zobowiazuje',
  'zobowiazuj*',
  'zobowiazac',
  'obowiazan*',
  'naklada*',
  'nalozono',
  'nalozyc',
  'wymierza*',
  'wymierzyc',
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
  'uiscic',
  'zaplacic',
  'wplacic',
  'zada*',
];

/** Words of a debt, which alone order nothing: the letter may only tell of it. */
export const owedWords: WordList = [
  'nienaleznie pobran*',
  'do zwrotu',
  'mial* wplynac', // Rata w kwocie 150 zł miała wpłynąć do 31 maja
  'powinn* wplynac',
  'do zaplaty',
  'do doplaty',
  'zalega*',
  'zaleglosc*',
  'zadluzeni*',
  'niedoplat*',
  'dlug na dzien', // Dług na dzień 30.04.2026: …
  'egzekwowan*',
  'termin platnosci',
  'platn*',
];

/** Behind a sum: "Saldo 216,25 zł prosimy wpłacić do 30 listopada". */
export const orderAfterWords: WordList = [
  'prosimy wplacic',
  'prosimy zaplacic',
  'prosimy uregulowac',
  'prosimy uiscic',
  'prosimy przelac',
  'prosze wplacic',
  'prosze zaplacic',
  'nalezy wplac*',
  'nalezy zaplac*',
  'nalezy uisc*',
  'nalezy uregulow*',
  'nalezy zwroc*',
  'nalezy przela*',
  'powinn* pan* zaplac*',
  'powinn* pan* wplac*',
];

/** That nothing is to be paid, or not yet, or not by the reader. */
export const denialWords: WordList = [
  'nie nalezy niczego', // Na tym etapie nie należy niczego dopłacać
  'nie nalezy nic',
  'nie nalezy dokonywac wplat*',
  'nie trzeba nic placic',
  'nie trzeba niczego',
  'nie trzeba placic',
  'nie trzeba nic',
  'nic nie wplacac',
  'nic nie placic',
  'niczego nie wplacac',
  'niczego nie placic',
  'nic pan* nie placi',
  'nic nie musi pan* placic',
  'nic nie musza panstwo placic',
  'nie musi pan* nic placic',
  'nie musi pan* niczego placic',
  'nie musza panstwo nic placic',
  'prosimy nie wplacac',
  'prosimy nie placic',
  'prosimy nie dokonywac',
  'prosimy nie regulowac',
  'nie wymaga zaplaty',
  'nie wymaga wplaty',
  'nie wymaga oplacenia',
  'nie wzywamy do zaplaty',
  'nie jest wezwaniem do zaplaty',
  'nie stanowi wezwania do zaplaty',
  'nie stanowi faktury',
  'nie jest faktura',
  'nie jest rachunkiem',
  'nie podlega zaplacie',
  'brak kwoty do zaplaty',
  'do zaplaty nie ma nic',
];
