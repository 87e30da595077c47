import type { LegalSection } from '#shared/domain/legal/legal-text.ts';
import { operator } from '#shared/domain/operator.ts';

/** Information duties of RODO (regulation (EU) 2016/679), art. 13 and 14. */
export const privacy: readonly LegalSection[] = [
  {
    title: '1. W skrócie',
    points: [
      'Twój plik nie opuszcza urządzenia. Tekst odczytuje Twoja przeglądarka; wysyłamy tylko odczytany tekst.',
      'Odczytany tekst usuwamy zaraz po analizie, najpóźniej w ciągu 24 godzin od jej zakończenia.',
      'Wynik zostaje w Twojej historii, dopóki go nie usuniesz.',
      'Dokumenty nie są wykorzystywane do trenowania modeli. Nie sprzedajemy danych i nie wyświetlamy reklam.',
    ],
  },
  {
    title: '2. Administrator danych',
    points: [
      `Administratorem Twoich danych jest ${operator.name}, ${operator.street}, ${operator.city}, NIP ${operator.nip}, KRS ${operator.krs}.`,
      `W sprawach danych osobowych napisz na adres ${operator.privacyEmail} lub listownie na adres siedziby.`,
    ],
  },
  {
    title: '3. Co dzieje się z Twoim pismem',
    points: [
      'Plik (zdjęcie, skan, PDF) otwiera i odczytuje Twoja przeglądarka. Na nasz serwer trafia sam tekst, połączeniem szyfrowanym, i czeka tam zaszyfrowany pod losową nazwą tylko do końca analizy.',
      'Zanim przekażemy tekst modelowi AI, zastępujemy rozpoznane dane (między innymi imiona i nazwiska, adresy zamieszkania, PESEL, NIP, numery dokumentów, rachunków i telefonów, adresy e-mail) oznaczeniami, na przykład [OSOBA_1]. Robi to automat, który może czegoś nie rozpoznać.',
      'W wyniku możesz zobaczyć dokładnie ten tekst z oznaczeniami, który został wysłany do modelu. Jest on częścią wyniku i znika razem z nim.',
      'Odczytany tekst usuwamy zaraz po analizie, jakkolwiek się zakończy, najpóźniej w ciągu 24 godzin. Przerwana lub nieudana analiza też kończy się usunięciem tekstu.',
      'Pismo może zawierać dane innych osób albo dane szczególnych kategorii, na przykład o zdrowiu. Dodawaj tylko pisma, do których masz prawo.',
    ],
  },
  {
    title: '4. Jakie dane, po co i na jakiej podstawie',
    points: [
      'Dane konta (imię, nazwisko, adres e-mail, zabezpieczony skrót hasła; przy logowaniu przez Google lub Facebooka także identyfikator u tego dostawcy): aby zawrzeć i wykonać umowę o prowadzenie konta (art. 6 ust. 1 lit. b RODO).',
      'Tekst pisma, wynik analizy, nazwa pliku, Twoje tagi oraz to, co do wyniku dopiszesz (sposób i dzień odbioru, poprawki): aby wykonać usługę, o którą prosisz (art. 6 ust. 1 lit. b RODO). Dane innych osób zawarte w piśmie: w Twoim i naszym prawnie uzasadnionym interesie, jakim jest zrozumienie pisma i odpowiedź na nie (art. 6 ust. 1 lit. f RODO).',
      'Twoje dane szczególnych kategorii zawarte w piśmie, na przykład o zdrowiu: na podstawie Twojej wyraźnej zgody (art. 9 ust. 2 lit. a RODO), której udzielasz, dodając pierwsze pismo; jej treść stoi przy polu na pismo. Zapisujemy jej dzień i godzinę oraz wersję treści. Wycofasz ją w każdej chwili w Ustawieniach; usuwamy wtedy wszystkie Twoje analizy. Takie dane innych osób: w zakresie niezbędnym do ustalenia, dochodzenia lub obrony roszczeń (art. 9 ust. 2 lit. f RODO). Dane o wyrokach i karach: tylko w piśmie, które sam dodajesz, i tylko po to, aby Ci je wyjaśnić.',
      'Adres i klucze powiadomień Twojej przeglądarki, gdy włączysz powiadomienia: na podstawie Twojej zgody (art. 6 ust. 1 lit. a RODO), którą wycofasz w każdej chwili w Ustawieniach.',
      'Dane subskrypcji i rozliczeń (plan, okresy, identyfikator u operatora płatności): aby wykonać umowę (art. 6 ust. 1 lit. b RODO) i obowiązki podatkowe oraz rachunkowe (art. 6 ust. 1 lit. c RODO). Numeru karty nie otrzymujemy.',
      'Dzienniki techniczne bez treści pism oraz liczniki prób i limitów: aby chronić serwis przed nadużyciami (art. 6 ust. 1 lit. f RODO; naszym interesem jest bezpieczeństwo). Dziennik czynności administratorów zawiera tylko identyfikatory i liczby.',
      'Zbiorcze statystyki analiz (na przykład liczba pism danego rodzaju i ich nadawcy), bez danych pozwalających wskazać Użytkownika: aby rozwijać serwis (art. 6 ust. 1 lit. f RODO).',
      'Korespondencja i reklamacje: aby Ci odpowiedzieć oraz ustalać, dochodzić lub bronić się przed roszczeniami (art. 6 ust. 1 lit. c i f RODO).',
    ],
  },
  {
    title: '5. Komu przekazujemy dane',
    points: [
      `Amazon Web Services: chmura, w której działa serwis i są przechowywane dane, w regionie ${operator.cloudRegion}, oraz wysyłka wiadomości e-mail (Amazon SES).`,
      `Dostawca bramki modeli AI i dostawca modelu (${operator.modelProvider}): otrzymują tekst pisma z oznaczeniami w miejscu rozpoznanych danych. Dostawca modelu może przechowywać zapytania i odpowiedzi do 30 dni wyłącznie po to, aby wykrywać nadużycia; nie używa ich do trenowania modeli.`,
      'Stripe: operator płatności kartą, odrębny administrator danych płatniczych.',
      'Google lub Meta (Facebook): tylko gdy sam wybierzesz logowanie przez ich konto.',
      'Dostawca powiadomień Twojej przeglądarki (Google, Mozilla, Apple lub Microsoft): tylko gdy włączysz powiadomienia. Przekazuje zaszyfrowaną wiadomość do Twojego urządzenia i nie może jej odczytać; zna jednak adres powiadomień przeglądarki oraz czas i rozmiar wiadomości. W wiadomości jest tylko rodzaj pisma i termin.',
      'Organy publiczne, gdy przepisy nakładają na nas taki obowiązek.',
      'Podmiotom, które przetwarzają dane w naszym imieniu, powierzamy je na podstawie umów. Jeżeli dane trafiają poza Europejski Obszar Gospodarczy, w szczególności do Stanów Zjednoczonych, dzieje się to na podstawie decyzji Komisji Europejskiej o odpowiednim stopniu ochrony albo standardowych klauzul umownych. Ich kopię otrzymasz na żądanie.',
    ],
  },
  {
    title: '6. Jak długo przechowujemy dane',
    points: [
      'Odczytany tekst pisma: do końca analizy, najpóźniej 24 godziny. U dostawcy modelu tekst z oznaczeniami: do 30 dni.',
      'Wynik analizy, nazwa pliku, tagi i to, co do wyniku dopiszesz: do usunięcia przez Ciebie albo do usunięcia konta.',
      'Adres i klucze powiadomień przeglądarki: do wyłączenia powiadomień, do ich wygaśnięcia u dostawcy albo do usunięcia konta.',
      'Dane konta, a w nich dzień i godzina zgody na odczytywanie pism i jej wycofania: do jego usunięcia. Niepotwierdzona rejestracja wygasa po 24 godzinach.',
      'Dane rozliczeniowe: przez okres wymagany przepisami podatkowymi i rachunkowymi (co do zasady 5 lat od końca roku).',
      'Plik z Twoimi danymi, który przygotujemy na Twoje żądanie w Ustawieniach: link do niego działa 10 minut, a sam plik usuwamy w ciągu kilku godzin, najpóźniej po 48 godzinach.',
      'Kopie zapasowe bazy danych: do 35 dni. Usunięte dane są w nich jeszcze przez ten czas, zaszyfrowane, i nikt ich nie odczytuje; gdybyśmy musieli odtworzyć bazę z kopii, usuniętych kont nie przywracamy. Odczytanego tekstu pisma kopie nie obejmują.',
      'Dzienniki techniczne: do 90 dni. Dziennik czynności administratorów (bez nazwisk i adresów): 5 lat, także po usunięciu konta, aby można było wykazać, kto i co zrobił. Korespondencja, reklamacje i odstąpienia od umowy złożone bez logowania: do przedawnienia roszczeń (6 lat).',
    ],
  },
  {
    title: '7. Twoje prawa',
    points: [
      'Masz prawo dostępu do danych i ich kopii, sprostowania, usunięcia, ograniczenia przetwarzania, przenoszenia oraz sprzeciwu wobec przetwarzania na podstawie prawnie uzasadnionego interesu. Zgodę możesz wycofać w każdej chwili, bez wpływu na wcześniejsze przetwarzanie.',
      'W Ustawieniach możesz sam pobrać wszystkie swoje dane jako plik JSON i usunąć konto ze wszystkimi danymi. W pozostałych sprawach napisz do nas; odpowiemy najpóźniej w ciągu miesiąca.',
      'Możesz wnieść skargę do Prezesa Urzędu Ochrony Danych Osobowych (uodo.gov.pl).',
      'Podanie danych jest dobrowolne, ale bez adresu e-mail nie utworzymy konta, a bez tekstu pisma nie wykonamy analizy.',
      'Analiza jest automatyczna, ale nie wywołuje wobec Ciebie skutków prawnych w rozumieniu art. 22 RODO: o tym, co zrobisz z pismem, decydujesz Ty.',
    ],
  },
  {
    title: '8. Skąd mamy dane innych osób',
    points: [
      'Dane osób wymienionych w piśmie, na przykład nadawcy lub pracownika urzędu, pochodzą od Użytkownika, który dodał pismo. Przetwarzamy je tylko po to, aby wykonać analizę, i tak długo jak jej wynik. Osobom tym przysługują te same prawa.',
    ],
  },
  {
    title: '9. Pliki cookie i pamięć przeglądarki',
    points: [
      'Nie używamy plików cookie do śledzenia ani narzędzi analitycznych innych firm. Dlatego nie pokazujemy baneru zgody.',
      'W pamięci przeglądarki trzymamy to, co niezbędne: token sesji i wybrany motyw, w trakcie analizy jej identyfikator, a po włączeniu powiadomień identyfikator konta, które je odbiera. Logowanie przez Google lub Facebooka używa krótkotrwałego technicznego pliku cookie. Po zalogowaniu hasłem inny techniczny plik cookie przez rok pozwala rozpoznać tę przeglądarkę, aby cudze próby odgadnięcia hasła nie zablokowały Ci logowania.',
      'Przeglądarka zachowuje też pliki samego serwisu, aby otwierał się i odczytywał pisma bez internetu. Pism ani wyników wśród nich nie ma.',
      'Czcionki i silnik rozpoznawania tekstu pobierasz z naszego serwera.',
    ],
  },
  {
    title: '10. Zmiany',
    points: [
      'O istotnej zmianie tej polityki informujemy e-mailem, zanim zacznie obowiązywać. Datę ostatniej aktualizacji znajdziesz na górze strony.',
    ],
  },
];
