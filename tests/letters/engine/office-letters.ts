import type { EngineCase } from './engine-case.ts';

/** Letters of offices and insurers of the state in the wording and layouts they use; invented, unlike those of the corpora. */
export const officeLetters: readonly EngineCase[] = [
  {
    name: 'a municipal reminder for waste fees, no date line but a date label',
    text: `Wójt Gminy Brzozówka
ul. Szkolna 2, 21-077 Brzozówka
Data wystawienia: 2026-03-09
Nr upomnienia: GK.3137.204.2026

Zobowiązany:
Jerzy Małecki
Brzozówka 45
21-077 Brzozówka

UPOMNIENIE

Na podstawie art. 15 ustawy z dnia 17 czerwca 1966 r. o postępowaniu egzekucyjnym w administracji wzywam do uregulowania opłaty za gospodarowanie odpadami komunalnymi:

Okres      Kwota        Odsetki     
IV kw. 2025    186,00 zł     4,00 zł

Należność główna: 186,00 zł
Odsetki: 4,00 zł
Koszty upomnienia: 16,00 zł
Ogółem do zapłaty: 206,00 zł

w terminie 7 dni od daty otrzymania upomnienia, na rachunek 57 8355 4687 9517 7532 0382 9782. W razie niezapłacenia zostanie wystawiony tytuł wykonawczy.`,
    type: 'upomnienie',
    sender: 'Wójt Gminy Brzozówka',
    recipient: 'Jerzy Małecki',
    reference: 'GK.3137.204.2026',
    date: '2026-03-09',
    term: '7 days',
    main: 186,
    interest: 4,
    costs: 16,
    total: 206,
    account: '57835546879517753203829782',
    level: 'HIGH',
    remedy: null,
  },
  {
    name: 'a tax call to correct a return, reference on the right',
    text: `URZĄD SKARBOWY W ŻYWCU                          Żywiec, 4.05.2026 r.
ul. Krasińskiego 11                             2438-SKA.4033.55.2026.JK
34-300 Żywiec

                                                Pani Olga Wandzel
                                                ul. Leśna 4
                                                34-300 Żywiec

WEZWANIE

Na podstawie art. 274a § 2 Ordynacji podatkowej Naczelnik Urzędu Skarbowego w Żywcu wzywa Panią do złożenia korekty zeznania PIT-36 za 2025 r. lub udzielenia wyjaśnień w terminie 14 dni od dnia doręczenia wezwania. W zeznaniu wykazano ulgę w kwocie 6 200,00 zł bez wymaganego załącznika.

Niezastosowanie się do wezwania może skutkować karą porządkową do 3 600 zł (art. 262 Ordynacji podatkowej).`,
    type: 'wezwanie_urzedu',
    recipient: 'Olga Wandzel',
    reference: '2438-SKA.4033.55.2026.JK',
    date: '2026-05-04',
    term: '14 days',
    total: null,
    costs: null,
    level: 'MEDIUM',
    remedy: null,
  },
  {
    name: 'a decision granting a parking card is an administrative decision with an appeal',
    text: `Starosta Nowotarski
ul. Bolesława Wstydliwego 14
34-400 Nowy Targ

Nowy Targ, 11 czerwca 2026 r.
KM.5410.9.2026.AB

Pan Leon Gąsienica
ul. Szaflarska 7
34-400 Nowy Targ

DECYZJA

Na podstawie art. 104 k.p.a. oraz art. 103 ust. 1 ustawy o kierujących pojazdami
orzekam o cofnięciu uprawnień do kierowania pojazdami kategorii B.

UZASADNIENIE
Organ ustalił, że strona przekroczyła 24 punkty karne.

POUCZENIE
Od decyzji służy odwołanie do Samorządowego Kolegium Odwoławczego w Nowym Sączu za pośrednictwem Starosty Nowotarskiego w ciągu 14 dni od dnia doręczenia. W trakcie biegu terminu strona może zrzec się prawa do wniesienia odwołania.`,
    type: 'decyzja_administracyjna',
    sender: 'Starosta Nowotarski',
    recipient: 'Leon Gąsienica',
    reference: 'KM.5410.9.2026.AB',
    date: '2026-06-11',
    term: '14 days',
    total: null,
    main: null,
    remedy: 'odwołanie',
  },
  {
    name: 'a complaint may be lodged with an interlocutory administrative order within seven days',
    text: `Powiatowy Inspektor Nadzoru Budowlanego w Kole
ul. Sienkiewicza 21/23, 62-600 Koło

Koło, dnia 2 lipca 2026 roku
Znak: PINB.5160.14.2026

Pani Zofia Bartczak
Dęby 12
62-604 Kościelec

POSTANOWIENIE

Na podstawie art. 81c ust. 2 ustawy Prawo budowlane oraz art. 123 k.p.a. nakładam na Panią Zofię Bartczak obowiązek dostarczenia ekspertyzy technicznej w terminie do dnia 30 września 2026 r.

Na postanowienie służy zażalenie do Wielkopolskiego Wojewódzkiego Inspektora Nadzoru Budowlanego za moim pośrednictwem w terminie 7 dni od dnia doręczenia.`,
    sender: 'Powiatowy Inspektor Nadzoru Budowlanego w Kole',
    recipient: 'Zofia Bartczak',
    reference: 'PINB.5160.14.2026',
    date: '2026-07-02',
    term: '7 days',
    remedy: 'zażalenie',
  },
  {
    name: 'a pension refusal of the social insurance institution',
    text: `Zakład Ubezpieczeń Społecznych
I Oddział w Poznaniu
Wydział Świadczeń Emerytalno-Rentowych
ul. Dąbrowskiego 12, 60-838 Poznań

Poznań, dnia 20.01.2026 r.
Znak: ENP/15/039871224

Szanowna Pani
Teresa Ludwiczak
os. Przyjaźni 3 m. 17
61-680 Poznań

DECYZJA

Na podstawie przepisów ustawy z dnia 17 grudnia 1998 r. o emeryturach i rentach z Funduszu Ubezpieczeń Społecznych Zakład odmawia przyznania prawa do renty z tytułu niezdolności do pracy. Komisja Lekarska orzeczeniem z dnia 8 stycznia 2026 r. stwierdziła brak niezdolności do pracy.

Od decyzji przysługuje odwołanie do Sądu Okręgowego w Poznaniu – Sądu Pracy i Ubezpieczeń Społecznych, które wnosi się na piśmie za pośrednictwem jednostki ZUS w ciągu miesiąca od dnia doręczenia decyzji.`,
    type: 'decyzja_zus',
    recipient: 'Teresa Ludwiczak',
    reference: 'ENP/15/039871224',
    date: '2026-01-20',
    term: '1 months',
    main: null,
    total: null,
    remedy: 'odwołanie',
    level: 'MEDIUM',
  },
  {
    name: 'a municipal guard asks who drove',
    text: `STRAŻ MIEJSKA W LEGNICY
al. Rzeczypospolitej 3, 59-220 Legnica

Legnica, dnia 9 stycznia 2026 r.
SM.5320.1188.2026

Firma Bud-Trans Jacek Wójcik
ul. Złotoryjska 60
59-220 Legnica

WEZWANIE DO WSKAZANIA UŻYTKOWNIKA POJAZDU

Na podstawie art. 78 ust. 4 ustawy Prawo o ruchu drogowym wzywa się właściciela pojazdu o nr rej. DL 11111 do wskazania, komu powierzył pojazd do używania w dniu 2 stycznia 2026 r., w terminie 7 dni od daty doręczenia niniejszego wezwania. Za niewskazanie grozi grzywna do 8 000 zł (art. 96 § 3 k.w.).`,
    type: 'mandat_grzywna',
    sender: 'Straż Miejska w Legnicy',
    reference: 'SM.5320.1188.2026',
    date: '2026-01-09',
    term: '7 days',
    total: null,
    level: 'MEDIUM',
    remedy: null,
  },
  {
    name: 'a decision on property tax with instalments',
    text: `Prezydent Miasta Ełku
ul. Piłsudskiego 4, 19-300 Ełk

Ełk, 30 stycznia 2026 r.
FN.3120.7710.2026

Pan Marian Zawisza
ul. Wojska Polskiego 5
19-300 Ełk

DECYZJA
w sprawie wymiaru podatku od nieruchomości na 2026 rok

Ustalam podatek od nieruchomości za 2026 rok w kwocie 612,00 zł, płatny w czterech ratach:
I rata 153,00 zł do 15 marca 2026 r.
II rata 153,00 zł do 15 maja 2026 r.
III rata 153,00 zł do 15 września 2026 r.
IV rata 153,00 zł do 15 listopada 2026 r.
na rachunek nr 57 8355 4687 9517 7532 0382 9782.

Od decyzji służy odwołanie do Samorządowego Kolegium Odwoławczego w Olsztynie, za pośrednictwem Prezydenta Miasta Ełku, w terminie 14 dni od dnia doręczenia.`,
    type: 'decyzja_podatkowa',
    sender: 'Prezydent Miasta Ełku',
    recipient: 'Marian Zawisza',
    reference: 'FN.3120.7710.2026',
    date: '2026-01-30',
    term: '14 days',
    main: 612,
    account: '57835546879517753203829782',
    level: 'LOW',
    remedy: 'odwołanie',
  },
  {
    name: 'a scan whose columns were joined and diacritics lost',
    text: `URZAD SKARBOWY W OTWOCKU
ul. Matejki 4, 05-400 Otwock
Znak sprawy: 1418-SEW.723.91.2026      Otwock, 17.08.2026
                                       Pan
PESEL 11111111111                      Stanislaw Kruk
                                       ul. Sosnowa 9
                                       05-400 Otwock

UPOMNIENIE

wzywa sie do wykonania obowiazku w terminie 7 dni od dnia doreczenia upomnienia pod rygorem wszczecia postepowania egzekucyjnego w administracji.

Kwota zaleglosci              940,00 zl
Odsetki za zwloke              21,00 zl
Koszty upomnienia              16,00 zl
Razem do zaplaty              977,00 zl`,
    type: 'upomnienie',
    recipient: 'Stanislaw Kruk',
    reference: '1418-SEW.723.91.2026',
    date: '2026-08-17',
    term: '7 days',
    main: 940,
    interest: 21,
    costs: 16,
    total: 977,
    level: 'HIGH',
  },
  {
    name: 'the final decision of a college of appeal, addressee only in the distribution list',
    text: `SAMORZĄDOWE KOLEGIUM ODWOŁAWCZE
W KIELCACH
25-615 Kielce, ul. Targowa 18

                                                     Kielce, dnia 12 maja 2026 r.
SKO.PZ-71/2211/118/2026

                              D E C Y Z J A

Na podstawie art. 138 § 1 pkt 1 ustawy z dnia 14 czerwca 1960 r. - Kodeks postępowania administracyjnego, po rozpatrzeniu odwołania Pana Wojciecha Stawiarza od decyzji Burmistrza Miasta i Gminy Chęciny z dnia 2 lutego 2026 r., znak: GN.6831.5.2025, w sprawie odmowy wydania zaświadczenia

                 utrzymuje w mocy zaskarżoną decyzję

UZASADNIENIE
Organ pierwszej instancji prawidłowo ustalił stan faktyczny.

POUCZENIE
Decyzja niniejsza jest ostateczna. Na decyzję przysługuje skarga do Wojewódzkiego Sądu Administracyjnego w Kielcach, którą wnosi się za pośrednictwem Kolegium w terminie trzydziestu dni od dnia doręczenia decyzji. Wpis od skargi wynosi 200 zł.

                                            Przewodniczący składu: Anna Maj

Otrzymują:
1. Wojciech Stawiarz, ul. Długa 5, 26-060 Chęciny
2. Burmistrz Miasta i Gminy Chęciny
3. a/a`,
    type: 'decyzja_administracyjna',
    sender: 'Samorządowe Kolegium Odwoławcze w Kielcach',
    recipient: 'Wojciech Stawiarz',
    reference: 'SKO.PZ-71/2211/118/2026',
    date: '2026-05-12',
    term: '30 days',
    main: null,
    total: null,
    level: 'MEDIUM',
    remedy: 'skarga do wojewódzkiego sądu administracyjnego',
  },
];
