import type { EngineCase } from './engine-case.ts';

/** Letters of firms, banks, insurers and private persons in the wording and layouts they use; invented, unlike those of the corpora. */
export const privateLetters: readonly EngineCase[] = [
  {
    name: 'an employer ends a contract of work',
    text: `PRZEDSIĘBIORSTWO TRANSPORTOWE SOKÓŁ SP. Z O.O.
ul. Magazynowa 5, 26-600 Radom
NIP 9481000000

Radom, dnia 31 marca 2026 r.

Pan Dominik Stępień
ul. Żeromskiego 88
26-600 Radom

ROZWIĄZANIE UMOWY O PRACĘ ZA WYPOWIEDZENIEM

Rozwiązuję z Panem umowę o pracę zawartą w dniu 1 września 2021 r. z zachowaniem trzymiesięcznego okresu wypowiedzenia, który upłynie dnia 30 czerwca 2026 r. Przyczyną wypowiedzenia jest likwidacja stanowiska.

Informuję, że w terminie 21 dni od dnia doręczenia niniejszego pisma przysługuje Panu prawo wniesienia odwołania do Sądu Rejonowego w Radomiu – Sądu Pracy.`,
    type: 'wypowiedzenie_umowy',
    recipient: 'Dominik Stępień',
    reference: null,
    date: '2026-03-31',
    term: '21 days',
    level: 'HIGH',
    remedy: 'odwołanie',
  },
  {
    name: 'a plain reminder to pay an invoice, reference in the body',
    text: `Kwiaciarnia Pod Lipą Anna Sowa
ul. Lipowa 3, 05-500 Piaseczno, NIP 1230000000

Piaseczno, 14.09.2026

Restauracja Smak sp. z o.o.
ul. Kościuszki 1
05-500 Piaseczno

Wezwanie do zapłaty

Uprzejmie przypominam o braku zapłaty za fakturę nr 44/07/2026 z dnia 15 lipca 2026 r. na kwotę 1 250,00 zł, z terminem płatności 29 lipca 2026 r. Proszę o przelew 1 250,00 zł w terminie do 21.09.2026 r. na konto 24 1600 0003 5175 5306 4331 4956, w tytule: faktura 44/07/2026.`,
    type: 'wezwanie_do_zaplaty',
    recipient: 'Restauracja Smak sp. z o.o.',
    date: '2026-09-14',
    term: 'date 2026-09-21',
    main: 1250,
    level: ['LOW', 'MEDIUM'],
    remedy: null,
  },
  {
    name: 'a law office demands payment for its client before suing',
    text: `KANCELARIA RADCY PRAWNEGO MAREK DUDEK
ul. Długa 44/50, 00-241 Warszawa

Warszawa, 5 października 2026 r.
Nasz znak: MD/118/26

Sz. P.
Cezary Bober
ul. Grochowska 12 m. 9
04-217 Warszawa

PRZEDSĄDOWE WEZWANIE DO ZAPŁATY

Działając w imieniu i na rzecz Auto-Komis Wrona S.C., niniejszym wzywam Pana do zapłaty kwoty 3 480,00 zł (słownie: trzy tysiące czterysta osiemdziesiąt złotych) tytułem ceny sprzedaży w terminie 5 dni od dnia otrzymania wezwania, na rachunek bankowy mojego Mandanta: 24 1600 0003 5175 5306 4331 4956.

W przypadku bezskutecznego upływu terminu sprawa zostanie skierowana na drogę sądową bez ponownego wezwania, co narazi Pana na dodatkowe koszty.`,
    type: 'przedsadowe_wezwanie',
    recipient: 'Cezary Bober',
    reference: 'MD/118/26',
    date: '2026-10-05',
    term: '5 days',
    main: 3480,
    level: ['MEDIUM', 'HIGH'],
    remedy: null,
  },
  {
    name: 'a fund announces that it bought a debt',
    text: `Numer sprawy: WK-991827                         ALFA Niestandaryzowany Fundusz
                                                Inwestycyjny Zamknięty Wierzytelności
                                                ul. Prosta 20, 00-850 Warszawa

Warszawa, dnia 02.03.2026 r.

Sebastian Rutka
ul. Polna 6
44-200 Rybnik

ZAWIADOMIENIE O CESJI WIERZYTELNOŚCI

Informujemy, że w dniu 12 lutego 2026 r. nabyliśmy od Banku Fikcyjnego S.A. wierzytelność wynikającą z umowy karty kredytowej nr KK/55/2019. Na dzień sporządzenia pisma zadłużenie wynosi:
kapitał: 5.120,00 zł
odsetki: 2.004,10 zł
koszty: 90,00 zł
łącznie: 7.214,10 zł
Prosimy o wpłatę w ciągu 14 dni od daty otrzymania niniejszego pisma na rachunek 24 1600 0003 5175 5306 4331 4956, tytuł: WK-991827.`,
    type: 'cesja_wierzytelnosci',
    recipient: 'Sebastian Rutka',
    reference: 'WK-991827',
    date: '2026-03-02',
    term: '14 days',
    main: 5120,
    interest: 2004.1,
    costs: 90,
    total: 7214.1,
    account: '24160000035175530643314956',
    level: 'MEDIUM',
  },
  {
    name: 'a collector offers to settle an old debt for less',
    text: `INKASO WSCHÓD sp. z o.o.
ul. Lipowa 8, 15-427 Białystok

Białystok, 3 marca 2026 r.

Pani Danuta Fik
ul. Krótka 2
16-100 Sokółka

Sprawa nr IW/3381/26

PROPOZYCJA UGODY

Działamy dla Delta NSFIZ. Umowa pożyczki z 9 maja 2017 r. miała zostać spłacona do 9 maja 2018 r. Zadłużenie:
kapitał: 1.500,00 zł
odsetki: 1.210,30 zł
łącznie: 2.710,30 zł
Jeżeli do 31 marca 2026 r. wpłaci Pani 1.400,00 zł na rachunek 24 1600 0003 5175 5306 4331 4956, resztę umarzamy.`,
    type: 'wezwanie_do_zaplaty',
    recipient: 'Danuta Fik',
    reference: 'IW/3381/26',
    date: '2026-03-03',
    term: 'date 2026-03-31',
    main: 1500,
    interest: 1210.3,
    costs: null,
    total: 2710.3,
    account: '24160000035175530643314956',
    level: 'MEDIUM',
  },
  {
    name: 'a bank calls for arrears under art. 75c',
    text: `Bank Nadwiślański S.A.
Departament Windykacji
ul. Mostowa 1, 80-778 Gdańsk

Gdańsk, 22.05.2026

Nr pisma: DW/2026/8812

Pani Lidia Kmieć
ul. Morska 4
81-323 Gdynia

WEZWANIE DO ZAPŁATY

Działając na podstawie art. 75c ust. 1 ustawy Prawo bankowe wzywamy Panią do spłaty zadłużenia przeterminowanego z tytułu umowy kredytu nr KH/77/2020 w kwocie 2 310,55 zł, w terminie 14 dni roboczych od dnia otrzymania wezwania, na rachunek 24 1600 0003 5175 5306 4331 4956. W tym samym terminie może Pani złożyć wniosek o restrukturyzację zadłużenia. Brak spłaty może skutkować wypowiedzeniem umowy.`,
    type: 'pismo_banku',
    sender: 'Bank Nadwiślański S.A.',
    recipient: 'Lidia Kmieć',
    reference: 'DW/2026/8812',
    date: '2026-05-22',
    term: '14 working_days',
    main: 2310.55,
    account: '24160000035175530643314956',
    level: 'MEDIUM',
  },
  {
    name: 'a bank closes an account, which is no loan to be paid',
    text: `Bank Nadwiślański S.A.
ul. Mostowa 1, 80-778 Gdańsk

Gdańsk, 22.05.2026

Nr pisma: AML/2026/9911

Pani Lidia Kmieć
ul. Morska 4
81-323 Gdynia

Wypowiedzenie umowy rachunku

Wypowiadamy umowę rachunku oszczędnościowego z zachowaniem dwumiesięcznego okresu wypowiedzenia. Do 31 lipca 2026 r. prosimy podać rachunek w innym banku, na który mamy przelać saldo (na dziś 410,22 zł).`,
    type: 'wypowiedzenie_umowy',
    sender: 'Bank Nadwiślański S.A.',
    recipient: 'Lidia Kmieć',
    reference: 'AML/2026/9911',
    date: '2026-05-22',
    term: 'date 2026-07-31',
    main: 410.22,
    account: null,
    level: 'MEDIUM',
  },
  {
    name: 'an insurer refuses to pay',
    text: `Gwarant Towarzystwo Ubezpieczeń S.A.
ul. Chmielna 2, 00-020 Warszawa
                                        Warszawa, 8 kwietnia 2026 r.
Numer szkody: GW-2026-0099/12
                                        Pan Igor Sęk
                                        ul. Wiejska 4
                                        08-110 Siedlce

Szanowny Panie,

informujemy, że po analizie dokumentów odmawiamy wypłaty odszkodowania za szkodę kradzieżową z dnia 1 marca 2026 r. Zgodnie z § 12 OWU ubezpieczyciel nie odpowiada za szkody powstałe wskutek niezamknięcia pojazdu.

Od naszego stanowiska może Pan złożyć reklamację. Odpowiedzi udzielimy w terminie 30 dni od jej otrzymania. Może Pan zwrócić się do Rzecznika Finansowego lub wystąpić do sądu.`,
    type: 'pismo_ubezpieczyciela',
    sender: 'Gwarant Towarzystwo Ubezpieczeń S.A.',
    recipient: 'Igor Sęk',
    reference: 'GW-2026-0099/12',
    date: '2026-04-08',
    term: 'none',
    total: null,
    level: ['LOW', 'MEDIUM'],
    remedy: 'reklamacja',
  },
  {
    name: 'a demand of a housing association that is withdrawn is no threat',
    text: `Wspólnota Mieszkaniowa „Dębowa 5”
ul. Dębowa 5, 20-400 Lublin

Lublin, 3 czerwca 2026 r.

Pani Ewa Kos
ul. Dębowa 5 m. 2
20-400 Lublin

Zawiadomienie w sprawie wezwania do zapłaty

Informujemy, że wycofujemy wezwanie do zapłaty z dnia 12 maja 2026 r. Zaległość została w całości uregulowana. Pismo prosimy uznać za wyjaśnienie.`,
    sender: 'Wspólnota Mieszkaniowa „Dębowa 5”',
    recipient: 'Ewa Kos',
    date: '2026-06-03',
    term: 'none',
    level: 'LOW',
  },
  {
    name: 'a private landlord ends a lease, sender only in the signature',
    text: `Kraków, 2.02.2026 r.

Pan Tomasz Wrona
ul. Bracka 4/5
31-005 Kraków

Wypowiedzenie umowy najmu

Wypowiadam umowę najmu lokalu przy ul. Brackiej 4/5 w Krakowie z dnia 1.09.2024 r. z zachowaniem jednomiesięcznego okresu wypowiedzenia. Proszę o opróżnienie i wydanie lokalu do dnia 31 marca 2026 r.

Z poważaniem
Janina Kowal`,
    type: 'wypowiedzenie_umowy',
    sender: 'Janina Kowal',
    recipient: 'Tomasz Wrona',
    reference: null,
    date: '2026-02-02',
    term: 'date 2026-03-31',
    level: 'HIGH',
  },
  {
    name: 'a sale contract is a contract, its period is no term',
    text: `UMOWA NAJMU LOKALU NR 3/N/2026

zawarta w dniu 5 stycznia 2026 r. w Opolu pomiędzy:

Opolskie Nieruchomości Sp. z o.o. z siedzibą w Opolu, ul. Ozimska 1, NIP 7540000000, zwaną dalej Wynajmującym,

a

Piotrem Malcem, zamieszkałym w Opolu, ul. Krótka 2, zwanym dalej Najemcą.

§ 1
Wynajmujący oddaje Najemcy w najem lokal na czas od 1 lutego 2026 r. do 31 stycznia 2027 r.
§ 2
Czynsz w kwocie 2 100,00 zł jest płatny do 10 dnia każdego miesiąca.
§ 3
Umowę sporządzono w dwóch jednobrzmiących egzemplarzach.`,
    type: 'umowa',
    sender: 'Opolskie Nieruchomości Sp. z o.o.',
    reference: '3/N/2026',
    date: '2026-01-05',
    term: 'none',
    level: 'LOW',
  },
  {
    name: 'a paid offer of a private register asks for nothing due',
    text: `CENTRALNA EWIDENCJA FIRM I DZIAŁALNOŚCI
ul. Biurowa 8, 00-001 Warszawa

Warszawa, 10.04.2026

Firma Usługowa Jan Maj
ul. Mała 2
10-100 Olsztyn

Dotyczy: wpis do rejestru przedsiębiorców

Opłata rejestracyjna za wpis do ewidencji wynosi 295,00 zł. Wpłaty prosimy dokonać w terminie 7 dni na rachunek 24 1600 0003 5175 5306 4331 4956. Niniejsza oferta ma charakter fakultatywny i stanowi ofertę handlową w rozumieniu kodeksu cywilnego.`,
    type: 'inne',
    date: '2026-04-10',
    level: 'LOW',
    remedy: null,
  },
  {
    name: 'a carrier demands the fee for a ride without a ticket',
    text: `Zarząd Transportu Miejskiego w Lublinie
ul. Nałęczowska 14, 20-701 Lublin

Lublin, dnia 17.03.2026 r.
Nr sprawy: ZTM/WO/33112/2026

Sz.P. Klaudia Jemioło
ul. Zana 20/7
20-601 Lublin

WEZWANIE DO ZAPŁATY

Informujemy, że w dniu 4 lutego 2026 r. podczas kontroli biletowej w linii 57 stwierdzono przejazd bez ważnego biletu. Wzywamy do zapłaty:
- należność przewozowa: 4,60 zł
- opłata dodatkowa: 320,00 zł
- koszty wezwania: 12,00 zł
Razem: 336,60 zł
w terminie 14 dni od daty otrzymania wezwania na konto nr 24 1600 0003 5175 5306 4331 4956 w tytule przelewu podając: ZTM/WO/33112/2026. Reklamację można złożyć w terminie 3 miesięcy od dnia wystawienia wezwania.
W przypadku braku zapłaty sprawa zostanie skierowana do e-Sądu.`,
    type: 'wezwanie_do_zaplaty',
    sender: 'Zarząd Transportu Miejskiego w Lublinie',
    recipient: 'Klaudia Jemioło',
    reference: 'ZTM/WO/33112/2026',
    term: '14 days',
    total: 336.6,
    account: '24160000035175530643314956',
    level: 'MEDIUM',
    remedy: 'reklamacja',
  },
  {
    name: 'a collector whose due day stands in a row, addressee in capitals',
    text: `BEST-INKASO sp. z o.o. sp.k.                           Wrocław, dn. 30.01.2026r.
ul. Strzegomska 140
54-429 Wrocław
NIP 8940000000

nr sprawy: BI/00071829

ROMAN ŚLIWA
UL. PIŁSUDSKIEGO 6A M. 3
58-100 ŚWIDNICA

OSTATECZNE PRZEDSĄDOWE WEZWANIE DO ZAPŁATY

Działając w imieniu wierzyciela Fresh Fund NSFIZ wzywamy do natychmiastowej spłaty zadłużenia w wysokości 3.998,12 zł, na które składa się: kapitał 2.500,00 zł, odsetki 1.398,12 zł, koszty 100,00 zł. Termin zapłaty: 10.02.2026 r. Nr rachunku: 24160000035175530643314956. Tytuł: BI/00071829.
Brak wpłaty spowoduje skierowanie pozwu do Sądu Rejonowego Lublin-Zachód w Lublinie.`,
    type: 'przedsadowe_wezwanie',
    sender: 'BEST-INKASO sp. z o.o. sp.k.',
    recipient: 'Roman Śliwa',
    reference: 'BI/00071829',
    date: '2026-01-30',
    term: 'date 2026-02-10',
    main: 2500,
    interest: 1398.12,
    costs: 100,
    total: 3998.12,
  },
  {
    name: 'arrears of rent with their interest in one sentence',
    text: `SPÓŁDZIELNIA MIESZKANIOWA „PRZYJAŹŃ”                       
41-200 Sosnowiec, ul. Mireckiego 3
Dział Windykacji

Sosnowiec, dnia 19.10.2026 r.
DW/88/10/2026

Pani Krystyna Nowicka-Duda
ul. Gwiezdna 4/55
41-200 Sosnowiec

PRZEDSĄDOWE WEZWANIE DO ZAPŁATY

Wzywa się Panią do zapłaty zaległości czynszowych w kwocie 4 120,60 zł wraz z odsetkami w kwocie 88,12 zł, tj. łącznie 4 208,72 zł, w nieprzekraczalnym terminie 14 dni od daty doręczenia niniejszego wezwania na indywidualny rachunek nr 24 1600 0003 5175 5306 4331 4956. Po bezskutecznym upływie terminu sprawa zostanie skierowana na drogę sądową.`,
    type: 'przedsadowe_wezwanie',
    sender: 'Spółdzielnia Mieszkaniowa „Przyjaźń”',
    recipient: 'Krystyna Nowicka-Duda',
    reference: 'DW/88/10/2026',
    term: '14 days',
    main: 4120.6,
    interest: 88.12,
    costs: null,
    total: 4208.72,
    remedy: null,
  },
  {
    name: 'an advocate lists sums named after the figure',
    text: `Kancelaria Adwokacka adw. Iwona Szpak
ul. Moniuszki 7/2, 40-005 Katowice

                                   Katowice, 26 maja 2026 r.

                                   Szanowny Pan
                                   Rafał Gil
                                   ul. Mariacka 30
                                   40-014 Katowice

                WEZWANIE DO ZAPŁATY
                (przedsądowe)

W imieniu mojego Klienta, Dachy-Pro Sp. z o.o., wzywam Pana do zapłaty:
a) kwoty 14 900,00 zł tytułem należności głównej z faktury FV 12/2026,
b) kwoty 402,18 zł tytułem odsetek ustawowych za opóźnienie,
c) kwoty 170,00 zł tytułem rekompensaty,
w terminie 3 dni od doręczenia niniejszego pisma. Brak zapłaty spowoduje wniesienie pozwu bez dalszych wezwań.`,
    type: 'przedsadowe_wezwanie',
    sender: 'Kancelaria Adwokacka adw. Iwona Szpak',
    recipient: 'Rafał Gil',
    reference: null,
    term: '3 days',
    main: 14900,
    interest: 402.18,
    costs: 170,
    total: null,
    level: 'HIGH',
  },
  {
    name: 'a private lender is no bank',
    text: `Jan Bąk
ul. Sadowa 4
62-020 Swarzędz
                                                Swarzędz, 5.01.2026 r.

                                                Pani Kinga Drozd
                                                ul. Leśna 12
                                                62-020 Swarzędz

WEZWANIE DO ZAPŁATY

Wzywam Panią do zwrotu pożyczki udzielonej umową z dnia 1 czerwca 2025 r. w kwocie 5 000,00 zł w terminie 14 dni od otrzymania niniejszego wezwania na mój rachunek bankowy 24 1600 0003 5175 5306 4331 4956. W przeciwnym razie skieruję sprawę do sądu.

Jan Bąk`,
    type: 'wezwanie_do_zaplaty',
    sender: 'Jan Bąk',
    recipient: 'Kinga Drozd',
    reference: null,
    date: '2026-01-05',
    term: '14 days',
    main: 5000,
    account: '24160000035175530643314956',
    remedy: null,
  },
  {
    name: 'a bank asks its client for a valid identity card and for the source of income',
    text: `Bank Ludowy w Kołobrzegu S.A.
Zespół Obsługi Klienta
ul. Ratuszowa 14, 78-100 Kołobrzeg

Kołobrzeg, 4 marca 2026 r.
ZOK/KYC/221/2026

Pani
Teresa Bielak
ul. Łopuskiego 7/3
78-100 Kołobrzeg

Szanowna Pani,

okresowo sprawdzamy dane naszych klientów, bo wymaga tego ustawa o przeciwdziałaniu praniu pieniędzy oraz finansowaniu terroryzmu. Dowód osobisty, którego numer mamy w kartotece, stracił ważność.

Prosimy, aby do 15 kwietnia 2026 r. uzupełniła Pani ankietę i okazała nowy dowód w oddziale. Ankietę można też wypełnić po zalogowaniu w bankowości internetowej.

Jeżeli danych nie otrzymamy, ograniczymy wypłaty z rachunku, a później możemy rozwiązać umowę.

Kierownik zespołu
Olga Frączek`,
    type: 'pismo_banku',
    recipient: 'Teresa Bielak',
    reference: 'ZOK/KYC/221/2026',
    date: '2026-03-04',
    term: 'date 2026-04-15',
    level: 'MEDIUM',
    remedy: null,
  },
];
