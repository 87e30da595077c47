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

/** An order or request to pay. */
export const orderWords: WordList = [
  'wzywa*',
  'prosimy o wplat*',
  'prosimy o zaplat*',
  'prosimy o uregulowan*',
  'prosze o wplat*',
  'prosze o zaplat*',
  'prosimy zaplacic',
  'prosimy wplacic',
  'nalezy wplac*',
  'nalezy zaplac*',
  'nalezy uisc*',
  'nalezy oplac*',
  'nalezy przekaz*',
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
  'nienaleznie pobran*',
  'okresla* zobowiazan*',
  'okresla* wysokosc*',
  'podlega* zwrotowi',
  'do zwrotu',
  'mial* wplynac',
  'powinn* wplynac',
  'do zaplaty',
  'zalega*',
  'zaleglosc*',
  'zadluzeni*',
  'dlug na dzien', // Dług na dzień 30.04.2026: …
  'egzekwowan*',
  'termin platnosci',
  'platn*',
  'uiscic',
  'zaplacic',
  'wplacic',
  'zada*',
];
