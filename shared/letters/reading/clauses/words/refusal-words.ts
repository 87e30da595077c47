import type { WordList } from '#shared/letters/text/word-list.ts';

/** How a sender refuses in the first person or the passive, also softly. */
export const ownRefusals: WordList = [
  'odmawiam', // odmawiam ustalenia warunków zabudowy
  'odmawiamy', // odmawiamy wypłaty odszkodowania
  'odmowilismy',
  'nie wyplacimy', // nie wypłacimy odszkodowania
  'nie przyznajemy',
  'nie uwzgledniam',
  'nie uwzgledniamy', // nie uwzględniamy reklamacji
  'nie uwzglednilismy',
  'nie uznajemy',
  'nie znalezlismy podstaw',
  'nie znaleziono podstaw',
  'nie widzimy podstaw',
  'nie widzimy mozliwosci',
  'nie stwierdzilismy podstaw',
  'nie stwierdzono podstaw',
  'brak jest podstaw do', // brak jest podstaw do zwrotu środków
  'brak podstaw do',
  'nie ma podstaw do',
  'nie mamy podstaw do',
  'uznajemy … za niezasadn*', // uznajemy roszczenie za niezasadne
  'uznajemy … za nieuzasadnion*',
  'uznajemy … za bezzasadn*',
  'uznalismy … za niezasadn*',
  'uznalismy … za nieuzasadnion*',
  'uznalismy … za bezzasadn*',
  'podtrzymujemy … stanowisko', // podtrzymujemy dotychczasowe stanowisko
  'podtrzymujemy … decyzj*',
  'podtrzymujemy odmow*',
  'pozostawiamy bez rozpoznania',
  'pozostawiam bez rozpoznania',
  'pozostawiamy bez rozpatrzenia',
  'pozostawiam bez rozpatrzenia',
  'zostal* rozpatrzon* negatywnie', // reklamacja została rozpatrzona negatywnie
  'zostal* rozpatrzon* odmownie',
  'rozpatrzylismy … negatywnie',
  'rozpatrzylismy … odmownie',
  'nie zostal* uwzglednion*', // reklamacja nie została uwzględniona
  'nie zostal* uznan*',
  'pozostaj* nieuwzglednion*', // żądanie zwrotu pozostaje nieuwzględnione
  'pozostaj* nieuznan*',
  'nie uznalismy',
  'nie mozemy zrealizowac',
  'nie mozemy zwrocic',
  'nie mozemy … pozytywnie', // nie możemy rozpatrzyć Pani wniosku pozytywnie
  'nie zwrocimy',
  'nie znajdujemy podstaw', // nie znajdujemy podstaw do wypłaty
  'nie mozemy przyznac',
  'nie mozemy wyplacic',
  'nie mozemy … zgodzic', // Nie możemy się na to zgodzić w pełnym wymiarze.
  'nie mozemy … przychylic', // nie możemy przychylić się do Pani prośby
  'nie oddamy',
  'nie zwracamy',
  'nie wymienimy',
  'nie placimy',
  'nie mozemy … uwzglednic', // Reklamacji nie możemy zatem uwzględnić
  'nie mozemy … uznac',
  'nie mozemy spelnic',
  'nie zgadzamy sie na',
  'nie wyrazamy zgody',
  'nie wyrazam zgody',
  'nie przychylamy sie',
  'nie przychylam sie',
  'oddalam',
  'odrzucam',
];
