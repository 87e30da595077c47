import { describe, expect, it } from 'vitest';

import { read, terms } from './read-short.ts';

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
