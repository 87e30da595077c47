/** Questions and honest answers, in the five sections of specification section 2. */
export type FaqSection = {
  title: string;
  items: readonly { question: string; answer: string }[];
};

export const faq: readonly FaqSection[] = [
  {
    title: 'Ogólne',
    items: [
      {
        question: 'Co robi Listownik?',
        answer:
          'Czyta pismo z urzędu, sądu, od komornika, ubezpieczyciela lub windykacji i wyjaśnia je prostym językiem: kto pisze, czego chce, do kiedy i ile. Przygotowuje też trzy wersje odpowiedzi i plan działania.',
      },
      {
        question: 'Czy to jest porada prawna?',
        answer:
          'Nie. To pomoc w zrozumieniu pisma, nie porada prawna ani podatkowa. W ważnych sprawach skonsultuj się z adwokatem, radcą prawnym (w sprawach podatkowych także z doradcą podatkowym) albo punktem nieodpłatnej pomocy prawnej.',
      },
      {
        question: 'Jakie pisma mogę przeanalizować?',
        answer:
          'Pisma po polsku: wezwania do zapłaty, nakazy zapłaty, pisma komornicze, decyzje urzędów i ZUS, upomnienia, mandaty, pisma ubezpieczycieli i banków oraz proste umowy.',
      },
      {
        question: 'Ile trwa analiza?',
        answer:
          'Raport jest gotowy w około 60 sekund. Odczytanie zdjęcia lub skanu na słabszym telefonie może potrwać trochę dłużej.',
      },
      {
        question: 'Czy muszę zakładać konto?',
        answer:
          'Tak, do samej analizy. Plik możesz wybrać wcześniej: poczeka w przeglądarce, aż się zalogujesz. Konto jest bezpłatne, a na start dostajesz jedną analizę, bez podawania karty.',
      },
    ],
  },
  {
    title: 'Bezpieczeństwo i prywatność',
    items: [
      {
        question: 'Czy wysyłacie mój plik na serwer?',
        answer:
          'Nie. Twój plik nie opuszcza urządzenia: tekst odczytuje Twoja przeglądarka, a my dostajemy tylko odczytany tekst.',
      },
      {
        question: 'Jak długo przechowujecie tekst pisma?',
        answer:
          'Odczytany tekst usuwamy zaraz po analizie, najpóźniej w ciągu 24 godzin od jej zakończenia. W Twojej historii zostaje wynik, a z nim tekst z oznaczeniami zamiast danych osobowych, dopóki go nie usuniesz.',
      },
      {
        question: 'Czy moje pismo trafia do AI z danymi osobowymi?',
        answer:
          'Zanim tekst trafi do modelu, zastępujemy rozpoznane dane (między innymi PESEL, numery kont, adresy i nazwiska) oznaczeniami. W wyniku zobaczysz dokładnie, co wysłaliśmy. Automat może coś przeoczyć, dlatego nie dajemy tu stuprocentowej gwarancji. Dostawca modelu może przechowywać ten tekst z oznaczeniami do 30 dni, wyłącznie po to, aby wykrywać nadużycia.',
      },
      {
        question: 'Czy uczycie modele na moich dokumentach?',
        answer: 'Nie. Dokumenty nie są wykorzystywane do trenowania modeli.',
      },
      {
        question: 'Czy mogę pobrać lub usunąć swoje dane?',
        answer:
          'Tak, samodzielnie. Pojedynczy wynik usuniesz w Historii dokumentów. W Ustawieniach pobierzesz wszystkie swoje dane jako plik JSON albo usuniesz konto razem z nimi.',
      },
    ],
  },
  {
    title: 'Dokładność i ograniczenia AI',
    items: [
      {
        question: 'Czy AI może się pomylić?',
        answer:
          'Tak. Dlatego każdy ważny fakt porównujemy z tekstem pisma i pokazujemy zdanie, z którego pochodzi. Czego nie potwierdziliśmy, oznaczamy: „niepotwierdzone w piśmie”. Zawsze sprawdź termin i kwotę w oryginale.',
      },
      {
        question: 'Dlaczego pismo zostało odrzucone?',
        answer:
          'Najczęściej zdjęcie jest nieostre, brakuje stron, pismo jest odręczne albo w innym języku. Możesz poprawić odczytany tekst lub zrobić lepsze zdjęcie. Odrzucone pismo nie zmniejsza limitu.',
      },
      {
        question: 'Czy mogę od razu wysłać przygotowaną odpowiedź?',
        answer:
          'Najpierw ją przeczytaj i uzupełnij miejsca oznaczone „[uzupełnij: …]”. Sprawdź dane, datę i adres. Odpowiadasz we własnym imieniu.',
      },
    ],
  },
  {
    title: 'Płatności i subskrypcje',
    items: [
      {
        question: 'Ile to kosztuje?',
        answer:
          'Pierwsza analiza jest za darmo, bez karty. Standard to 49 zł miesięcznie za 20 analiz, Pro to 199 zł miesięcznie za 100 analiz.',
      },
      {
        question: 'Czy niewykorzystane analizy przechodzą na kolejny okres?',
        answer:
          'Nie. Okres rozliczeniowy odnawia się co 30 dni i liczba analiz zaczyna się od nowa.',
      },
      {
        question: 'Jak zrezygnować?',
        answer:
          'W każdej chwili: w Ustawieniach lub w Cenniku wybierz „Zarządzaj subskrypcją”. Subskrypcja działa do końca opłaconego okresu i nie odnawia się.',
      },
      {
        question: 'Czy płacę za analizę, która się nie udała?',
        answer:
          'Nie. Limit zmniejsza tylko analiza zakończona wynikiem. Przerwana, odrzucona lub nieudana wraca do puli.',
      },
      {
        question: 'Jak złożyć reklamację?',
        answer:
          'Napisz na adres e-mail ze strony Kontakt. Na reklamacje odpowiadamy w ciągu 14 dni roboczych, a konsumentom nie później niż w terminie ustawowym.',
      },
    ],
  },
  {
    title: 'Kwestie techniczne',
    items: [
      {
        question: 'Jakie pliki mogę dodać?',
        answer: 'Jeden plik PDF, JPG, PNG lub TXT, do 15 MB. Kilka stron połącz w jeden plik PDF.',
      },
      {
        question: 'Jak zrobić dobre zdjęcie pisma?',
        answer:
          'Połóż kartkę płasko, przy oknie, bez cienia. Zrób zdjęcie z góry tak, aby było widać wszystkie cztery rogi.',
      },
      {
        question: 'Co się stanie, gdy zamknę kartę w trakcie analizy?',
        answer:
          'Analiza dokończy się na serwerze, a wynik znajdziesz w historii. Po odświeżeniu strony wracasz do tej samej analizy i nie płacisz za nią drugi raz.',
      },
      {
        question: 'Czy Listownik działa bez internetu?',
        answer:
          'Częściowo. Serwis się otworzy, wynik otwarty w karcie przeczytasz dalej, a zdjęcie lub skan odczytamy na Twoim urządzeniu, jeśli robiliśmy to już na nim wcześniej. Sama analiza potrzebuje połączenia.',
      },
      {
        question: 'Czy Listownik przypomni mi o terminie?',
        answer:
          'Tak, jeśli włączysz powiadomienia w Ustawieniach i znamy ostatni dzień terminu. Przypomnienie przyjdzie na 7, 3 i 1 dzień przed nim oraz w dniu, w którym mija, o 8:00. Powiadomienie może nie dotrzeć, na przykład gdy urządzenie jest wyłączone, więc zapisz termin także w kalendarzu.',
      },
      {
        question: 'Czy odczytacie pismo odręczne?',
        answer: 'Nie. Odczytujemy pismo drukowane. Odręczne fragmenty mogą zostać pominięte.',
      },
    ],
  },
];
