import type { WordList } from '#shared/letters/text/word-list.ts';

/** Words that say that the reader may act but need not. */
export const offers: WordList = [
  'moze pan*',
  'moze go pan*', // Może go Pan wypowiedzieć w każdej chwili.
  'moze ja pan*',
  'moze je pan*',
  'moga panstwo',
  'mozesz', // Możesz też wybrać inną propozycję.
  'mozecie',
  'masz prawo',
  'ma pan* prawo',
  'maja panstwo prawo',
  'przysluguje pan* prawo',
  'przysluguje panstwu prawo',
  'mozna zlozyc',
  'mozna wniesc o',
  'mozna wystapic',
  'mozna dochodzic', // Zmiany wysokości alimentów można dochodzić przed sądem rodzinnym.
  'mozna ubiegac sie',
  'mozna zglosic',
  'mozna * zmienic', // Termin można bezpłatnie zmienić.
  'mozna skorzystac',
  'mozna kwestionowac',
  'moze kwestionowac',
  'moze wnosic o', // Pozwany może wnosić o skierowanie do mediacji.
  'moze oswiadczyc',
  'moze byc zlozon*', // Oświadczenie może być złożone w ciągu sześciu miesięcy.
  'moga byc zlozon*',
  'moze w terminie', // Pokrzywdzony może w terminie 7 dni oświadczyć …
  'moze w ciagu',
  'po przedstawieniu', // Środki wypłacimy po przedstawieniu dokumentów.
  'moze przedstawic',
  'kazdy moze', // Każdy może złożyć uwagi.
  'proponujemy', // Proponujemy spłatę w pięciu ratach.
  'proponuje pan*',
  'moze byc odroczon*', // Należność może być odroczona lub rozłożona na raty.
  'moze byc rozlozon*',
  'moze rozlozyc',
  'moze umorzyc',
  'moze odroczyc',
  'mozemy rozlozyc',
  'rozlozymy', // Nie stać Pani na jedną wpłatę? Rozłożymy dług na raty.
  'jest mozliwe',
  'jest mozliwa',
  'mozliwe jest',
  'istnieje mozliwosc',
  'na wniosek pozwanego', // Na wniosek pozwanego sąd zawiesi rygor.
  'na wniosek dluznika',
  'na pan* wniosek', // Na Pani wniosek zwrócimy nadpłatę.
  'wniosek o zwolnienie od kosztow',
  'jezeli istnieja przeciwwskazania',
];

/** Words that withdraw an offer, or mark a remedy that is shown elsewhere. */
export const notOffered: WordList = [
  'odpowiadajac na', // Odpowiadając na Pani wniosek …
  'w odpowiedzi na',
  'nie moze pan*',
  'nie mozesz',
  'nie mozecie',
  'nie mozna',
  'nie dotyczy',
  'nie w tej sprawie',
  'nie przysluguje',
  'nie sluzy',
  'nie jest mozliw*', // Samowolna zmiana daty przyjazdu nie jest możliwa.
  'nie moze rozlozyc', // Komornik nie może rozłożyć długu na raty.
  'nie moze umorzyc',
  'nie moze odroczyc',
  'zarzut wadliwosci', // Prezes ZUS może zgłosić zarzut wadliwości: to jego prawo
  'na pan* wniosek z', // Na Pana wniosek z 8 sierpnia rozkładam na raty.
  'zaopatrzon* na pan* wniosek',
  'odwolani*',
  'zazaleni*',
  'apelacj*',
  'sprzeciw wnosi*',
  'wniesc sprzeciw',
  'zlozyc sprzeciw',
  'skarg*',
  'zaskarzy*',
  'reklamacj*',
];

/** General instruction that letters give on any subject. */
export const everyday: WordList = [
  'zmian* adresu',
  'zmianie adresu',
  'miejsca pobytu',
  'przywroceni*',
  'danych osobowych',
  'pelnomocnik*',
  'e-doreczen*',
  'wnioslo',
  'wniesiono',
  'zrzec sie',
  'zrzeczeni*',
  'infolini*',
  'poza granicami',
  'za granica',
];

/** Openings of sentences that name the result of an act of the reader. */
export const ifDone: WordList = [
  'jezeli',
  'jesli',
  'gdy',
  'o ile',
  'w przypadku',
  'w razie',
  'po wplacie', // Po wpłacie 300 zł resztę długu umorzymy.
  'po zaplacie',
  'po splacie',
  'kto zaplaci',
  'kto wplaci',
];

/** What the sender then waives or does for the reader. */
export const thenSpared: WordList = [
  'anuluj*', // notę anulujemy
  'anulowan*', // nota zostanie anulowana
  'umorz*', // różnicę umorzymy
  'wycof*',
  'odstapi*',
  'bezskuteczn*', // Bank uzna wypowiedzenie za bezskuteczne.
  'bezprzedmiotow*',
  'niebyl*',
  'nie zaplaci',
  'nic * nie placi',
  'nic * * nie placi',
  'nie nalicz*',
  'nie skieruj*',
  'nie wypowie*',
  'cofni*', // Po wpłacie 910 zł cofniemy wypowiedzenie.
  'cofa*',
  'umow* bedzie trwac', // … umowa będzie trwać dalej.
  'umow* bedzie wykonywana',
  'umow* pozostanie',
  'nie wstrzyma*',
  'nie bedzie',
  'nie beda',
  'nie podlega egzekucji',
  'obnizym*',
  'przyjmiemy',
  'bez odsetek',
  'bez dodatkowych kosztow',
];

/** Words that say that a sum is lower for prompt payment. */
export const cheaper: WordList = [
  'przy zaplacie w ciagu', // Przy zapłacie w ciągu 7 dni 95 zł
  'przy zaplacie do',
  'przy wplacie w ciagu',
  'przy wplacie do',
  'przy platnosci w ciagu',
  'przy platnosci do',
  'przy platnosci z gory',
  'oplat* obnizon*',
  'obnizon* oplat*',
  'obnizon* stawk*',
  'obnizon* kwot*',
  'ulega obnizeniu', // Opłata ulega obniżeniu o 50%.
  'obniza sie o',
  'zmniejsza oplate',
  'zmniejsza kwote',
  'zamiast',
  'wystarczy',
  'rabat*',
  'znizk*',
  'upust*',
  'placi tylko',
  'zaplaci pan* tylko',
  'tylko polowe',
];

/** Words that say that the cheaper way is no longer open, or not open to this reader. */
export const notCheaper: WordList = [
  'nie przysluguje',
  'nie obowiazuje',
  'obowiazywal*',
  'uplynal',
  'minal',
  'mogl*',
  'nie skorzystal*',
  'wynosila', // przy wpłacie w ciągu 7 dni wynosiła 95,00 zł
  'byla nizsza',
  'chce, aby', // Powódka chce, aby zamiast 800 zł płacił Pan 1 500 zł.
  'wzrosl*', // Składka wzrosła (zniżka 50% zamiast 60%).
];
