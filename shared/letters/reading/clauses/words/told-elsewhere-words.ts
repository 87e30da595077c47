import type { WordList } from '#shared/letters/text/word-list.ts';

/** Subjects that other parts of the result already cover: paying, attending, remedies and the sender's contact data. */
export const toldElsewhereWords: WordList = [
  'zaplat*',
  'zaplac*',
  'wplat*',
  'wplac*',
  'uiszcz*',
  'uisci*',
  'stawi*',
  'stawiennictw*',
  'odwolani*',
  'zazaleni*',
  'sprzeciw*',
  'skarg*',
  'apelacj*',
  'reklamacj*',
  'wzywa do uzupelnienia',
  'nie odpowiadac',
  'o kontakt',
  'kontaktowac',
  'powolac',
  'powolywac',
  'podac numer',
  'podawac',
  'podac znak',
  'pamietac, ze', // Proszę pamiętać, że zaległości mogą mieć wpływ na prawo do świadczeń: to wiadomość
  'zwrocic uwage, ze',
  'miec na uwadze*',
  'przyjac do wiadomosci',
  'wyrozumialosc',
  'sie nie martwic', // Proszę się nie martwić.
  'o chwile uwagi',
  'cierpliwosc',
  'wyrazy wspolczucia',
  'nie mylic', // Prosimy nie mylić tej sprawy z umową innego wierzyciela.
  'nie kojarzyc',
  'nie gniewac',
  'nie stosowac',
  'liczyc sie z',
  'szukac na wokandzie',
  'uznac … za nieaktualn*', // Prosimy uznać pismo za nieaktualne.
  'uznac … za niebyl*',
  'podac date i syg*', // W odpowiedzi należy podać datę i sygnaturę akt.
  'podac syg*',
  'w tytule prosi*', // W tytule prosimy wpisać numer klienta.
  'w tytule prosze',
  'w tytule nalezy',
  'nakazuje pobrac', // A court names who pays: the sums of the letter show it.
  'nakazuje sciagnac',
  'nakazac pobrac',
  'nakazac sciagnac',
  'prosze pytac',
  'prosze zwracac sie do wierzyciela',
  'temat', // the subject of a mail
  'nizej okreslon*', // wzywa się do wykonania niżej określonego obowiązku
  'nizej wskazan*',
  'nizej wymienion*',
  'ponizej okreslon*',
  'wyzej okreslon*',
  'powyzszego obowiazku',
  'nalezy do', // Samochód należy do dłużnika.
  'nalezy sie',
];
