import type { WordList } from '#shared/letters/text/word-list.ts';

/** What every letter of a sender says, whatever it is about: printing, confidentiality, opinions, fraud in general. */
const boilerplate: WordList = [
  'nie drukowac', // Prosimy nie drukować tej wiadomości.
  'drukowac te wiadomosc',
  'przed wydrukowaniem',
  'czy musisz drukowac',
  'o usuniecie wiadomosci',
  'o usuniecie tej wiadomosci',
  'usunac te wiadomosc',
  'usunac wiadomosc',
  'nie kopiowac wiadomosci',
  'nie odpowiadac na te*',
  'nie nalezy na ni* odpowiadac',
  'ankiet* satysfakcji',
  'ankiet* zadowolenia',
  'krotk* ankiet*',
  'ocenic nasz*',
  'ocenic obsluge',
  'oceni* jakosc*',
  'podzielic sie opinia',
  'o opinie o nasz*',
  'sledzic nas',
  'sledzic nasz* profil*',
  'polubic nasz*',
  'newsletter*',
  'uwazac na', // Prosimy uważać na SMS-y o dopłacie.
  'zachowac czujnosc',
  'zachowac ostroznosc',
  'nie wysyla',
  'nie wysylamy',
  'warto wiedziec',
  'trzeba wiedziec',
  'warto pamietac, ze',
  'nalezy pamietac, ze',
];

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
  'wyrozumialosc*',
  'sie nie martwic', // Proszę się nie martwić.
  'o chwile uwagi',
  'cierpliwosc',
  'przyjac … wyrazy', // Proszę przyjąć wyrazy szacunku, nasze wyrazy współczucia.
  'przyjac … przeprosiny',
  'wybaczyc', // Proszę wybaczyć układ pisma.
  'o wybaczenie',
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
  'do zwrotu tej kwoty', // wzywam Pana do zwrotu tej kwoty w ciągu 14 dni
  'podac w kazdym pismie', // [należy podać w każdym piśmie]
  'podawac w kazdym pismie',
  'urlop* … nalezy … udzielic', // the employer's own duty
  'obowiazek ten spoczywa na',
  'prosze podac w pismie', // the file number in a letterhead
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
  'sie nalezy', // Dodatek się należy.
  'sie pan* nalezy',
  'pan* sie nalezy',
  'podac powyzsz*', // należy podać powyższą sygnaturę
  'w odpowiedzi prosimy podac)',
  'w odpowiedzi prosze podac)',
  'kierowac pytania',
  'o pilna reakcje',
  'o reakcje', // Przypomnienie o składce – prosimy o reakcję
  'o szybka reakcje',
  'uwazac … za prob*', // Niniejsze proszę uważać za próbę polubownego rozwiązania sporu.
  'traktowac … jako prob*',
  'prosze smialo', // Gdyby potrzebowała Pani lupy, proszę śmiało o nią poprosić.
  'prosimy smialo',
  'o pilny kontakt',
  'pouczylismy', // Pouczyliśmy Panią, że o zarobkach trzeba zawiadomić.
  'pouczono',
  'rozumiem to tak',
  ...boilerplate,
];
