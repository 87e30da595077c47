import type { WordList } from '#shared/letters/text/word-list.ts';

/** Labels of the addressee. */
export const recipientLabels: WordList = [
  'adresat*', // Adresat: Jan Nowak
  'odbiorca', // Odbiorca: …
  'odbiorca pisma',
  'nazwisko i imie odbiorcy', // Nazwisko i imię odbiorcy: …
  'imie i nazwisko odbiorcy',
  'imie i nazwisko',
  'nazwisko i imie',
  'imie i nazwisko / nazwa',
  'nazwa / imie i nazwisko',
  'do', // Do: / Do Najemcy
  'do kogo', // Do kogo: …
  'do rak',
  'pan(i)', // Pan(i): Zofia …
  'pan / pani',
  'pan/pani',
  'pan/i',
  'pani/pan',
  'ukaran*',
  'obwinion*',
  'wezwan*', // Wezwany: …
  'osoba wezwana',
  'ubezpieczon*',
  'ubezpieczajac*',
  'poszkodowan*',
  'uprawnion*',
  'najemc*',
  'lokator*',
  'uzytkowni*', // Użytkownik lokalu: …
  'mieszkan*',
  'upadl*', // Upadły: …
  'dluzni*',
  'zobowiazan*', // Zobowiązany (pracownik): is a third party in a letter to an employer
  'platnik',
  'platnik skladek',
  'podatni*',
  'pozwan*',
  'strona',
  'strona wezwana',
  'uczestnik*',
  'uczestniczk*',
  'swiadek',
  'pracowni*',
  'pracodawc*',
  'kredytobiorc*',
  'pozyczkobiorc*',
  'konsument*',
  'klient*',
  'abonent*',
  'nabywca',
  'beneficjent*',
  'wnioskodawc*',
  'skarzac*',
  'zleceniobiorc*',
  'czlonek', // Lokal: …, członek: Cecylia Wierzchoń
  'czlonkini',
  'wlasciciel',
  'wlasciciele',
  'wspolwlasciciel*',
  'wlasciciel pojazdu',
  'posiadacz pojazdu',
  'wlasciciel lokalu',
  'pasazer*',
  'pacjent*',
  'emeryt*',
  'rodzic*', // Rodzic: Emilia Dudek
  'rencist*',
  'swiadczeniobiorc*',
  'dla', // Dla: …
  'zawiadamia sie',
  'wzywa pana(ia)', // wzywa Pana(ią)   HIERONIM BRODACKI
  'wzywa pania/pana',
  'wzywa pana/pania',
  'wzywa sie',
];

/** Labels of the writer. */
export const senderLabels: WordList = [
  'nadawc*',
  'od', // Od: kadry@…
  'od kogo', // Od kogo: …
  'from',
  'organ',
  'organ egzekucyjny',
  'organ prowadzacy',
  'organ wydajacy',
  'organ wystawiajacy',
  'wystawc*',
  'wystawil*',
  'wynajmujac*',
  'wypowiadajac*',
  'zleceniodawc*',
  'sprzedawc*',
  'sprzedajac*',
  'pozyczkodawc*',
  'uslugodawc*',
  'administrator nieruchomosci',
  'zarzadca',
  'zarzadca nieruchomosci',
  'jednostka organizacyjna',
  'jednostka wystawiajaca',
  'urzad',
  'sad',
  'kancelaria',
];

/** Labels of somebody else: a creditor, a bank, a clerk. */
export const otherPartyLabels: WordList = [
  'wierzyciel*',
  'wierzyciel pierwotny',
  'pierwotny wierzyciel',
  'poprzedni wierzyciel',
  'powod*',
  'bank',
  'bank odbiorcy',
  'odbiorca przelewu',
  'odbiorca wplaty',
  'odbiorca platnosci',
  'nazwa odbiorcy',
  'nazwa odbiorcy przelewu',
  'pelnomocnik*',
  'reprezentowan*',
  'spadkodawc*',
  'sprawc*',
  'dziecko',
  'imie i nazwisko dziecka',
  'nalozyl*',
  'sporzadzil*',
  'prowadzac*',
  'prowadzaca sprawe',
  'sprawe prowadzi',
  'osoba do kontaktu',
  'kontakt',
  'przewodniczac*',
  'sedzia',
  'referendarz*',
  'sekretariat',
  'do wiadomosci',
  'podpis*',
  'administrator danych',
  'administrator danych osobowych',
  'inspektor ochrony danych',
  'dane osobowe',
];
