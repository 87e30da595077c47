import { describe, expect, it, test } from 'vitest';

import { court, office, taxOffice } from './letters.ts';
import { endings, read, terms } from './read-short.ts';

const fromCustoms = `Naczelnik Urzędu Celno-Skarbowego w Warszawie
448000-COC.4310.2217.2026
Warszawa, 13 października 2026 r.

Pan Seweryn Kołtun
ul. Wiejska 4, 05-304 Stanisławów

INFORMACJA O ZAMIARZE WYDANIA DECYZJI

Zawiadamiam, że zamierzam wydać decyzję niekorzystną dla Pana. Przed wydaniem decyzji może Pan przedstawić swoje stanowisko w terminie 30 dni od dnia otrzymania niniejszego pisma. Na tym etapie nie należy niczego dopłacać.
Odwołanie będzie służyć od decyzji, jeżeli zostanie wydana.
`;

const fromRecruitment = `WOJSKOWE CENTRUM REKRUTACJI W ELBLĄGU
Elbląg, 5.02.2026 r.

Pan Oskar Gliniecki
82-300 Elbląg, ul. Robotnicza 210

WEZWANIE

Wzywam Pana do osobistego stawienia się dnia 26.02.2026 r. o godz. 9:30 w sprawie uaktualnienia danych.
W razie niestawienia się szef WCR może nałożyć grzywnę w celu przymuszenia. Na postanowienie o nałożeniu grzywny służyłoby zażalenie w terminie 7 dni; na samo wezwanie środek zaskarżenia nie przysługuje.
`;

const fromPolice = `KOMISARIAT POLICJI W ROKIETNICY
Rokietnica, dnia 30 lipca 2026 r.

Pani Jowita Pestka
ul. Rolna 7, 62-090 Rokietnica

ZAWIADOMIENIE POKRZYWDZONEGO

Zawiadamiam o przesłaniu wniosku o ukaranie.

Pouczenie
[x] Pokrzywdzony może w terminie 7 dni oświadczyć, że będzie działał jako oskarżyciel posiłkowy.
[ ] Wobec odstąpienia od skierowania wniosku pokrzywdzonemu służy zażalenie w terminie 7 dni.
`;

describe('a remedy', () => {
  it.each([
    ['a decision that is only meant to come', fromCustoms],
    ['a fine that may follow', fromRecruitment],
    ['a box that nobody ticked', fromPolice],
  ])('is never read from %s', (_, letter) => {
    expect(read(letter).remedy).toBeNull();
  });

  it('has the longer term where the letter says that the law gives it', () => {
    const letter = `Sąd Rejonowy w Ostrołęce
I Wydział Cywilny
Ostrołęka, 17 września 2026 r.

Pan Teodor Walczuk
ul. Hallera 9, 07-410 Ostrołęka

Doręczam Panu jako powodowi odpis wyroku z dnia 11 czerwca 2026 r. wraz z pisemnym uzasadnieniem.

POUCZENIE
Ponieważ termin do sporządzenia uzasadnienia został przedłużony, apelację wnosi się w terminie trzech tygodni od dnia doręczenia wyroku z uzasadnieniem. Dwutygodniowy termin w tej sprawie nie ma zastosowania.
`;
    expect(terms(letter)).toEqual([
      { kind: 'from_delivery', end: '3 weeks', what: 'apelacja – wniesienie' },
    ]);
  });
});

test.each([
  'To pismo nie jest jeszcze żadnym rozstrzygnięciem.',
  'Niniejsza informacja nie jest decyzją ani upomnieniem, nie zaskarża się jej.',
  'Od tego zawiadomienia odwołać się nie można.',
])('no remedy against what says of itself that it settles nothing: %s', (sentence) => {
  const letter = `${taxOffice}Informacja o zaległości\n\nNa koncie brakuje 312,44 zł. ${sentence} Gdyby zaległość pozostała, wydamy decyzję i wystawimy tytuł wykonawczy.\n`;
  expect(read(letter).remedy).toBeNull();
});

test('an accusation is no remedy', () => {
  const letter = `${office}Upomnienie\n\nZarzuca się Panu przekroczenie prędkości. Może Pan nie wypowiadać się co do zarzutu. Od takiej decyzji, a nie od niniejszego upomnienia, przysługuje sprzeciw w ciągu dwóch tygodni od doręczenia.\n`;
  expect(read(letter).remedy).toBeNull();
  expect(endings(letter)).toEqual([]);
});

test('a letter to somebody who owes nothing gives no debtor’s remedy', () => {
  const letter = `Komornik Sądowy przy Sądzie Rejonowym w Rypinie\nRypin, 14 września 2026 r.\n\nPani Ewa Lis\n\nZajęcie należności z umowy najmu\n\nW ciągu tygodnia od otrzymania pisma proszę mi odpisać, ile wynosi czynsz. To nie jest Pani dług.\n\nPouczenie dłużnika: dłużnikowi przysługuje skarga w terminie tygodnia od doręczenia.\n`;
  expect(read(letter).remedy).toBeNull();
  expect(endings(letter)).toHaveLength(1);
});

describe('a remedy told in plain words', () => {
  it('is read wherever its verb stands, and the term from the sentence that goes on about it', () => {
    const letter = `${office}Decyzja\n\nPrzyznaliśmy Panu zasiłek. Jeżeli coś się Panu nie podoba, może się Pan od niej odwołać do Samorządowego Kolegium Odwoławczego we Włocławku. Pismo składa się u nas, w ciągu dwóch tygodni od dnia, w którym dostał Pan tę decyzję.\n`;
    expect(endings(letter)).toEqual(['2 weeks: odwołanie – wniesienie']);
  });

  it('takes the place of the one that the letter denies', () => {
    const letter = `Starosta Rypiński\nRypin, 5 listopada 2026 r.\n\nPan Jan Kot\n\nPOSTANOWIENIE\n\nStwierdzam, że odwołanie wniesiono po terminie. Na postanowienie nie służy zażalenie. Może Pan wnieść skargę do Wojewódzkiego Sądu Administracyjnego w Bydgoszczy w trzydzieści dni od doręczenia.\n`;
    expect(read(letter).remedy).toMatchObject({
      name: 'skarga',
      addressee: 'Wojewódzki Sąd Administracyjny w Bydgoszczy',
    });
  });

  it('an order names its own remedy and not the complaint about costs', () => {
    const { remedy } = read(
      `${court}NAKAZ ZAPŁATY\nw postępowaniu upominawczym\n\nnakazuje pozwanemu Janowi Kotowi, aby w ciągu dwóch tygodni od doręczenia nakazu zapłacił powodowi 500,00 zł albo wniósł w tym terminie sprzeciw.\n\nNa rozstrzygnięcie o kosztach służy skarga w terminie tygodnia, jeżeli nie wnosi się sprzeciwu.\n`,
    );
    expect(remedy?.name).toBe('sprzeciw');
  });
});

describe('what is no remedy of the reader', () => {
  it('the other side’s appeal, which may be answered', () => {
    const letter = `${court}Pani Ewa Lis (powódka)\n\nDoręczamy Pani odpis apelacji pozwanego. Odpowiedź na apelację może Pani złożyć w ciągu dwóch tygodni od otrzymania tej przesyłki.\n`;
    expect(read(letter).remedy).toBeNull();
    expect(endings(letter)).toEqual(['2 weeks: odpowiedź na pismo z sądu']);
  });

  it('one against a decision that is still to come', () => {
    const letter = `${office}Zawiadomienie\n\nMoże Pan wypowiedzieć się w ciągu 10 dni od otrzymania zawiadomienia. Decyzję wydamy do 31 stycznia 2027 r.; będzie się można od niej odwołać w ciągu 14 dni.\n`;
    expect(read(letter).remedy).toBeNull();
    expect(endings(letter)).toEqual(['10 days: odpowiedź na pismo']);
  });
});
