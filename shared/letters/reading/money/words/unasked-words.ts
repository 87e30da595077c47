import type { WordList } from '#shared/letters/text/word-list.ts';

/*
 * What the words near an amount say about it. Folded; `*` stands for any ending. Each list is for sums that
 * are named but not demanded, so that none of them becomes a sum to pay.
 */

/** The value of a thing or the terms of its sale: "suma oszacowania 372 000 zł". */
export const appraisalWords: WordList = [
  'oszacowan*', // Suma oszacowania wynosi …
  'szacunkow*', // Wartość szacunkowa …
  'cen* wywolania',
  'rekojmi*', // Rękojmię licytant składa …
  'wadium',
  'wartosc* przedmiotu',
  'wartosc* nieruchomosci',
  'wartosc* rynkow*',
  'wartosc* ruchomosci',
  'wartosc* pojazdu',
  'wartosc* rzeczy',
  'wartosc* sporu',
  'o wartosci przekracz*',
  'koszt* naprawy … kalkulac*', // koszt naprawy (kalkulacja) 24 911,30 zł
  'koszt* naprawy … kosztorys*',
];

/** The base of a calculation: "(podstawa opodatkowania 90 000,00 zł x 0,5 %)". */
export const baseWords: WordList = [
  'podstaw* opodatkowania',
  'podstaw* wymiaru',
  'podstaw* obliczenia',
  'podstaw* naliczenia',
];

/** Paid before this letter: "dokonane spłaty 12 000 zł". */
export const paidWords: WordList = [
  'zarachowan*',
  'zaliczon*',
  'zalicz* wplat*',
  'dokonan* wplat*',
  'dokonan* splat*',
  'dotychczasow* wplat*',
  'dotychczasow* splat*',
  'uiszczon*', // opłata w kwocie 100 zł została uiszczona
  'wplacon*',
  'wplacil* pan*',
  'wplacili panstwo',
  'dziekuj* za wplat*', // Dziękujemy za wpłatę 500,00 zł
  'dziekuj* za splat*',
  'oddano', // pożyczono 10 000,00 zł, oddano 2 050,00 zł
  'oddal* pan*',
  'oddal* mi', // Oddał mi Pan dotąd 1 000 zł
  'pozyczono',
  'pozyczyl* pan*',
  'zaplacil pan*',
  'zaplacila pan*',
  'zaplacono',
  'wyplacono', // zasiłek za sierpień wypłacono w kwocie …
  'przyznane w 20', // Przyznane w 2024 r. odszkodowanie … nie ma wpływu
  'przyznana w 20',
  'wyplacone w 20',
  'wyplacona w 20',
  'otrzymalismy wplat*',
  'otrzymal od pan*', // Bank wcześniej otrzymał od Pana łącznie 2 210 zł
  'splacil* dotad',
  'wplynelo od pan*',
  'wplat* z dnia',
  'wplat* panstwa',
  'potracon*', // Udział własny 500 zł został potrącony
  'kwot* wyplacon*',
  'pobrano zaliczkowo',
  'pobralismy', // 25 listopada pobraliśmy opłatę za kartę 12,00 zł
];

/** An upper limit of a claim or an insurance, never the sum demanded now. */
export const ceilingWords: WordList = [
  'kapital* zakladow*',
  'kapital* spolki',
  'kapital* wplacon*',
  'kapital* akcyjn*',
  'minimaln* wynagrodz*',
  'wynagrodzeni* minimaln*',
  'woln* od zajecia',
  'kwot* woln*', // kwota wolna wynosi 3 604,50 zł miesięcznie
  'sum* ubezpieczenia',
  'sum* gwarancyjn*',
  'kar* porzadkow*',
  'grzywn* moze',
  'grzywn* w wysokosci do',
  'grzywn* do',
  'grzywn* od',
  'kar* pieniezn* do',
  'moze wyniesc',
  'wzrosnie',
  'limit*',
  'prog*',
  'kryteri*',
];

/** Fees for steps that the reader or somebody else may take. */
export const feeWords: WordList = [
  'oplat* skarbow*',
  'oplat* za wznowienie',
  'oplat* za ponown*', // opłata za ponowne podłączenie
  'oplat* za przylaczeni*',
  'oplat* za odciecie',
  'oplat* za odlaczenie',
  'oplat* manipulacyjn*',
  'oplat* za przerwe', // Opłata za przerwę w ochronie wynosi 9 610 zł
  'ufg nalicza', // za przerwę dłuższą niż 14 dni UFG nalicza opłatę 9 610 zł
  'ufg pobiera',
  'fundusz gwarancyjny nalicza',
  'fundusz gwarancyjny pobiera',
  'oplat* prolongacyjn*',
  'oplat* egzekucyjn* w wysokosci',
  'podlega* oplacie',
  'oplat* od wniosku',
  'oplat* od skarg*', // Opłata od skargi wynosi 50 zł
  'oplat* od odwolani*',
  'oplat* od pozwu',
  'oplat* od sprzeciwu',
  'oplat* od zarzutow',
  'oplat* od zazalenia',
  'oplat* od apelacji',
  'trzy czwarte oplaty',
  'polowe oplaty',
  'polowe uiszczonej oplaty',
  'podlega* wpis*',
  'pobiera sie wpis*',
  'skarg* podlega oplacie',
];

/** Prices, earnings and other sums that are mentioned but not demanded. */
export const toldWords: WordList = [
  'potracam', // z wypłaty za czerwiec potrącimy 1 794,15 zł
  'potracamy',
  'potracimy',
  'umarza* odset*', // Umarzamy odsetki za zwłokę w kwocie 88,40 zł
  'umarza* w calosci', // umarzam w całości odsetki za zwłokę
  'umarza* w czesci',
  'umarza* naleznosc*',
  'umarza* zaleglosc*',
  'umarza* zadluzeni*',
  'umarza* kwot*',
  'umarza* skladk*',
  'umarza* koszt*',
  'wydatki stale', // wydatki stałe gospodarstwa 2 640 zł
  'stale wydatki',
  'stawk*',
  'dochod',
  'dochodu',
  'dochody',
  'dochodow',
  'dochodem',
  'zaliczk* na podatek',
  'rent* z',
  'rent* w',
  'netto',
  'kaucj*',
  'udzial* wlasn*', // po uwzględnieniu udziału własnego 500 zł
  'nie przyznalismy', // Nie przyznaliśmy zwrotu kosztów 615 zł
  'nie uwzglednilismy',
  'nie uwzgledniam',
  'odmawia*', // Odmawia się uwzględnienia kosztów ortezy (319 zł)
  'biezac* skladk*', // Bieżąca składka za maj: 454,55 zł
  'nie zwrocimy',
  'nie wyplacimy',
  'nie mozemy przyznac', // Nie możemy przyznać odszkodowania 400,00 EUR
  'nie mozemy wyplacic',
  'nie mozemy zwrocic',
  'nie mozemy uznac',
  'nie mozemy uwzglednic',
  'nie mozemy pokryc',
  'nie moge przyznac',
  'nie moge wyplacic',
  'nie przyznajemy',
  'nie wyplacamy',
  'nie zwracamy',
  'oszczedn*',
  'zwolnieni* w czesci', // zwolnienie w części 3,00 zł od osoby
  'zwolnieni* w wysokosci',
  'ulg* w wysokosci',
  'ulg* w kwocie',
  'bonifikat* w wysokosci',
  'znizk* w wysokosci',
  'rabat*',
  'zwolnienie za', // Zwolnienie za kompostownik 3,00 zł od osoby
  'ulg* za kompost*',
  'ulg* kompost*',
  'za kazdy dzien',
  'za jeden dzien',
  'zwrot* nadplaty',
  'uznal* za dostatni*',
  'kosztuje', // Obiad kosztuje 8,50 zł
  'kosztuja',
  'bedzie kosztowa*',
  'za cene', // w związku ze zbyciem działki za cenę 410 000 zł
];
