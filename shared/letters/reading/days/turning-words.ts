import type { WordList } from '#shared/letters/text/word-list.ts';

/** A service or delivery ends or stops. */
export const cutOff: WordList = [
  'odetniemy',
  'odlaczymy',
  'wylaczymy',
  'wstrzymamy',
  'zawiesimy',
  'zablokujemy',
  'zamkniemy',
  'ograniczymy',
  'przerwiemy',
  'wstrzymujemy',
  'zawieszamy',
  'ograniczamy',
  'wylaczamy',
  'odlaczamy',
  'blokujemy',
  'zostanie odciet*',
  'zostanie odlaczon*',
  'zostanie wylaczon*',
  'zostanie wstrzyman*',
  'zostana wstrzyman*',
  'zostanie zawieszon*',
  'zostana zawieszon*',
  'zostanie ograniczon*',
  'zostana ograniczon*',
  'zostanie zablokowan*',
  'zostana zablokowan*',
  'odciecie', // Odcięcie gazu nastąpi 5 maja.
  'odlaczenie',
  'wylaczenie',
  'zawieszenie uslug',
  'wstrzymanie dostaw*',
  'ograniczenie uslug',
  'przestanie dzialac', // Z dniem 1 marca telefon przestanie działać.
  'przestana dzialac',
];

/** A new sum, price or rule. */
export const change: WordList = [
  'wzrasta', // czynsz wzrasta od 1 marca
  'wzrosnie',
  'rosnie',
  'rosna',
  'wzrosna',
  'podwyzsza*', // Zaliczkę podwyższa się od 1 lipca.
  'podniesion*',
  'podniesieni*', // podniesienie zaliczki od 1 maja
  'obniza*',
  'wyniesie',
  'wyniosa',
  'wynosic bedzie',
  'wynosic beda',
  'bedzie wynosi*',
  'beda wynosi*',
  'placi pan* bedzie',
  'bedzie placi*',
  'zaliczka … wynosi', // Od 1 lipca miesięczna zaliczka wynosi 484,20 zł.
  'zaliczki … wynosza',
  'oplata … wynosi',
  'oplaty … wynosza',
  'czynsz … wynosi',
  'ulega zmianie',
  'ulegna zmianie',
  'zmienia*',
  'zmieni*',
  'zmiana',
  'zmianie',
  'zmiany',
  'obowiazuj*', // Od 1 stycznia obowiązuje nowa taryfa.
  'obowiazywac', // Od 1 września zaczną obowiązywać nowe zapisy.
  'wchodzi w zycie',
  'wchodza w zycie',
  'wejdzie w zycie',
  'wejda w zycie',
  'nowa wysokosc',
  'nowa oplata',
  'nowe oplaty',
  'nowa zaliczka',
  'nowe zaliczki', // Nowe zaliczki od 1 czerwca: ogrzewanie 245 zł.
  'nowy czynsz',
  'nowa stawka',
  'nowe stawki',
  'nowa cena',
  'nowe ceny',
  'nowa taryfa',
  'nowy cennik',
];
