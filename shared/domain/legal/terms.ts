import { operator } from '#shared/domain/operator.ts';

import type { LegalSection } from './legal-text.ts';

const seat = `${operator.street}, ${operator.city}`;

/**
 * Terms of service: act on services by electronic means, art. 8; consumer rights act, art. 7a, 12,
 * 27-38a and chapter 5b; regulation (EU) 2024/1689, art. 50 (the user knows that an AI answers).
 */
export const terms: readonly LegalSection[] = [
  {
    title: '§ 1. Kto prowadzi serwis',
    points: [
      `Serwis Listownik prowadzi ${operator.name} z siedzibą: ${seat}, NIP ${operator.nip}, KRS ${operator.krs} („Usługodawca”).`,
      `Z Usługodawcą można się skontaktować pod adresem e-mail ${operator.email}, który jest też punktem kontaktowym dla Użytkowników i organów, albo listownie na adres siedziby. Na wiadomości odpowiadamy w dni robocze (${operator.hours}).`,
      'Regulamin określa rodzaje i zakres usług, warunki ich świadczenia, zawierania i rozwiązywania umów oraz tryb reklamacji. Użytkownik otrzymuje go bezpłatnie przed zawarciem umowy i może go w każdej chwili zapisać lub wydrukować z tej strony.',
      'Użytkownikiem jest każda osoba korzystająca z serwisu. Prawa konsumenta przysługują także osobie fizycznej, która zawiera umowę związaną ze swoją działalnością gospodarczą, gdy umowa nie ma dla niej charakteru zawodowego.',
    ],
  },
  {
    title: '§ 2. Co robi serwis',
    points: [
      'Serwis odczytuje w przeglądarce tekst pisma wybranego przez Użytkownika i przedstawia jego automatyczną analizę: rodzaj pisma, ocenę zagrożenia, wymagane działania, terminy i kwoty, trzy warianty odpowiedzi oraz plan działania. Wynik można pobrać i odnaleźć w historii konta.',
      'Analiza powstaje z użyciem sztucznej inteligencji, bez udziału człowieka. Raport jest zwykle gotowy w około 60 sekund; czas ten zależy od długości pisma, urządzenia i łącza.',
      'Serwis ma charakter informacyjny. Analiza nie jest poradą prawną, opinią prawną ani pomocą prawną w rozumieniu przepisów, ani doradztwem podatkowym w rozumieniu ustawy o doradztwie podatkowym: przy pismach podatkowych serwis pokazuje treść pisma, terminy i środki, które pismo podaje, a nie ocenia, czy podatek się należy, a Usługodawca nie reprezentuje Użytkownika przed sądem ani urzędem.',
      'Wynik może zawierać błędy lub pominięcia. Zanim Użytkownik podejmie decyzję, sprawdza terminy, kwoty, numery rachunków i pouczenie w oryginale pisma, a w ważnych sprawach korzysta z pomocy adwokata, radcy prawnego, doradcy podatkowego albo punktu nieodpłatnej pomocy prawnej.',
      'Serwis obsługuje wyłącznie pisma w języku polskim, drukowane lub zapisane w pliku. Pismo, którego jakość nie pozwala na rzetelną analizę, zostaje odrzucone z podaniem przyczyny.',
    ],
  },
  {
    title: '§ 3. Wymagania techniczne i bezpieczeństwo',
    points: [
      'Do korzystania z serwisu potrzebne są: urządzenie z dostępem do internetu, aktualna przeglądarka z włączoną obsługą JavaScript i WebAssembly oraz adres e-mail.',
      'Do jednej analizy można dodać jeden plik PDF, JPG, PNG lub TXT o rozmiarze do 15 MB.',
      'Połączenie z serwisem jest szyfrowane. Korzystanie z internetu wiąże się mimo to z ryzykiem, na przykład złośliwego oprogramowania lub przejęcia hasła; Usługodawca zaleca aktualizowanie przeglądarki i używanie hasła, którego Użytkownik nie stosuje nigdzie indziej.',
      'Zabronione jest dostarczanie treści bezprawnych, zakłócanie działania serwisu, omijanie jego limitów i zabezpieczeń oraz analizowanie pism, do których Użytkownik nie ma prawa.',
    ],
  },
  {
    title: '§ 4. Konto i zawarcie umowy',
    points: [
      'Umowa o prowadzenie konta zostaje zawarta z chwilą potwierdzenia adresu e-mail albo pierwszego zalogowania przez Google lub Facebooka. Jest bezpłatna i zawarta na czas nieokreślony.',
      'Użytkownik podaje prawdziwe dane, chroni hasło i nie udostępnia konta innym osobom.',
      'Użytkownik może w każdej chwili wypowiedzieć umowę, usuwając konto w Ustawieniach albo pisząc na adres e-mail Usługodawcy. Usunięcie konta usuwa historię analiz.',
      'Usługodawca może wypowiedzieć umowę z 14-dniowym wyprzedzeniem z ważnej przyczyny, zwłaszcza gdy kończy świadczenie usługi lub gdy Użytkownik mimo wezwania narusza regulamin. Za niewykorzystaną część opłaconego okresu zwraca wtedy proporcjonalną część opłaty, chyba że przyczyną było naruszenie regulaminu.',
    ],
  },
  {
    title: '§ 5. Plany i płatności',
    points: [
      'Pierwsza analiza jest bezpłatna i nie wymaga podania karty.',
      'Plan Standard kosztuje 49 zł miesięcznie i obejmuje 20 analiz. Plan Pro kosztuje 199 zł miesięcznie i obejmuje 100 analiz. Są to ceny brutto, czyli całkowite kwoty do zapłaty. Warunki planu Enterprise ustalamy indywidualnie.',
      'Za miesiąc uważa się okres rozliczeniowy trwający 30 dni, więc w roku pobieramy około 12 opłat (365 : 30); w przeliczeniu na miesiąc kalendarzowy plan Standard kosztuje średnio 49,68 zł, a plan Pro 201,76 zł. Opłata jest pobierana z góry; okres odnawia się co 30 dni, dopóki subskrypcja nie zostanie anulowana.',
      'Niewykorzystane analizy nie przechodzą na kolejny okres rozliczeniowy.',
      'Subskrypcję można anulować w każdej chwili przyciskiem „Zarządzaj subskrypcją” w Ustawieniach lub w Cenniku. Po anulowaniu pozostaje aktywna do końca opłaconego okresu i nie odnawia się.',
      'Płatności kartą obsługuje zewnętrzny operator, Stripe. Usługodawca nie otrzymuje ani nie przechowuje numeru karty.',
      'Analiza, która nie zakończyła się wynikiem, nie zmniejsza limitu. Wyjątek: kto w ciągu doby przerwie więcej niż trzy analizy, nad którymi model AI już pracuje, temu następne przerwane w ten sposób zmniejszają limit.',
      'O zmianie ceny informujemy e-mailem co najmniej 30 dni wcześniej. Nowa cena obowiązuje od kolejnego okresu rozliczeniowego, a Użytkownik może przed jego rozpoczęciem anulować subskrypcję.',
    ],
  },
  {
    title: '§ 6. Odstąpienie od umowy',
    points: [
      'Konsument może odstąpić od umowy w terminie 14 dni od jej zawarcia, bez podania przyczyny i bez kosztów innych niż wskazane w ustępie 3. Wystarczy przed upływem tego terminu użyć linku „Odstąp od umowy tutaj” na dole strony albo wysłać oświadczenie pocztą elektroniczną lub listownie, na przykład według wzoru z § 10. Przyjęcie odstąpienia potwierdzamy od razu e-mailem, z dniem i godziną.',
      'Otrzymaną opłatę zwracamy w ciągu 14 dni od otrzymania oświadczenia, tym samym sposobem, którym została zapłacona, chyba że Użytkownik zgodzi się na inny sposób.',
      'Jeżeli na wyraźne żądanie Użytkownika plan zaczął działać przed upływem 14 dni, Użytkownik, który odstępuje od umowy, płaci za pełne dni do chwili odstąpienia, po 1/30 ceny okresu za każdy. Bez takiego żądania zwracamy całą opłatę.',
      'Prawo odstąpienia nie przysługuje, jeżeli usługa została w pełni wykonana za wyraźną, uprzednią zgodą konsumenta, który został o tej utracie prawa poinformowany i przyjął ją do wiadomości.',
    ],
  },
  {
    title: '§ 7. Reklamacje',
    points: [
      `Reklamację można złożyć na adres ${operator.email} lub listownie na adres siedziby. Prosimy opisać problem i podać adres e-mail konta; treści pisma nie trzeba dołączać.`,
      'Na reklamację odpowiadamy w ciągu 14 dni roboczych, a na reklamację konsumenta nie później niż w terminie ustawowym (14 dni od jej otrzymania). Odpowiedź wysyłamy na adres e-mail lub na innym trwałym nośniku.',
      'Konsument może skorzystać z bezpłatnej pomocy powiatowego (miejskiego) rzecznika konsumentów, z mediacji wojewódzkiego inspektora Inspekcji Handlowej albo ze stałego sądu polubownego. Informacje są na stronie Urzędu Ochrony Konkurencji i Konsumentów. Skorzystanie z tych sposobów jest dobrowolne.',
    ],
  },
  {
    title: '§ 8. Odpowiedzialność',
    points: [
      'Usługodawca odpowiada za zgodność usługi cyfrowej z umową na zasadach ustawy o prawach konsumenta (rozdział 5b): Użytkownik może żądać doprowadzenia usługi do zgodności z umową, a w przypadkach określonych w ustawie obniżenia ceny lub odstąpienia.',
      'Użytkownik sam decyduje, co zrobi z analizą, i odpowiada za treść pism, które wysyła we własnym imieniu.',
      'Projektów odpowiedzi Użytkownik może używać i zmieniać je bez ograniczeń i bez dodatkowych opłat.',
      'Przerwy konieczne do konserwacji planujemy tak, aby były krótkie. Prosimy nie odkładać analizy pisma na ostatni dzień terminu.',
      'Żadne postanowienie regulaminu nie wyłącza ani nie ogranicza praw, które konsument ma na podstawie bezwzględnie obowiązujących przepisów.',
    ],
  },
  {
    title: '§ 9. Zmiany regulaminu i postanowienia końcowe',
    points: [
      'Regulamin może się zmienić z ważnych przyczyn: zmiany prawa, wprowadzenia lub zmiany funkcji serwisu albo wymogów bezpieczeństwa.',
      'O zmianie informujemy e-mailem co najmniej 14 dni przed jej wejściem w życie. Użytkownik, który się nie zgadza, może do tego dnia wypowiedzieć umowę i otrzyma zwrot opłaty za niewykorzystaną część okresu.',
      'Zasady przetwarzania danych osobowych opisuje Polityka prywatności.',
      'Stosuje się prawo polskie. Nie pozbawia to konsumenta ochrony, jaką dają mu bezwzględnie obowiązujące przepisy kraju, w którym zwykle przebywa. Spory rozstrzyga sąd właściwy według przepisów.',
    ],
  },
  {
    title: '§ 10. Wzór oświadczenia o odstąpieniu od umowy',
    points: [
      'Formularz jest dobrowolny; wypełnij go i odeślij tylko wtedy, gdy chcesz odstąpić od umowy.',
      `Adresat: ${operator.name}, ${seat}, ${operator.email}.`,
      '„Ja niniejszym informuję o moim odstąpieniu od umowy o świadczenie usługi Listownik, plan: …, data zawarcia umowy: …, imię i nazwisko: …, adres e-mail konta: …, adres: …, data: …, podpis (tylko w wersji papierowej).”',
    ],
  },
];
