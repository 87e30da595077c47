/** A message as people get it. */
export type Message = { name: string; text: string };

/** Frauds, each of another sort; what CERT Polska, CSIRT KNF and the police warn of, in words of their own. */
export const frauds: readonly Message[] = [
  {
    name: 'a buyer who has paid',
    text: `Temat: Otrzymałeś płatność za przedmiot
Witaj! Kupujący opłacił Twoje ogłoszenie "Rower miejski". Aby odebrać 640,00 zł, kliknij w link i wpisz dane swojej karty, na którą mamy przesłać środki:
https://olx-dostawa.platnosc-odbior.example/id/88123
Link jest ważny 30 minut.
Zespół OLX Dostawa`,
  },
  {
    name: 'a parcel without an address',
    text: `InPost: Twoja paczka została zatrzymana z powodu niekompletnego adresu. Uzupełnij dane i dopłać 1,99 PLN w ciągu 12 godzin: https://inpost-adres.example/p8`,
  },
  {
    name: 'a blocked account',
    text: `Od: Bezpieczeństwo Bank <alert@bank-weryfikacja.example>
Temat: Twoje konto zostało tymczasowo zablokowane

Szanowny Kliencie,
wykryliśmy podejrzaną transakcję na Twoim koncie. Ze względów bezpieczeństwa dostęp został ograniczony. Aby odblokować konto, zaloguj się poniżej i potwierdź swoją tożsamość:

https://bank-weryfikacja.example/login

Brak weryfikacji w ciągu 24 godzin spowoduje trwałe zablokowanie konta.
Dział Bezpieczeństwa`,
  },
  {
    name: 'a summons of Europol',
    text: `POLICJA - KOMENDA GŁÓWNA
CENTRALNE BIURO ZWALCZANIA CYBERPRZESTĘPCZOŚCI / EUROPOL

WEZWANIE SĄDOWE

Na Pana adres IP ujawniono odwiedzanie stron z treściami zabronionymi. Wobec Pana wszczęto postępowanie karne. Proszę przesłać wyjaśnienia w ciągu 72 godzin na adres biuro.europol.pl@gmail.com. W przypadku braku odpowiedzi przekażemy sprawę prokuratorowi, wydamy nakaz aresztowania i powiadomimy rodzinę oraz media. Istnieje możliwość polubownego zakończenia sprawy po wpłacie kary 4 800 euro.

Komendant Główny insp. Marek Boroń`,
  },
  {
    name: 'a settlement for a film',
    text: `Kancelaria Prawna Lex Copyright
ul. Prosta 51, Warszawa

PRZEDSĄDOWE WEZWANIE DO ZAPŁATY

W dniu 3 marca 2026 r. z Państwa adresu IP udostępniono film. Aby uniknąć postępowania karnego i zatrzymania sprzętu komputerowego przez Policję, należy wpłacić 550 zł tytułem ugody w terminie 3 dni na rachunek LT12 1000 0111 0100 1000. Po wpłacie odstąpimy od zawiadomienia prokuratury. Prosimy nie kontaktować się z Policją, gdyż uruchomi to postępowanie.`,
  },
  {
    name: 'a tax refund to a card',
    text: `Od: Krajowa Administracja Skarbowa <zwroty@kas-gov-podatki.example>
Temat: Przysługuje Ci zwrot podatku 1 284,55 zł

Po ostatnich obliczeniach ustaliliśmy, że przysługuje Ci zwrot podatku w kwocie 1 284,55 zł. Złóż wniosek o zwrot, podając numer karty, datę ważności i kod zabezpieczający:
http://kas-gov-podatki.example/zwrot
Wniosek należy złożyć do końca dnia.`,
  },
  {
    name: 'a bailiff by SMS',
    text: `Komornik Sądowy: brak wpłaty 84,20 zł. Rozpoczynamy zajęcie rachunku bankowego. Uregulowanie należności do dziś do 20:00 wstrzyma egzekucję: komornik-epu24.example/zaplata`,
  },
  {
    name: 'a domain about to be lost',
    text: `REJESTR DOMEN POLSKA
FAKTURA PROFORMA

Wygasa Państwa domena stolarz-kowal.pl. Aby jej nie utracić na rzecz osób trzecich, prosimy o opłacenie rejestracji domeny na kolejny rok w kwocie 299,00 zł do dnia 5 maja 2026 r. Niniejsza proforma jest ofertą handlową i nie stanowi zobowiązania do zapłaty.
Rachunek: 84 1140 2004 0000 3102 7654 3210`,
  },
  {
    name: 'a new account of a supplier',
    text: `Od: Jan Malik <biuro@hurt-drewno-pl.example>
Temat: Re: Faktura FV 114/2026 - nowe konto

Dzień dobry,
informujemy, że z powodu audytu nasze dotychczasowe konto jest czasowo nieaktywne. Prosimy o pilną wpłatę za fakturę FV 114/2026 w kwocie 18 450,00 zł na nowy rachunek: GB29 NWBK 6016 1331 9268 19. Prosimy nie dzwonić, jestem na spotkaniach, potwierdzenie proszę wysłać mailem.
Pozdrawiam
Jan Malik`,
  },
  {
    name: 'a fortune from London',
    text: `Barrister John Adams
London

Szanowny Panie Kowalski,
jestem prawnikiem zmarłego inż. Petera Kowalskiego, który pozostawił na koncie 4,2 mln USD. Ponieważ nosi Pan to samo nazwisko, może Pan odziedziczyć te środki. Prosimy o zachowanie poufności oraz o opłatę manipulacyjną 350 EUR i kopię paszportu.`,
  },
  {
    name: 'a subscription to renew',
    text: `Netflix: Nie udało się pobrać opłaty. Twoje konto zostanie zawieszone. Zaktualizuj dane karty: https://netflix-konto.example/update`,
  },
  {
    name: 'a benefit held back',
    text: `ZUS: Twoje świadczenie zostało wstrzymane z powodu braku aktualizacji danych. Zaloguj się do banku, aby potwierdzić tożsamość: https://pue-zus.example/id`,
  },
  {
    name: 'a granddaughter in need',
    text: `Babciu, tu Kasia, miałam wypadek i potrzebuję pilnie 20 000 zł na kaucję. Nie mów nic mamie. Przyjdzie po pieniądze pan policjant.`,
  },
  {
    name: 'a policeman who saves savings',
    text: `Dzień dobry, tu podkom. Nowak z CBŚP. Pani oszczędności są zagrożone, pracownik banku jest w zmowie z przestępcami. Proszę wypłacić pieniądze i przekazać je naszemu funkcjonariuszowi do zabezpieczenia albo przelać na rachunek techniczny. Akcja jest tajna, proszę z nikim nie rozmawiać.`,
  },
  {
    name: 'a profit to be taxed first',
    text: `Twoje 250 EUR zarobiło już 3 812 EUR! Aby wypłacić zysk, wpłać podatek 15 % (572 EUR) na portfel USDT. Opiekun inwestycyjny Tomasz. WhatsApp +44 7700 900123`,
  },
  {
    name: 'an unpaid motorway',
    text: `e-TOLL: Masz nieopłacony przejazd autostradą. Kwota 9,90 zł. Brak płatności w ciągu 48h = kara 1500 zł. Zapłać: etoll-oplata.example/pay`,
  },
  {
    name: 'a cheaper fine',
    text: `GITD CANARD
Zawiadomienie o mandacie. Przekroczenie prędkości o 12 km/h. Mandat 100 zł, przy płatności w ciągu 24 godzin 50 zł. Zdjęcie i płatność: https://mandaty-canard.example/foto`,
  },
  {
    name: 'a page to be deleted',
    text: `Naruszyłeś standardy społeczności. Twoja strona zostanie usunięta w ciągu 24 godzin. Odwołaj się, podając hasło i kod z SMS: https://meta-appeal.example`,
  },
  {
    name: 'a PESEL to be blocked',
    text: `mObywatel: Twój numer PESEL został użyty do wzięcia kredytu 12 000 zł. Zastrzeż PESEL natychmiast, logując się przez bank: https://mobywatel-zastrzez.example`,
  },
  {
    name: 'a paid registration in KSeF',
    text: `Krajowy System e-Faktur Rejestr
Szanowni Państwo, zgodnie z ustawą każdy przedsiębiorca musi zarejestrować się w KSeF i wnieść opłatę rejestracyjną 249 zł w terminie 7 dni na rachunek 12 1140 2004 0000 3002 1111 2222. Brak opłaty skutkuje karą do 15 000 zł.
Biuro Rejestracji KSeF sp. z o.o.`,
  },
  {
    name: 'a flat let from abroad',
    text: `Witam, mieszkanie nadal wolne. Przebywam obecnie za granicą, więc klucze wyśle Airbnb po wpłacie kaucji 2 500 zł i czynszu za pierwszy miesiąc. Prosimy o skan dowodu i przelew na konto właściciela w Hiszpanii ES91 2100 0418 4502 0005 1332.`,
  },
  {
    name: 'a job with a test transfer',
    text: `Gratulacje! Została Pani przyjęta do pracy zdalnej. Przed podpisaniem umowy prosimy przelać 1 zł w celu weryfikacji konta oraz zainstalować aplikację do zdalnej obsługi. Prosimy o zdjęcie dowodu osobistego z dwóch stron.`,
  },
  {
    name: 'gas to be cut off today',
    text: `PGNiG: dziś o 18:00 wstrzymamy dostawę gazu z powodu niedopłaty 4,17 zl. Ureguluj: https://pgnig-faktury.example/4`,
  },
  {
    name: 'a buyer of a pram',
    text: `Allegro Lokalnie: Kupujący zapłacił za "Wózek dziecięcy" 350 zł. Potwierdź otrzymanie środków podając numer karty: allegrolokalnie-wyplata.example/o/77`,
  },
  {
    name: 'an app about to expire',
    text: `Twoja aplikacja mobilna wygasa dzisiaj. Aby uniknac blokady aktywuj ponownie: https://mobilny-bank.example/a`,
  },
  {
    name: 'a refund of the health fund',
    text: `NFZ: Przysluguje Ci zwrot kosztow leczenia 412,80 zl. Wypelnij formularz i podaj dane karty: nfz-zwrot.example/r`,
  },
  {
    name: 'a consultant who wants to see the phone',
    text: `Dzień dobry, dzwonimy w sprawie Pani lokaty. Proszę zainstalować na telefonie program QuickSupport i podać numer, który się wyświetli. Konsultant zabezpieczy środki.`,
  },
  {
    name: 'a job that opens accounts',
    text: `Rekrutacja: prosimy o przesłanie skanu dowodu osobistego oraz zdjęcia twarzy z dowodem w ręku. Umowę przygotujemy po założeniu konta w banku na Pani dane, koszt pokrywa firma.`,
  },
  {
    name: 'a collector due tomorrow',
    text: `Kancelaria Egzekucyjna Partner. Sprawa 77/26. Zadłużenie 312,55 zł przekazane do windykacji terenowej. Wizyta windykatora jutro. Aby anulować wizytę zapłać w ciągu 2 godzin: https://spłata-dlugu.example/77`,
  },
  {
    name: 'an invoice with macros',
    text: `Dzień dobry, w załączeniu przesyłam fakturę korygującą. Proszę otworzyć plik Faktura_0426.js i włączyć makra. Brak reakcji spowoduje naliczenie odsetek.`,
  },
  {
    name: 'a friend without a card',
    text: `hej, masz chwile? blokada na karcie mi weszla a musze zaplacic za zakupy. dasz kod blik? oddam wieczorem`,
  },
  {
    name: 'a prize for the delivery fee',
    text: `Gratulacje! Twój numer został wylosowany w loterii Lidl. Nagroda: robot kuchenny. Zapłać tylko 9,99 zł za dostawę i podaj dane karty: https://nagroda-klienta.example`,
  },
  {
    name: 'an office that does not exist',
    text: `Generalny Inspektorat Ochrony Danych. Na Państwa firmę nałożono karę 2 000 zł za brak rejestracji zbioru. Przy wpłacie w ciągu 24 godzin kara wynosi 400 zł. Rachunek: 22 1140 2004 0000 3202 7788 9900`,
  },
  {
    name: 'money that comes back for a fee',
    text: `Kancelaria odzyska Twoje pieniądze utracone na giełdzie krypto! Środki 18 400 USD są już zabezpieczone. Aby je odebrać, należy wnieść opłatę notarialną 690 EUR.`,
  },
  {
    name: 'an account that no list knows yet',
    text: `Od: Księgowość <rozliczenia@hurtownia-nowa.example>

Dzień dobry, w związku z blokadą dotychczasowego banku prosimy o zmianę numeru konta do wszystkich płatności. Nowy rachunek: 91 1870 1045 5208 3711 0045 0001. Nie odbieramy telefonów. Rachunek nie widnieje jeszcze na białej liście. Prosimy o przelew 6 888,00 zł jeszcze dziś.
`,
  },
];

/** Honest messages with something of a fraud in them: a link, an hour, a block, a new account. */
export const honestMessages: readonly Message[] = [
  {
    name: 'a reminder of a loan that warns of frauds',
    text: `Bank Spółdzielczy w Łosicach
Szanowny Panie,
przypominamy o racie kredytu w kwocie 812,40 zł, płatnej do 10 maja 2026 r. Bank nigdy nie prosi o hasło, kod BLIK ani kody SMS. Jeśli otrzyma Pan taką prośbę, prosimy o kontakt z infolinią 22 000 00 00.`,
  },
  {
    name: 'a reminder by e-mail',
    text: `Od: eBOK Energia <ebok@energia-lokalna.pl>
Do: Jan Nowak
Temat: Przypomnienie o fakturze 1200/05/2026
Dzień dobry, termin płatności faktury na 182,14 zł minął 4 maja 2026 r. Prosimy o wpłatę do 20 maja 2026 r. Fakturę znajdzie Pan w eBOK: https://ebok.energia-lokalna.pl. Jeżeli nie otrzymamy wpłaty, wyślemy wezwanie, a po 14 dniach możemy wstrzymać dostawę. Wiadomość wysłana automatycznie, prosimy na nią nie odpowiadać.`,
  },
  {
    name: 'a parcel due tomorrow',
    text: `DPD: Twoja paczka 13245 dotrze jutro między 10 a 13. Kwota pobrania 89,00 zł, płatność u kuriera gotówką, kartą lub BLIK. Zmień termin: https://dpd.com.pl/zmiana`,
  },
  {
    name: 'a parking charge with a discount of days',
    text: `Opłata dodatkowa 95 zł za brak biletu parkingowego. Zapłać w ciągu 7 dni, a zapłacisz 60 zł. Płatność przelewem albo na stronie www.parking-miasto.pl. Reklamacje: reklamacje@parking-miasto.pl`,
  },
  {
    name: 'a tax office that takes BLIK',
    text: `Naczelnik Urzędu Skarbowego w Pile
Wzywam do zapłaty 1 204,00 zł w terminie 7 dni na mikrorachunek podatkowy 25 1010 0071 2222 1234 5678 9012. Mikrorachunek można sprawdzić na www.podatki.gov.pl/generator. Płatności można dokonać też BLIK w e-Urzędzie Skarbowym.`,
  },
  {
    name: 'a card the bank has blocked',
    text: `Bank Polska Północ S.A.
Informujemy, że 3 maja 2026 r. zablokowaliśmy Pani kartę, bo ktoś próbował zapłacić nią w sklepie internetowym. Nowa karta przyjdzie pocztą. Nie musi Pani nic robić. Prosimy nie podawać nikomu kodów.`,
  },
  {
    name: 'a deposit for a flat',
    text: `Proszę o wpłatę kaucji 2 500 zł na konto właściciela do 5 maja 2026 r. i podpisanie umowy. Klucze przekażę 6 maja na miejscu.`,
  },
  {
    name: 'a witness who may be brought by force',
    text: `Komenda Powiatowa Policji w Pile
WEZWANIE
Wzywa się Pana do osobistego stawiennictwa 12 czerwca 2026 r. o godz. 9:00 w charakterze świadka. W razie nieusprawiedliwionego niestawiennictwa można zarządzić zatrzymanie i przymusowe doprowadzenie.`,
  },
  {
    name: 'a cooperative with a new account',
    text: `Spółdzielnia Mieszkaniowa Zorza
Informujemy, że od 1 lipca 2026 r. zmienia się numer rachunku do opłat za lokal. Nowy rachunek: 61 1090 1014 0000 0712 1981 2874. Prosimy sprawdzić numer w biurze spółdzielni lub pod znanym Państwu numerem telefonu.`,
  },
  {
    name: 'a benefit applied for',
    text: `ZUS Oddział w Pile
Wniosek o świadczenie 800+ został przyjęty. Decyzję znajdzie Pan po zalogowaniu na PUE ZUS (www.zus.pl). Wypłata 800,00 zł nastąpi na rachunek podany we wniosku.`,
  },
  {
    name: 'heating cut off after 14 days',
    text: `PEC Ciepło sp. z o.o.
Wstrzymanie dostawy nastąpi natychmiast po upływie 14 dni od doręczenia wezwania. Zapłata 612,00 zł możliwa w kasie, przelewem i na stronie www.pec-cieplo.pl.`,
  },
  {
    name: 'a court fee paid at a site of the State',
    text: `Sąd Rejonowy dla m.st. Warszawy
Zarządzenie: wzywa się do uiszczenia opłaty sądowej w kwocie 100 zł w terminie tygodnia pod rygorem zwrotu pisma. Opłatę można uiścić na stronie https://oplaty.ms.gov.pl.`,
  },
  {
    name: 'a line limited today',
    text: `Telefonia Lokalna sp. z o.o.
Szanowny Kliencie, z powodu braku wpłaty 89,00 zł dziś ograniczyliśmy połączenia wychodzące. Aby przywrócić usługę, wpłać zaległość. Konto i kwotę znajdziesz na fakturze i w Panelu Klienta na www.telefonialokalna.pl. Infolinia 800 000 000.`,
  },
  {
    name: 'data to be brought up to date at the bank',
    text: `Bank Rzemiosła S.A.
Szanowna Pani, zbliża się termin aktualizacji danych. Prosimy zaktualizować dane dowodu osobistego w oddziale albo w bankowości internetowej do 30 września 2026 r. Bez aktualizacji możemy ograniczyć dostęp do rachunku. Nie wysyłamy linków.`,
  },
  {
    name: 'a bailiff with a portal',
    text: `Komornik Sądowy przy Sądzie Rejonowym w Pile
Zawiadomienie o zajęciu wierzytelności. Pouczenie: w terminie 7 dni. Kontakt tel. 67 000 00 00, e-mail: kancelaria@komornik.pl. Stan sprawy: www.portalkomornika.pl`,
  },
  {
    name: 'a booking',
    text: `Airbnb / hotel: Potwierdzamy rezerwację 12-14 czerwca. Kaucja 300 zł zostanie pobrana z Twojej karty w dniu przyjazdu. Nie musisz nic robić.`,
  },
  {
    name: 'a prosecutor who tells of a fraud',
    text: `Prokuratura Rejonowa w Pile
Postanowienie o umorzeniu dochodzenia. Pokrzywdzonemu przysługuje zażalenie w terminie 7 dni. W toku dochodzenia ustalono, że nieznany sprawca podając się za policjanta wyłudził od pokrzywdzonej pieniądze, które przekazała rzekomemu funkcjonariuszowi.`,
  },
  {
    name: 'an offer of settlement in a criminal case',
    text: `Adwokat Anna Kos
Proponuję ugodę: po zapłacie 5 000 zł zadośćuczynienia pokrzywdzony złoży oświadczenie o pojednaniu, a postępowanie karne może zostać warunkowo umorzone na podstawie art. 66 k.k. Proszę o odpowiedź w terminie 14 dni.`,
  },
  {
    name: 'a council with e-Doręczenia',
    text: `Urząd Miasta Piły
Decyzja w sprawie podatku. Urząd informuje, że sprawy można załatwić przez e-Doręczenia. Opłata skarbowa 17 zł za pełnomocnictwo. Kara za nieterminowe złożenie deklaracji wynika z kks.`,
  },
  {
    name: 'an insurer who asks for an account',
    text: `Ubezpieczyciel Wisła
Wypłacimy 4 118,00 zł. Prosimy podać numer rachunku bankowego. Nie potrzebujemy danych karty.`,
  },
  {
    name: 'an accountant about KSeF',
    text: `Biuro rachunkowe
Przypominam: od 1 lutego obowiązkowy KSeF. Rejestracja jest bezpłatna. Nasza opłata za obsługę rejestracji wynosi 150 zł netto, zgodnie z umową.`,
  },
  {
    name: 'a parcel in a locker',
    text: `Twoja paczka czeka w paczkomacie. Kod odbioru 123456. Odbierz ją w ciągu 48 godzin. Śledzenie: https://inpost.pl/sledzenie?number=1`,
  },
];
