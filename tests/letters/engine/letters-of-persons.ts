import type { EngineCase } from './engine-case.ts';

/** Letters of private persons, of lawyers for them, of clubs and notaries: none of them is an office's or a court's. */
export const lettersOfPersons: readonly EngineCase[] = [
  {
    name: 'an employee ends the contract at once: the employer has no appeal',
    text: `Kamila Dobosz
ul. Łąkowa 8/2
06-400 Ciechanów

Ciechanów, 3 marca 2026 r.

Piekarnia Rogalik
Tadeusz Wnuk
ul. Rynek 5
06-400 Ciechanów

Rozwiązuję umowę o pracę bez wypowiedzenia z winy pracodawcy (art. 55 § 1(1) k.p.), bo nie wypłacił mi Pan wynagrodzenia za styczeń i luty. Wzywam do zapłaty 7 400,00 zł brutto w terminie 10 dni od otrzymania tego pisma i proszę o wydanie mi świadectwa pracy.

Inaczej złożę pozew do sądu pracy i skargę do Państwowej Inspekcji Pracy.

(-) Kamila Dobosz`,
    type: 'wypowiedzenie_umowy',
    sender: 'Kamila Dobosz',
    term: '10 days',
    remedy: null,
  },
  {
    name: 'an employee gives notice',
    text: `Igor Sęk
ul. Krótka 1/2, 20-001 Lublin

Lublin, 28 sierpnia 2026 r.

Zakład Szklarski Bożena Hanusz
ul. Narutowicza 20
20-016 Lublin

WYPOWIEDZENIE UMOWY O PRACĘ PRZEZ PRACOWNIKA

Wypowiadam umowę o pracę z 1 lutego 2025 r. z zachowaniem miesięcznego okresu wypowiedzenia, który upłynie 30 września 2026 r. Proszę o wydanie świadectwa pracy w ostatnim dniu.

Igor Sęk`,
    type: 'wypowiedzenie_umowy',
    sender: 'Igor Sęk',
    term: 'none',
    level: 'MEDIUM',
    remedy: null,
  },
  {
    name: 'overtime demanded by an employee is no letter of the labour inspection',
    text: `Marek Sowa
ul. Polna 4/2
62-800 Kalisz

Kalisz, 14 września 2026 r.

Tartak Dąb
Grażyna Dudek
ul. Młynarska 10
62-800 Kalisz

WEZWANIE DO ZAPŁATY WYNAGRODZENIA ZA NADGODZINY

Od 1 marca do 31 maja 2026 r. przepracowałem u Pani 64 godziny nadliczbowe (art. 151(1) k.p.). Wzywam do zapłaty 2 944,00 zł brutto w terminie 14 dni od otrzymania tego pisma.

Jeśli zapłaty nie będzie, wniosę pozew do Sądu Rejonowego w Kaliszu i zawiadomię Państwową Inspekcję Pracy.

Marek Sowa`,
    type: 'wezwanie_do_zaplaty',
    sender: 'Marek Sowa',
    term: '14 days',
    main: 2944,
    remedy: null,
  },
  {
    name: 'tenants demand the rest of a deposit by mail: no court has called',
    text: `Od: Lena Gaj <lena.gaj@poczta.example>
Do: Witold Maj <w.maj@poczta.example>
Data: 5 maja 2026, 21:10
Temat: kaucja za Lipową 3/4 - ostatnie wezwanie

Panie Witoldzie,

umowa najmu skończyła się 31 marca, klucze oddaliśmy, a z kaucji 3 000 zł, którą wpłaciliśmy, wróciło tylko 1 900 zł. Wzywamy Pana do zwrotu brakujących 1 100 zł w terminie 7 dni od otrzymania tego maila na konto 43 1090 1854 5362 8856 3761 7695.

Jeżeli pieniądze nie wpłyną, złożymy pozew i doliczymy opłatę sądową 100 zł.

Lena Gaj`,
    type: 'przedsadowe_wezwanie',
    sender: 'Lena Gaj',
    recipient: 'Witold Maj',
    term: '7 days',
    remedy: null,
  },
  {
    name: "a lawyer's call to remove pictures and to pay is no call of a court",
    text: `Kancelaria Radcy Prawnego Ewa Nitka
00-100 Warszawa, ul. Zielna 4 lok. 8

Warszawa, 30 kwietnia 2026 r.

Pan
Hubert Lasek
ul. Wodna 6/7
00-444 Warszawa

Znak: EN/44/26

WEZWANIE DO ZAPRZESTANIA NARUSZANIA PRAWA DO WIZERUNKU

W imieniu mojej klientki, Pani Darii Flis, wzywam Pana do usunięcia zdjęć mojej klientki opublikowanych bez jej zgody oraz do zapłaty zadośćuczynienia w kwocie 2 000,00 zł w terminie 7 dni od otrzymania wezwania.

Brak reakcji spowoduje skierowanie sprawy do Sądu Okręgowego w Warszawie.

Ewa Nitka
radca prawny`,
    type: 'przedsadowe_wezwanie',
    recipient: 'Hubert Lasek',
    term: '7 days',
    remedy: null,
  },
  {
    name: 'a neighbour subtracts what was paid and asks for the rest',
    text: `Bydgoszcz, 11 stycznia 2026 r.

Pani
Wiesława Kubacka
ul. Gdańska 100/12
85-021 Bydgoszcz

Pani Wiesławo,

w nocy z 2 na 3 stycznia zalała Pani moją kuchnię, bo pękł wężyk. Malarz policzył 1 200 zł, szafka kosztuje 400 zł. Razem 1 600 zł. Odliczyłam 200 zł, które Pani mi dała. Zostaje 1 400 zł.

Proszę, żeby Pani mi to oddała do 31 stycznia 2026 r. na konto 62 1140 2004 0000 3102 7644 5512.

Zdzisława Pach, mieszkanie nr 9`,
    type: 'wezwanie_do_zaplaty',
    term: 'date 2026-01-31',
    main: 1400,
    remedy: null,
  },
  {
    name: 'a buyer withdraws from the sale of a car',
    text: `Paweł Wrona
ul. Kręta 9, 41-200 Sosnowiec

Sosnowiec, 2 października 2026 r.

Pan Roman Hajduk
ul. Boczna 3
41-300 Dąbrowa Górnicza

Odstępuję od umowy sprzedaży samochodu Opel Astra z 5 września 2026 r. z powodu wad ukrytych. Wzywam Pana do zwrotu ceny 18 500,00 zł w terminie 7 dni od doręczenia tego pisma. W razie braku zapłaty skieruję sprawę do sądu.

Paweł Wrona`,
    type: 'wypowiedzenie_umowy',
    sender: 'Paweł Wrona',
    term: '7 days',
    main: 18_500,
    remedy: null,
  },
  {
    name: 'a notary tells an heir of a will: no court writes',
    text: `KANCELARIA NOTARIALNA
notariusz Maria Kurek-Lech
89-600 Chojnice, Stary Rynek 2

Chojnice, 5.06.2026 r.

Pani Anna Lipska
ul. Leśna 1, 89-600 Chojnice

dot. spadku po śp. Janie Lipskim

Zgodnie z art. 652 k.p.c. zawiadamiam, że w dniu 2 czerwca 2026 r. sporządziłam protokół otwarcia i ogłoszenia testamentu. Odpis załączam. Proszę o potwierdzenie obecności do dnia 26 czerwca 2026 r. Jeżeli ktoś wyrazi sprzeciw, pozostanie droga sądowa: sąd rejonowy.

Maria Kurek-Lech, notariusz`,
    type: 'inne',
    recipient: 'Anna Lipska',
    level: 'LOW',
    remedy: null,
  },
  {
    name: 'yearly fees of a garden that only mention a reminder',
    text: `RODZINNY OGRÓD DZIAŁKOWY „POZIOMKA”
ul. Polna 1, 64-600 Oborniki

12.04.2026

Pani Irena Walc
ul. Sobieskiego 3 m. 12

ZAWIADOMIENIE O OPŁATACH ZA ROK 2026

Walne Zebranie uchwaliło stawki. Opłata ogrodowa dla Pani działki za rok 2026 wynosi 310,00 zł. Prosimy wpłacić do 30 czerwca 2026 r. na konto 41 2030 0045 1110 0000 0287 1440. Kto zalega mimo pisemnego upomnienia, naraża się na wypowiedzenie umowy dzierżawy.

Prezes Zarządu
Zdzisław Kuba`,
    type: 'wezwanie_do_zaplaty',
    term: 'date 2026-06-30',
    level: 'LOW',
    remedy: null,
  },
  {
    name: "the rest of a contract's time is no term to pay",
    text: `Fala Telekom S.A.
al. Długa 31
20-718 Lublin

Lublin, 3 listopada 2026 r.

Pan Wiesław Żyto
ul. Krótka 8
20-831 Lublin

NOTA OBCIĄŻENIOWA

Zwrot części ulgi (umowa na 24 miesiące, pozostało 5 miesięcy) 480,00 zł. Razem do zapłaty 480,00 zł. Termin płatności: 24 listopada 2026 r.`,
    term: 'date 2026-11-24',
  },
];
