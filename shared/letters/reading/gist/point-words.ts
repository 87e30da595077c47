import type { WordList } from '#shared/letters/text/word-list.ts';

/** What the reader is entitled to, or need not do. */
export const rights: WordList = [
  'przysluguj*', // Przysługuje Pani odprawa w wysokości …
  'nalezy sie',
  'ma pan* prawo',
  'maja panstwo prawo',
  'masz prawo',
  'moze pan*',
  'moga panstwo',
  'mozesz',
  'mozna',
  'wolno pan*',
  'wolno ci',
  'nie musi*',
  'nie trzeba',
  'nie ma obowiazku',
  'uprawniony do',
  'uprawniona do',
];

/** What the reader has to do or to stop doing. */
export const duties: WordList = [
  'nalezy',
  'prosimy o',
  'prosze o',
  'prosimy *c',
  'musi*',
  'obowiazan*',
  'zobowiazan*',
  'zobowiazuj*',
  'powinien',
  'powinna',
  'powinni',
  'wymaga*',
  'nie wolno',
  'warunkiem jest',
  '*placa sie', // Zaległość wpłaca się zarządcy budynku
  'uiszcza sie',
  'sklada sie',
  'wnosi sie',
  'oddaje sie',
];

/** What was decided. */
export const outcomes: WordList = [
  'odmawia*',
  'odmowil*',
  'nie uznaj*',
  'nie uznal*',
  'nie uwzglednia*',
  'nie uwzglednil*',
  'uznaj*',
  'uznalismy',
  'przyznaj*',
  'przyznalismy',
  'odrzuca*',
  'umarza*',
  'uchyla*',
  'wypowiada*',
  'rozwiazuj*',
];

/** Words that explain a sum or a share: a verb, or the time or unit it is counted for. */
export const figureWords: WordList = [
  'wynosi',
  'wynosza',
  'wyniesie',
  'wyniosa',
  'wyniosl*',
  'wynosil*',
  'bedzie',
  'beda',
  'zostanie',
  'zostana',
  'zostal*',
  'jest',
  'sa',
  'moze',
  'moga',
  'nie przekroczy',
  'nie moze przekraczac',
  'grozi',
  'ponosi*',
  'obejmuje',
  'miesiecznie', // 4 osoby x 33,00 zł = 132,00 zł miesięcznie
  'rocznie',
  'kwartalnie',
  'za kazdy',
  'za kazda',
  'za kazde',
  'za godzine',
  'od osoby',
];

/** Verbs of statements whose ending a noun may have too. */
export const statements: WordList = [
  'traci',
  'traca',
  'straci*', // Straci Pani miejsce.
  'otrzyma*',
  'dostanie*',
  'wysle*',
  'przekaze*',
  'zaplaci*',
  'wplaci*',
  'zwroci*',
  'odda',
  'oddamy',
  'odbedzie',
  'wygasnie',
  'wygasa',
  'przepada*',
  'przepadnie',
  'zamyka',
  'zamknie',
  'pobiera',
  'pobierze',
  'konczy',
  'zaczyna',
  'trwa',
  'dziala',
  'rosnie',
  'wzrosnie',
  'spada',
  'przechodzi',
  'wchodzi',
  'wraca',
  'zachowa*', // zachowa Pan miejsce
  'oznacza',
  'rozpatrzy',
  'rozpatrzymy',
  'odpowiada',
  'podlega',
  'wstrzymuje',
  'zawiera', // Porozumienie zawiera oświadczenie klienta, że …
  'nadaje', // wyrokowi nadaje rygor
  'uprawnia*', // Punkty uprawniają do wniosku.
  'daje',
  'dadza',
];

/** What is lost, ends, is blocked or entered in a register. */
export const losses: WordList = [
  'utrac*',
  'traci*',
  'straci*',
  'wygas*',
  'pod rygorem',
  'przedawn*',
  'przepad*',
  'skresl*',
  'wykresl*',
  'zablok*',
  'blokad*',
  'wpis* do', // wpis do rejestru dłużników
  'wpisan* do',
  'wpiszemy do',
  'bez rozpatrzenia',
  'oznacza rezygnacj*',
  'rezygnacj* z miejsca',
  'nastepnej osobie', // miejsce otrzyma następna osoba
  'nastepnemu',
  'nie wstrzymuje', // Reklamacja nie wstrzymuje obowiązku zapłaty.
  'nie przesuwa',
  'nie zwalnia',
  'nie przysluguje',
];

/** A choice that the sender leaves, and what the reader is to bring. */
export const choices: WordList = [
  'do wyboru',
  'wybrac',
  'wybierz*',
  'w zamian',
  'zamiast',
  'voucher*',
  'bon na',
  'zabrac',
  'zabierz*',
  'przyniesc',
  'przynosimy',
  'prosze wziac',
  'prosimy wziac',
  'prosze zabrac',
  'prosze miec',
  'nalezy miec',
  'ze soba',
];
