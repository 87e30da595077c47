import type { WordList } from '#shared/letters/text/word-list.ts';

/** Verbs for the act that a letter is written for. */
export const deeds: WordList = [
  'wzywam', // Wzywam Pana do osobistego stawienia się.
  'wzywamy',
  'wzywa',
  'zobowiazuj*',
  'nakazuj*',
  'zawiadamia*', // Zawiadamiamy, że tapicernia przechodzi na nowego pracodawcę.
  'informuj*',
  'powiadamia*',
  'uprzedza*',
  'wypowiada*',
  'rozwiazuj*',
  'postanawia*',
  'orzeka',
  'orzekam',
  'orzeczono',
  'odmawia*',
  'przyznaj*',
  'zalicza*', // zalicza się Panią do umiarkowanego stopnia niepełnosprawności
  'stosuje wobec', // Stosuję wobec Pana karę nagany.
  'stosujemy wobec',
  'udzielam', // Udzielam Pani kary upomnienia.
  'wymierzam',
  'nakladam',
  'przychyla*',
  'przychylil*', // Zarząd nie przychylił się do Pani prośby.
  'rozpatrzono', // Podanie rozpatrzono negatywnie.
  'nie zostal* zakwalifikowan*',
  'nie zostal* przyjet*', // Syn nie został przyjęty do klasy pierwszej.
  'okazal* sie', // Reklamacja okazała się bezzasadna.
  'stwierdza*',
  'ustala',
  'ustalam',
  'ustalamy',
  'ustalaja', // Strony ustalają, że …
  'potwierdza*', // Oddział potwierdza skierowanie.
  'wyznacza',
  'wyznaczam',
  'wyznaczamy',
  'zada', // Komornik żąda udzielenia informacji.
  'zasadza',
  'wnosze', // wnoszę sprzeciw do zgłoszenia
  'kieruje',
  'kierujemy',
  'zaprasza*',
  'prosimy',
  'prosze o',
  'proponuj*',
  'doreczam',
  'doreczamy',
  'dorecza',
  'przesylam',
  'przesylamy',
  'przypomina*',
  'nie uznaj*',
  'uznaj*',
  'obowiazuj*', // Od 1 listopada obowiązują następujące opłaty.
];

/** Words that end like a verb of the sender but are not one. */
export const noVerbs: WordList = [
  'problemy',
  'systemy',
  'programy',
  'program',
  'reklamy',
  'normy',
  'zimy',
  'tam',
  'nam',
  'wam',
  'sam',
];

/** What a sender writes out of politeness or as contact information; no letter is written for it. */
export const courtesies: WordList = [
  'dziekujemy',
  'w smutku', // Łączymy się z Panią w smutku.
  'zalem przyjelismy',
  'wspolczuci*',
  'kondolencj*',
  'gratulujemy',
  'zwracamy uwage',
  'zalaczamy',
  'pozdrawiamy',
  'pozdrawiam',
  'przepraszamy',
  'zyczymy',
  'zachecamy',
  'rozumiemy',
  'cieszymy',
  'polecamy',
  'prosze sie nie martwic',
  'prosimy sie nie martwic',
  'nie martw',
  'prosimy o chwile uwagi',
  'z powazaniem',
  'z wyrazami szacunku',
  'w razie pytan',
  'w przypadku pytan',
  'prosimy nie odpowiadac', // wiadomość wygenerowana automatycznie, prosimy na nią nie odpowiadać
  'wygenerowan* automatycznie',
  'kapital zakladowy',
  'infolinia',
  'godziny otwarcia',
  'biuro obslugi',
  'administratorem danych',
  'do wiadomosci',
  'otrzymuja',
];

/** A sentence about other cases, or about how to apply in general. */
export const elsewhereHolds: WordList = [
  'nie dotycz*', // Państwa to nie dotyczy.
  'dotyczy wylacznie',
  'dotycza wylacznie',
  'w odrebnej sprawie',
  'odrebne pouczenie',
  'osobnym zawiadomieniu',
  'mogl pan',
  'mogla pani',
];

/** Words that show that the sentence addresses the reader. */
export const toReader: WordList = [
  'pan',
  'pana',
  'panu',
  'pani',
  'pania',
  'panstwo',
  'panstwa',
  'panstwu',
  'strona',
  'stronie',
  'tobie',
  'ciebie',
  'twoj*',
  'dluznik*',
  'pozwan*',
  'powod*',
];
