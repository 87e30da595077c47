import type { WordList } from '#shared/letters/text/word-list.ts';

/** Readers as a letter names them in the third person. */
const roles =
  'rodzic* opiekun* wlasciciel* posiadacz* lokator* najemc* abonent* odbiorc* klient* student* kandydat* uczestni*'.split(
    ' ',
  );

/** How a sender calls upon the reader to do something, in every person and voice. */
export const callWords: WordList = [
  ...roles.flatMap((role) => [`${role} mus*`, `${role} powin*`, `${role} ma* obowiazek`]),
  'wzywam',
  'wzywamy',
  'wzywa sie',
  'wzywa pan*',
  'wzywa strone', // A court or an office speaks of its reader in the third person.
  'wzywa spolke',
  'wzywa podatnika',
  'wzywa platnika',
  'wzywa zobowiazanego',
  'wzywa zobowiazana',
  'wzywa przedsiebiorce',
  'zobowiazuje',
  'zobowiazuje sie',
  'zobowiazujemy',
  'zobowiazan* jest pan*',
  'jest pan* zobowiazan*',
  'sa panstwo zobowiazan*',
  'jest * zobowiazan*', // Strona jest obowiązana … zobowiązana …
  'obowiazan* jest pan*',
  'jest pan* obowiazan*',
  'sa panstwo obowiazani',
  'strona jest obowiazana',
  'ma pan* obowiazek', // Ma Pani obowiązek udostępnić lokal.
  'maja panstwo obowiazek',
  'naklada sie na pan* obowiazek', // Nakłada się na Pana obowiązek udostępnienia drogi.
  'nakladam na pan* obowiazek',
  'nakladam … obowiazek', // nakładam na inwestora, Pana Pawła Hinca, obowiązek usunięcia …
  'naklada … obowiazek',
  'nalozyc … obowiazek',
  'obowiazek usuniecia', // Nakładam na Pana Jana Kota, zam. Rybno, obowiązek usunięcia …
  'obowiazek wykonania',
  'obowiazek przedlozenia',
  'obowiazek przedstawienia',
  'obowiazek dostarczenia',
  'obowiazek uzupelnienia',
  'obowiazek sporzadzenia',
  'obowiazek przywrocenia',
  'korzystajac* jest *obowiazan*', // Korzystający jest zobowiązany zwrócić przedmiot leasingu.
  'najemc* jest *obowiazan*',
  'abonent* jest *obowiazan*',
  'odbiorc* jest *obowiazan*',
  'student* jest *obowiazan*',
  'uczestni* jest *obowiazan*',
  'inwestor jest *obowiazan*',
  'wlasciciel jest *obowiazan*',
  'zobowiazac pan*', // orzekam zobowiązać Pana do zwrotu dokumentu
  'zobowiazac strone',
  'postanawia wezwac', // Sąd postanawia wezwać Jana Kota jako prezesa do złożenia sprawozdania.
  'nakazac pan*',
  'nakazac stronie',
  'nakazuje', // nakazuję and nakazuje; never "wyroków nakazujących"
  'nakazuje sie',
  'nakazujemy',
  'nalezy',
  'trzeba',
  'musi pan*',
  'musi sie pan*',
  'musza panstwo',
  'musisz',
  'musicie',
  'powinien pan',
  'powinna pani',
  'powinni panstwo',
  'powinnas',
  'powinienes',
  'winien pan',
  'winna pani',
  'konieczne jest',
  'niezbedne jest',
  'prosimy',
  'prosze',
  'prosi sie',
  'prosi, zeby', // Szkoła prosi, żeby rodzic potwierdził udział.
  'prosi, aby',
  'prosi o',
  'prosi pan*',
  'uprasza sie',
  'zwraca* sie z prosba',
  'zwraca* sie z uprzejma prosba',
  'zwraca sie o', // Organ zwraca się o udzielenie informacji.
  'zwracam sie o',
  'zwracamy sie o',
  'zadam',
  'zadamy',
  'zada sie',
  'zada od pan*', // Komornik żąda od Pana, aby …
  'domagam sie',
  'domagamy sie',
  'oczekujemy',
  'oczekuje od pan*',
  'czekamy na', // Czekamy na podpisane oświadczenie.
  'czekam na',
  'oczekujemy na',
  'wnosze o umozliwienie', // Komornik: wnoszę o umożliwienie wejścia do lokalu.
  'wnosze o udostepnienie',
  'wnosi o udostepnienie',
  'wnosi o umozliwienie',
  'oczekuje na zwrot',
  'bedziemy wdzieczni za',
  'bede wdzieczn* za',
  'uprzejma prosba o',
  'prosba o odeslanie', // prosba o odeslanie podpisanego protokolu
  'prosba o przeslanie',
  'prosba o dostarczenie',
  'prosba o potwierdzenie',
  'prosba o zwrot',
  'prosba o podanie',
  'daj mi znac',
  'dajcie znac',
  'podeslij',
  'przypominamy o obowiazku',
  'niezbedne bedzie',
  'konieczne bedzie',
  'niezbedne sa',
  'wymagane jest',
  'wymagane sa',
  'wymagane dokumenty',
  'potrzebne dokumenty',
  'potrzebne sa',
  'potrzebne beda',
  'potrzebujemy od ciebie',
  'warunkiem * jest', // Warunkiem przyjęcia jest złożenie oświadczenia.
  'wymagamy',
  'potrzebujemy od pan*',
  'potrzebujemy jeszcze', // Potrzebujemy jeszcze trzech rzeczy:
  'zechce pan*',
  'zechca panstwo',
  'niech pan*',
  'niech panstwo',
  'wymaga zlozenia', // Zmiana stawki wymaga złożenia nowej deklaracji.
  'wymaga przedlozenia',
  'wymaga dolaczenia',
  'wymaga podpisania',
  'nie wolno', // Nie wolno zbywać zajętych rzeczy.
  'zabrania sie',
  'zabraniam',
  'zakazuje',
  'zakazuje sie',
  'zakazujemy',
  'ma byc', // Pies ma przebywać w kojcu.
  'maja byc',
  'ma pozostac',
  'ma przebywac',
  'maja przebywac',
  'musi byc',
  'musza byc',
  'musi zostac',
];

/** What a sender only recommends, even to readers who need not do it. */
export const adviceWords: WordList = [
  'zalecamy',
  'zalecam',
  'zaleca sie',
  'radzimy',
  'doradzamy',
  'rekomendujemy', // Rekomendujemy zastrzeżenie numeru PESEL.
  'sugerujemy',
  'warto',
];
