import type { EngineCase } from './engine-case.ts';

/** Letters of courts and bailiffs in the wording and layouts they use; invented, unlike those of the corpora. */
export const courtLetters: readonly EngineCase[] = [
  {
    name: 'a payment order of a commercial court with the defendant in the dative',
    text: `Sąd Rejonowy Katowice-Wschód w Katowicach
VI Wydział Gospodarczy
ul. Lompy 14, 40-040 Katowice

Sygnatura akt: VI GNc 311/26/2

NAKAZ ZAPŁATY W POSTĘPOWANIU UPOMINAWCZYM

Dnia 3 lutego 2026 r.

Sąd Rejonowy Katowice-Wschód w Katowicach VI Wydział Gospodarczy w składzie: sędzia Marta Zięba, po rozpoznaniu w dniu 3 lutego 2026 r. w Katowicach na posiedzeniu niejawnym sprawy z powództwa Stalmex sp. z o.o. w Zabrzu przeciwko Konradowi Wilczkowi o zapłatę

1. nakazuje pozwanemu Konradowi Wilczkowi, aby w terminie dwóch tygodni od doręczenia nakazu zapłacił powodowi kwotę 24.310,75 zł (dwadzieścia cztery tysiące trzysta dziesięć złotych siedemdziesiąt pięć groszy) wraz z odsetkami ustawowymi za opóźnienie w transakcjach handlowych od dnia 10 listopada 2025 r. do dnia zapłaty oraz kwotę 4.817,00 zł tytułem zwrotu kosztów procesu albo wniósł w tym terminie sprzeciw.

POUCZENIE
Sprzeciw wnosi się do tutejszego Sądu. W razie uchybienia terminowi bez winy strona może w ciągu tygodnia od ustania przyczyny wnieść o jego przywrócenie.`,
    type: 'nakaz_zaplaty',
    sender: 'Sąd Rejonowy Katowice-Wschód w Katowicach',
    reference: 'VI GNc 311/26/2',
    date: '2026-02-03',
    term: '14 days',
    main: 24310.75,
    costs: 4817,
    total: null,
    level: 'HIGH',
    remedy: 'sprzeciw',
  },
  {
    name: 'a default judgment without a letterhead',
    text: `Sygn. akt II C 902/25

                      WYROK ZAOCZNY
              W IMIENIU RZECZYPOSPOLITEJ POLSKIEJ

                                     Dnia 12 stycznia 2026 r.

Sąd Okręgowy w Bydgoszczy II Wydział Cywilny
Przewodniczący: SSO Piotr Nadolny
po rozpoznaniu na rozprawie sprawy z powództwa Kredyt Plus S.A. w Warszawie
przeciwko Elżbiecie Gajos
o zapłatę

1. zasądza od pozwanej Elżbiety Gajos na rzecz powoda kwotę 81.200,00 zł z odsetkami ustawowymi za opóźnienie od dnia 4 marca 2025 r. do dnia zapłaty;
2. zasądza od pozwanej na rzecz powoda kwotę 9.477,00 zł tytułem zwrotu kosztów procesu;
3. wyrokowi nadaje rygor natychmiastowej wykonalności.

Pouczenie: pozwany, przeciwko któremu zapadł wyrok zaoczny, może złożyć sprzeciw w ciągu dwóch tygodni od doręczenia mu wyroku (art. 344 § 1 k.p.c.).`,
    type: 'orzeczenie_sadowe',
    sender: 'Sąd Okręgowy w Bydgoszczy',
    reference: 'II C 902/25',
    date: '2026-01-12',
    term: '14 days',
    main: 81200,
    costs: 9477,
    level: 'HIGH',
    remedy: 'sprzeciw',
  },
  {
    name: 'a bailiff seizing wages, letterhead on the right',
    text: `                                        Komornik Sądowy przy Sądzie Rejonowym
                                        w Tarnowie Grzegorz Pabian
                                        Kancelaria Komornicza nr III w Tarnowie
                                        ul. Krakowska 11, 33-100 Tarnów
                                        tel. 14 555 10 10

Tarnów, dnia 18.02.2026 r.
Kmp 77/25

Pan
Adrian Kulesza
ul. Lwowska 8/3
33-100 Tarnów

ZAJĘCIE WYNAGRODZENIA ZA PRACĘ

Komornik Sądowy przy Sądzie Rejonowym w Tarnowie na podstawie art. 881 k.p.c. zajmuje wynagrodzenie dłużnika w celu zaspokojenia wierzyciela Marii Kuleszy.

Należność główna            7 200,00 zł
Odsetki                       318,40 zł
Opłata egzekucyjna            751,84 zł
Razem                       8 270,24 zł

Wpłat należy dokonywać na rachunek komornika nr 24 1600 0003 5175 5306 4331 4956 z podaniem sygnatury Kmp 77/25.

Na czynność komornika służy skarga do Sądu Rejonowego w Tarnowie w terminie tygodnia od dnia doręczenia zawiadomienia, wnoszona do komornika.`,
    type: 'pismo_komornicze',
    sender: 'Komornik Sądowy przy Sądzie Rejonowym w Tarnowie Grzegorz Pabian',
    recipient: 'Adrian Kulesza',
    reference: 'Kmp 77/25',
    date: '2026-02-18',
    term: '7 days',
    main: 7200,
    interest: 318.4,
    costs: 751.84,
    total: 8270.24,
    level: 'CRITICAL',
    remedy: 'skarga na czynności komornika',
  },
  {
    name: 'a discontinued enforcement is not critical',
    text: `Komornik Sądowy przy Sądzie Rejonowym w Sanoku
Hubert Zych
Kancelaria Komornicza nr I w Sanoku
ul. Rynek 1, 38-500 Sanok

Sanok, dnia 1 września 2026 r.
Sygn. akt Km 550/25

Pani Wanda Reszka
ul. Cicha 3
38-500 Sanok

POSTANOWIENIE

Komornik postanawia: umorzyć postępowanie egzekucyjne wobec wyegzekwowania całości należności. Postępowanie zostało zakończone, postępowanie egzekucyjne umorzono.`,
    type: 'pismo_komornicze',
    sender: 'Komornik Sądowy przy Sądzie Rejonowym w Sanoku Hubert Zych',
    recipient: 'Wanda Reszka',
    reference: 'Km 550/25',
    date: '2026-09-01',
    level: 'LOW',
  },
  {
    name: 'a seizure in administrative enforcement is critical',
    text: `Naczelnik Urzędu Skarbowego w Mielcu
ul. Dworcowa 6, 39-300 Mielec

Mielec, 3.06.2026 r.
Znak sprawy: 1808-SEE.711.4412.2026

Pan Filip Dereń
ul. Polna 2
39-300 Mielec

ZAWIADOMIENIE O ZAJĘCIU WIERZYTELNOŚCI Z RACHUNKU BANKOWEGO

Organ egzekucyjny zajmuje wierzytelności z rachunku bankowego zobowiązanego na podstawie tytułu wykonawczego nr SM5/88/2026.

Należność główna      1 400,00 zł
Odsetki                  66,00 zł
Koszty egzekucyjne      156,60 zł
Ogółem                1 622,60 zł

Zobowiązanemu przysługuje prawo wniesienia zarzutu w sprawie egzekucji administracyjnej w terminie 7 dni od dnia doręczenia odpisu tytułu wykonawczego.`,
    sender: 'Naczelnik Urzędu Skarbowego w Mielcu',
    recipient: 'Filip Dereń',
    reference: '1808-SEE.711.4412.2026',
    date: '2026-06-03',
    term: '7 days',
    main: 1400,
    interest: 66,
    costs: 156.6,
    total: 1622.6,
    level: 'CRITICAL',
  },
  {
    name: 'a court calls to cure the defects of a claim',
    text: `Sąd Rejonowy w Pile I Wydział Cywilny
al. Powstańców Wielkopolskich 79, 64-920 Piła

Piła, dnia 14 maja 2026 r.
Sygn. akt I C 412/26

Pani Monika Lis
ul. Bydgoska 9
64-920 Piła

WEZWANIE

Sąd wzywa Panią do usunięcia braków formalnych pozwu przez złożenie dwóch odpisów pozwu z załącznikami oraz uiszczenie opłaty sądowej w kwocie 400,00 zł w terminie tygodniowym od dnia doręczenia wezwania pod rygorem zwrotu pozwu (art. 130 k.p.c.).`,
    type: 'wezwanie_urzedu',
    sender: 'Sąd Rejonowy w Pile',
    recipient: 'Monika Lis',
    reference: 'I C 412/26',
    date: '2026-05-14',
    term: '7 days',
    remedy: null,
    level: 'HIGH',
  },
  {
    name: 'a summons is an event, not a term',
    text: `KOMENDA POWIATOWA POLICJI
w Wadowicach
Wydział Ruchu Drogowego
34-100 Wadowice, ul. Lwowska 55
Wadowice, dnia 20 lutego 2026 r.
l.dz. RD-112/26

Pani
Agata Mleczko
ul. Zegadłowicza 3
34-100 Wadowice

WEZWANIE

Wzywam Panią do osobistego stawiennictwa w dniu 6 marca 2026 r. o godz. 10:30 w Komendzie Powiatowej Policji w Wadowicach, pok. 14, w charakterze świadka w sprawie o wykroczenie z art. 86 § 1 k.w. Niestawiennictwo bez usprawiedliwienia może skutkować karą porządkową do 250 zł.`,
    type: 'wezwanie_urzedu',
    sender: 'Komenda Powiatowa Policji w Wadowicach',
    recipient: 'Agata Mleczko',
    reference: 'RD-112/26',
    date: '2026-02-20',
    term: 'none',
    total: null,
    remedy: null,
  },
  {
    name: 'a claim served by the court of the capital',
    text: `Sąd Rejonowy dla m.st. Warszawy w Warszawie
I Wydział Cywilny
ul. Ogrodowa 51A, 00-873 Warszawa
Data: 9 kwietnia 2026 r.
Sygn. akt: I C 1502/26
(w odpowiedzi podać datę i sygnaturę akt)

Pan
Eryk Sobótka
ul. Chmielna 100 m. 4
00-801 Warszawa

DORĘCZENIE ODPISU POZWU
Sąd doręcza odpis pozwu Budimpex Sp. z o.o. wraz z załącznikami i zobowiązuje Pana do złożenia odpowiedzi na pozew w terminie dwóch tygodni od dnia doręczenia, pod rygorem wydania wyroku zaocznego.`,
    type: 'orzeczenie_sadowe',
    sender: 'Sąd Rejonowy dla m.st. Warszawy w Warszawie',
    recipient: 'Eryk Sobótka',
    reference: 'I C 1502/26',
    date: '2026-04-09',
    term: '14 days',
    level: 'HIGH',
  },
  {
    name: 'a bailiff in plain language, letterhead centred over five lines',
    text: `                                              Komornik Sądowy
                                         przy Sądzie Rejonowym
                                       dla Krakowa-Podgórza w Krakowie
                                            Tomasz Brzoza
                                  Kancelaria Komornicza nr XXI w Krakowie
                              30-552 Kraków ul. Wielicka 28/4
                           tel. 12 555 44 33  NIP 6790000000

Kraków dnia 04-11-2026 r.                     Sygn. akt KM 3310/26

                                              Szanowna Pani
                                              Oliwia Herman
                                              ul. Lipska 10 m. 3
                                              30-721 Kraków

              ZAWIADOMIENIE O ZAJĘCIU WYNAGRODZENIA ZA PRACĘ

Prowadzę przeciwko Pani postępowanie egzekucyjne na wniosek wierzyciela Pożyczka Pro S.A.
Informuję Panią, że w dniu 4 listopada 2026 r. zająłem Pani wynagrodzenie za pracę. Dług wynosi:

należność główna                                   3 150,00 zł
odsetki do dnia 04.11.2026                           611,27 zł
koszty procesu                                       930,00 zł
koszty zastępstwa w egzekucji                        450,00 zł
opłata egzekucyjna                                   514,13 zł
Razem do zapłaty                                   5 655,40 zł

Pieniądze proszę wpłacić na konto kancelarii: 24 1600 0003 5175 5306 4331 4956 (w tytule: KM 3310/26).

Co może Pani zrobić?
Jeżeli uważa Pani, że naruszyłem przepisy, może Pani wnieść skargę. Skargę do Sądu Rejonowego dla Krakowa-Podgórza w Krakowie składa się u mnie w ciągu 7 dni od dnia otrzymania tego pisma.`,
    type: 'pismo_komornicze',
    sender: 'Komornik Sądowy przy Sądzie Rejonowym dla Krakowa-Podgórza w Krakowie Tomasz Brzoza',
    recipient: 'Oliwia Herman',
    reference: 'KM 3310/26',
    date: '2026-11-04',
    term: '7 days',
    main: 3150,
    interest: 611.27,
    costs: 930,
    total: 5655.4,
    account: '24160000035175530643314956',
    level: 'CRITICAL',
    remedy: 'skarga na czynności komornika',
  },
];
