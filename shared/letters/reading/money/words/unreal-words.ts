import type { WordList } from '#shared/letters/text/word-list.ts';

/* Sums that nobody has to pay now, by the words near them. Folded; `*` stands for any ending. */

/** What would be paid under a condition: "biblioteka może zażądać ich równowartości: 148 zł". */
export const unrealWords: WordList = [
  'moze zazadac',
  'moze zadac', // Pokrzywdzony może żądać naprawienia szkody: 2 870 zł
  'mozemy zazadac',
  'moze naliczyc',
  'mozemy naliczyc',
  'moze doliczyc', // operator może doliczyć koszt dojazdu
  'mozemy doliczyc',
  'moze obciazyc',
  'mozemy obciazyc',
  'moze zwiekszyc',
  'moze to zwiekszyc', // Może to zwiększyć należność o koszty wezwań (40,00 zł)
  'moga zwiekszyc',
  'wyslemy upomnieni*', // Wyślemy upomnienie z kosztami 16,00 zł
  'wystawimy upomnieni*',
  'wystosujemy upomnieni*',
  'doreczymy upomnieni*',
  'uprzednim upomnieni*', // egzekucja po uprzednim upomnieniu (koszt upomnienia 16,00 zł)
  'uprzednim pisemnym upomnieni*',
  'po uprzednim przeslaniu upomnieni*',
  'po uprzednim doreczeniu upomnieni*',
  'zostanie wyslane upomnieni*',
  'zostanie wystawione upomnieni*',
  'zostanie doreczone upomnieni*',
  'wystawione zostanie upomnieni*',
  'przeslemy upomnieni*',
  'otrzyma pan* upomnieni*',
  'otrzymaja panstwo upomnieni*',
  'spowoduje … upomnieni*', // Niewniesienie opłaty spowoduje wystawienie upomnienia (koszt 16,00 zł)
  'skutkuje … upomnieni*',
  'skutkowac … upomnieni*',
  'planowan*', // różnica do dopłaty (planowana)
  'prognozowan*',
  'wynioslyby',
  'wynioslaby',
  'wynosilaby',
  'wynosilby',
  'nalezaloby', // Gdyby działał pełnomocnik, należałoby ponadto uiścić 17,00 zł
  'trzeba by',
  'trzeba byloby',
  'musialby',
  'musialaby',
  'musieliby',
  'zamierza*',
  'mozna rozlozyc … rat*', // Opłatę można rozłożyć na 3 raty (pierwsza 324,00)
  'mozliwe … rat*',
  'wtedy do zaplaty', // jeśli nota pozostanie w mocy (wtedy do zapłaty będzie 236,10 zł)
];

/** "Nie pobieramy dodatkowej opłaty za zmianę układu ścian (9 840,00 zł)". */
export const sparedWords: WordList = [
  'nie pobieramy',
  'nie pobiera sie',
  'nie pobierzemy',
  'nie naliczamy',
  'nie naliczymy',
  'nie naliczylismy',
  'nie doliczamy',
  'nie doliczymy',
  'nie obciazamy',
  'nie obciazymy',
  'nie zadam',
  'nie zadamy', // Nie żądamy opłat za pozostałe miesiące (9 x 150 zł = 1 350 zł)
  'nie dochodzimy',
];
