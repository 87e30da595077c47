import type { EngineCase } from './engine-case.ts';

/** Letters that speak of a decision, a fine or a resolution and are none; and orders with a way of their own. */
export const ownActs: readonly EngineCase[] = [
  {
    name: 'a social worker announces a visit: nothing is decided, nothing can be appealed',
    text: `Miejski Ośrodek Pomocy Rodzinie w Zduńskiej Woli
Dział Pomocy Środowiskowej
DPŚ.5111.622.2026
Zduńska Wola 12 maja 2026 r.

Pani Teresa Jagiełło
ul. Getta Żydowskiego 21c/40

Szanowna Pani,
w związku z wnioskiem z 5 maja 2026 r. o przyznanie zasiłku okresowego i pomocy na zakup żywności informuję, że w dniu 19 maja 2026 r. między godziną 9.00 a 13.00 zgłoszę się w Pani miejscu zamieszkania w celu przeprowadzenia rodzinnego wywiadu środowiskowego.
Proszę przygotować: dowód osobisty, decyzję o rencie, ostatni odcinek renty, rachunki za leki i energię oraz zaświadczenie o dochodach syna.
Nieuzasadniona odmowa przeprowadzenia wywiadu lub brak współpracy może stanowić podstawę odmowy przyznania świadczenia (art. 107 ust. 4a i art. 11 ust. 2 ustawy o pomocy społecznej).
W razie gdyby termin był niedogodny, proszę o telefon: 43 823 00 11.
pracownik socjalny Marta Kubiak`,
    type: 'wezwanie_urzedu',
    term: 'none',
    remedy: null,
  },
  {
    name: 'the health fund opens a case about costs: the decision is still to come',
    text: `Narodowy Fundusz Zdrowia
Śląski Oddział Wojewódzki w Katowicach
Wydział Spraw Świadczeniobiorców
WSS-KU.4403.1190.2026
Katowice, 6 maja 2026 r.

Pan Dariusz Hajok
ul. Opolska 18/5
41-902 Bytom

ZAWIADOMIENIE
o wszczęciu postępowania administracyjnego

Na podstawie art. 61 § 1 i 4 Kpa w związku z art. 50 ust. 18 ustawy z dnia 27 sierpnia 2004 r. o świadczeniach opieki zdrowotnej finansowanych ze środków publicznych zawiadamiam o wszczęciu z urzędu postępowania w sprawie ustalenia obowiązku poniesienia kosztów świadczeń opieki zdrowotnej udzielonych Panu w dniach 3-9 stycznia 2026 r. w Szpitalu Specjalistycznym nr 1 w Bytomiu na łączną kwotę 4 870,32 zł, z uwagi na brak prawa do świadczeń w tym okresie.

W terminie 7 dni od dnia doręczenia może Pan przedłożyć dokumenty potwierdzające prawo do świadczeń (np. zaświadczenie pracodawcy, decyzję PUP, zgłoszenie członka rodziny) lub wypowiedzieć się w sprawie. Po zakończeniu postępowania wydana zostanie decyzja.

Z upoważnienia Dyrektora Ewa Pyka`,
    type: 'inne',
    term: '7 days',
    remedy: null,
  },
  {
    name: 'a call with statements to choose from is no ticket, though it names one',
    text: `Główny Inspektorat Transportu Drogowego
Centrum Automatycznego Nadzoru nad Ruchem Drogowym
CAN-OW-26.418.1199823
Warszawa, 2026-05-04

Pan Miłosz Gryz
Osiedle Tysiąclecia 8/33
32-200 Miechów

WEZWANIE
w sprawie o wykroczenie
W dniu 18.04.2026 o godz. 08:51 w miejscowości Widoma (droga krajowa nr 7) urządzenie rejestrujące zarejestrowało przekroczenie dopuszczalnej prędkości przez pojazd KMI 90HX. Prędkość zmierzona 74 km/h przy dopuszczalnej 50 km/h.
Jako właściciela pojazdu wzywam Pana do złożenia w terminie 7 dni od doręczenia jednego z oświadczeń:
A - kierowałem pojazdem i przyjmuję mandat karny 300 zł, 5 punktów,
B - kierowałem, lecz odmawiam przyjęcia mandatu,
C - wskazuję osobę, której powierzyłem pojazd,
D - nie wskazuję osoby, mandat na podstawie art. 96 § 3 kw 600 zł.
Nieudzielenie odpowiedzi spowoduje skierowanie wniosku o ukaranie do sądu; na podstawie art. 96 § 3 kw grozi grzywna do 8 000 zł.
Główny Inspektor`,
    type: 'mandat_grzywna',
    term: '7 days',
    remedy: null,
  },
  {
    name: 'the points of support are counted again before any court',
    text: `Wojewódzki Zespół do Spraw Orzekania o Niepełnosprawności w Województwie Lubelskim
ul. Lubomelska 1-3, 20-072 Lublin
WZON.PPW.8614.2291.2026
Lublin, 27 kwietnia 2026 r.

Pan Zygmunt Dudek
Wólka Profecka 15
24-100 Puławy

DECYZJA nr 2291/2026
ustalająca poziom potrzeby wsparcia

Na podstawie art. 6b3 i art. 6b7 ustawy z dnia 27 sierpnia 1997 r. o rehabilitacji zawodowej i społecznej oraz zatrudnianiu osób niepełnosprawnych po rozpatrzeniu wniosku z dnia 2 marca 2026 r. ustala się poziom potrzeby wsparcia na 68 punktów, na okres do 30 kwietnia 2031 r.

Uzasadnienie: Na podstawie kwestionariusza samooceny oraz obserwacji w miejscu zamieszkania w dniu 9 kwietnia 2026 r. specjaliści ustalili poziom potrzeby wsparcia w skali od 0 do 100.

Pouczenie
1. Od decyzji przysługuje wniosek o ponowne ustalenie poziomu potrzeby wsparcia składany do Wojewódzkiego Zespołu, który wydał decyzję, w terminie 14 dni od dnia doręczenia.
2. Od decyzji wydanej wskutek ponownego ustalenia przysługuje odwołanie do sądu pracy i ubezpieczeń społecznych.
3. Decyzja ostateczna o poziomie od 70 pkt stanowi podstawę wniosku do ZUS o świadczenie wspierające.
Przewodniczący Wojewódzkiego Zespołu Barbara Oleszek`,
    type: 'decyzja_administracyjna',
    term: '14 days',
    remedy: 'wniosek o ponowne ustalenie poziomu potrzeby wsparcia',
  },
  {
    name: 'a meeting of owners has resolved nothing yet',
    text: `Wspólnota Mieszkaniowa Nieruchomości przy ul. Kwiatowej 14 w Pile
zarządca: DomAdmin Szymon Frąckowiak
Piła, 11.05.2026 r.

Do Właścicieli Lokali

ZAWIADOMIENIE O ROCZNYM ZEBRANIU

Zarząd Wspólnoty zawiadamia na podstawie art. 30 i 32 ustawy o własności lokali, że zebranie właścicieli odbędzie się 28 maja 2026 r. (czwartek) o godz. 18:00 w świetlicy Szkoły Podstawowej nr 7 w Pile.
Porządek obrad:
1. sprawozdanie zarządu za 2025 r. i absolutorium,
2. uchwała nr 3/2026 o podwyższeniu zaliczki na fundusz remontowy z 1,80 zł/m2 do 2,90 zł/m2,
3. plan gospodarczy na 2026 r.,
4. wolne wnioski.
W razie nieobecności można udzielić pisemnego pełnomocnictwa (druk w załączeniu). Uchwały mogą zapaść także w drodze indywidualnego zbierania głosów. Uchwałę można zaskarżyć do sądu w terminie 6 tygodni od jej podjęcia.
Za Zarząd: Marian Pluta`,
    type: 'inne',
    term: 'none',
    remedy: null,
  },
  {
    name: 'a bank asks for new data: nothing is to be paid, and its warning is no fraud',
    text: `Szanowna Pani Bożeno
przypominamy, że do 30 czerwca 2026 r. prosimy o zaktualizowanie danych osobowych w naszym banku. Dowód osobisty zapisany w systemie stracił ważność 2 marca 2026 r. Ustawa o przeciwdziałaniu praniu pieniędzy wymaga, byśmy mieli aktualne dane klientów.

Jak to zrobić: w aplikacji mobilnej (Ustawienia - Moje dane - Dokument tożsamości) albo w dowolnej placówce z nowym dowodem.

Jeśli danych nie zaktualizuje Pani w tym terminie, możemy ograniczyć możliwość wykonywania przelewów, a następnie wypowiedzieć umowę rachunku.

Nigdy nie prosimy o podanie hasła ani kodu BLIK przez telefon.

Zespół Banku Kujawskiego S.A.
ul. Gdańska 90, Bydgoszcz`,
    type: 'pismo_banku',
    main: null,
    total: null,
    remedy: null,
  },
  {
    name: 'maintenance for the time of the case works at once',
    text: `Sąd Rejonowy w Nowym Targu
III Wydział Rodzinny i Nieletnich
Sygn. akt III RC 214/26

POSTANOWIENIE
Dnia 11 maja 2026 r.

Sąd Rejonowy w Nowym Targu III Wydział Rodzinny i Nieletnich w składzie:
Przewodniczący: sędzia Alicja Trzebunia
po rozpoznaniu w dniu 11 maja 2026 r. w Nowym Targu na posiedzeniu niejawnym
sprawy z powództwa małoletniej Hanny Gąsienicy reprezentowanej przez matkę Ewelinę Gąsienicę
przeciwko Markowi Gąsienicy
o alimenty
w przedmiocie udzielenia zabezpieczenia
postanawia:
1. udzielić zabezpieczenia powództwa w ten sposób, że na czas trwania postępowania zobowiązać pozwanego Marka Gąsienicę do łożenia na rzecz małoletniej Hanny kwoty po 700 zł miesięcznie, płatnej z góry do 10. dnia każdego miesiąca do rąk matki, z ustawowymi odsetkami za opóźnienie w razie uchybienia terminowi płatności którejkolwiek z rat, począwszy od dnia 11 maja 2026 r.;
2. w pozostałym zakresie wniosek oddalić.

Na oryginale właściwy podpis

POUCZENIE
Na niniejsze postanowienie przysługuje zażalenie do Sądu Okręgowego w Nowym Sączu. Zażalenie wnosi się za pośrednictwem Sądu Rejonowego w Nowym Targu w terminie tygodniowym od dnia doręczenia postanowienia z uzasadnieniem. Wniosek o doręczenie postanowienia wraz z uzasadnieniem składa się w terminie tygodniowym od dnia doręczenia postanowienia. Postanowienie jest wykonalne z chwilą wydania, a wniesienie zażalenia nie wstrzymuje jego wykonania.
Pan Marek Gąsienica, ul. Szaflarska 44, 34-400 Nowy Targ`,
    type: 'orzeczenie_sadowe',
    main: 700,
    level: 'HIGH',
    remedy: 'zażalenie',
  },
  {
    name: 'ZUS calls to a medical examination and asks for no explanations',
    text: `ZAKŁAD UBEZPIECZEŃ SPOŁECZNYCH ODDZIAŁ W RZESZOWIE
al. Piłsudskiego 12
Rzeszów, 8 maja 2026
nr akt: RE-7-1029338/10

Pan Bogdan Stec
Palikówka 88, 36-073 Strażów

WEZWANIE NA BADANIE

Prosimy o zgłoszenie się w dniu 28 maja 2026 r. o godzinie 10:45 na badanie do lekarza orzecznika ZUS w Rzeszowie, al. Piłsudskiego 12, gabinet 16, w celu ustalenia dalszej niezdolności do pracy w związku z wnioskiem o rentę z tytułu niezdolności do pracy.

Proszę zabrać dowód osobisty i dokumentację medyczną, w tym wyniki badań i karty leczenia szpitalnego.

Jeżeli nie może Pan przyjść w wyznaczonym terminie, prosimy o kontakt przed datą badania pod numerem 17 867 50 00. Niezgłoszenie się bez uzasadnionej przyczyny może spowodować wydanie decyzji odmownej.
Koszty przejazdu zwracamy na wniosek do wysokości ceny biletu środkami komunikacji publicznej.`,
    type: 'pismo_zus',
    term: 'none',
    remedy: null,
  },
  {
    name: 'a demand to stop and to apologise is no demand for money',
    text: `Kancelaria Adwokacka adw. Tomasz Wilga
ul. Jagiellońska 12, 33-300 Nowy Sącz
Nowy Sącz, 7 maja 2026 r.
Pan Roman Citak, Kamionka Wielka 77
PRZEDSĄDOWE WEZWANIE DO ZANIECHANIA NARUSZEŃ DÓBR OSOBISTYCH I PRZEPROSIN
Działając w imieniu Pani Barbary Nowak wzywam Pana do usunięcia w terminie 3 dni od otrzymania pisma wpisów z dnia 18 i 20 kwietnia 2026 r. w serwisie Facebook w grupie „Kamionka info", zaprzestania dalszych naruszeń oraz opublikowania przeprosin. W razie bezskutecznego upływu terminu skierujemy pozew o ochronę dóbr osobistych i zadośćuczynienie w wysokości 10 000 zł.
adw. Tomasz Wilga`,
    type: 'inne',
    term: '3 days',
    main: null,
  },
  {
    name: 'experts of a court examine: the day is no hearing',
    text: `SĄD OKRĘGOWY W KOSZALINIE IV Wydział Pracy i Ubezpieczeń Społecznych
IV U 511/26
Koszalin, 11 maja 2026 r.
Pani Wanda Rzepka, ul. Lniana 6/8, 75-213 Koszalin
ZAWIADOMIENIE
Sąd zawiadamia, że w sprawie z Pani odwołania przeciwko Zakładowi Ubezpieczeń Społecznych o rentę z tytułu niezdolności do pracy dopuszczono dowód z opinii biegłych lekarzy: ortopedy i neurologa. Badanie odbędzie się 9 czerwca 2026 r. o godz. 14.15 w gabinecie przy ul. Zwycięstwa 140 w Koszalinie. Należy stawić się z dowodem osobistym i całą dokumentacją medyczną. Niestawienie się na badanie bez usprawiedliwienia może skutkować pominięciem dowodu z opinii biegłego.
sekretarz Alina Wrzos`,
    type: 'wezwanie_urzedu',
    term: 'none',
    remedy: null,
  },
];
