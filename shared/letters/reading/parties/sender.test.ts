import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const read = (text: string) => readLetter(openLetter(text));

describe('an office of another country writes the letter, not its clerk', () => {
  it.each([
    ['LANDKREIS OSTSACHSEN', 'Ordnungsamt - Zentrale Stelle', 'Landkreis Ostsachsen'],
    ['Finanzamt Görlitz', 'Postfach 300 235', 'Finanzamt Görlitz'],
    ['Stadtverwaltung Guben', 'Ordnungsamt', 'Stadtverwaltung Guben'],
    ['Okresný úrad Poprad', 'odbor priestupkov', 'Okresný úrad Poprad'],
  ])('%s', (office, part, sender) => {
    const letter = `${office}                         ${part}
Data: 18.08.2026

                        Konrad Matuszak
                        ul. Bohaterów 9/2
                        59-900 Zgorzelec

Szanowny Panie Matuszak,
zarzuca się Panu, że 27.07.2026 r. przekroczył Pan dozwoloną prędkość o 13 km/h.

Pismo jest ważne bez podpisu.                    Referentka: [OSOBA_4]`;
    expect(read(letter)).toMatchObject({ sender, recipient: 'Konrad Matuszak' });
  });
});

describe('the sender of a letter that lost its lines', () => {
  it.each([
    [
      'SAMORZĄDOWE KOLEGIUM ODWOŁAWCZE W PILE ul. Rynkowa 3 64-920 Piła Piła, dnia 24 lipca 2026 r. SKO.4130/91/2026',
      'Samorządowe Kolegium Odwoławcze w Pile',
    ],
    [
      'NACZELNIK URZĘDU SKARBOWEGO W PILE ul. Rynkowa 5 64-920 Piła Piła, 14 września 2026 r. 3017-SPV.4103.22.2026 egz. nr 1',
      'Naczelnik Urzędu Skarbowego w Pile',
    ],
  ])('is the office before its address, never the number behind it: %s', (head, name) => {
    const text = `${head}\nPan Jan Nowak ul. Klonowa 7 64-920 Piła\nPOSTANOWIENIE\n${name} wyznacza stronie siedmiodniowy termin do wypowiedzenia się w sprawie.\nz up. Naczelnika Urzędu Ewa Pawlak kierownik referatu`;
    expect(read(text).sender).toBe(name);
  });

  it('has a name before its legal form', () => {
    const text =
      '   P a r k i n g i   L a s   sp. z o.o.\n   Parkingi Las sp. z o.o. ,  ul . Leśna 58 ,  20-309 Lublin\n\n   WEZWANIE DO ZAPŁATY\n\n   Pani Anna Nowak\n   ul . Polna 8\n   20-831 Lublin';
    expect(read(text).sender).toBe('Parkingi Las sp. z o.o.');
  });
});

describe('the sender is never a logo, a desk, a post or a salutation', () => {
  const letterOf = (head: string, end = '') =>
    read(`${head}

                        [OSOBA_1]
                        ul. Bohaterów 9/2
                        59-900 Zgorzelec

INFORMACJA

Komisja Rekrutacyjna Przedszkola nr 6 w Lipnie informuje, że sprawa została załatwiona.
${end}`).sender;

  it.each([
    [
      'Krajowa Administracja Skarbowa\nNaczelnik Drugiego Urzędu Skarbowego w Pile\nul. Polna 1, 64-920 Piła',
      'Naczelnik Drugiego Urzędu Skarbowego w Pile',
    ],
    [
      'Wspólnota Mieszkaniowa Hoża 14 w Gdyni\nZarządca: DOMUS Sp. z o.o., ul. Polna 2, 81-001 Gdynia',
      'Wspólnota Mieszkaniowa Hoża 14 w Gdyni',
    ],
    [
      'KRUS\nKasa Rolniczego Ubezpieczenia Społecznego\nPlacówka Terenowa w Kępnie',
      'Kasa Rolniczego Ubezpieczenia Społecznego Placówka Terenowa w Kępnie',
    ],
    ['SKOK „Bryza”\nBiuro Windykacji • ul. Polna 1 • 81-001 Gdynia', 'SKOK „Bryza”'],
    ['Fundacja Dobry Dom · ul. Polna 1 · 81-001 Gdynia', 'Fundacja Dobry Dom'],
    ['Stadt Görlitz\nOrdnungsamt\nPostfach 30 01', 'Stadt Görlitz'],
    ['Centrum Językowe LINGUA\n[OSOBA_2]\nul. Polna 40, 26-600 Radom', 'Centrum Językowe LINGUA'],
  ])('in %j', (head, sender) => {
    expect(letterOf(head)).toBe(sender);
  });

  it('but who acts in the first sentence, where there is no letterhead', () => {
    expect(letterOf('Lipno, 5.05.2026 r.', '\nZ poważaniem\nPrzewodnicząca Komisji\n')).toBe(
      'Komisja Rekrutacyjna Przedszkola nr 6 w Lipnie',
    );
  });

  it('and the name of a mailbox may open with a small letter or look like a person', () => {
    const mailOf = (name: string) =>
      read(`Od: ${name} <noreply@zwroty.example>
Do: undisclosed-recipients
Wyslano: 4 listopada 2026 18:32
Temat: Decyzja o zwrocie

Szanowny Uzytkowniku,

po rozliczeniu skladki ustalono na Twoim koncie nadplate 743,19 zl. Potwierdz dane.

Z wyrazami szacunku
Mgr Adam K.
Dyrektor Centrum Doplat`);
    expect(mailOf('e-ZUS Zwroty')).toMatchObject({ sender: 'e-ZUS Zwroty', recipient: null });
    expect(mailOf('ZUS Powiadomienia')).toMatchObject({ sender: 'ZUS Powiadomienia' });
  });
});

describe('the writer of a private letter signs it', () => {
  const letter = (end: string) => `Gdynia, 3 maja 2026 r.

Pani Oliwio,

rozliczam kaucję za mieszkanie. Odczyty są w protokole, który
podpisałyśmy, zdjęcia wysłałam Pani na telefon. Do oddania zostaje 2 459,60 zł.
Proszę podać numer konta do 20 maja 2026 r., bo od 25 maja jestem za granicą.

${end}
`;

  it.each([
    ['Z pozdrowieniami\nElżbieta Kos\nul. Głogowska 118/2, 60-243 Poznań', 'Elżbieta Kos'],
    ['Serdecznie pozdrawiam,\nElżbieta Kos, tel. 600 555 271', 'Elżbieta Kos'],
    ['Z należnym szacunkiem\n(-) Elżbieta Kos', 'Elżbieta Kos'],
    ['Pozdrawiam, Elżbieta Kos', 'Elżbieta Kos'],
    ['Ściskam\nTwoja siostra Jola', 'Jola'],
  ])('below %j', (end, name) => {
    expect(read(letter(end)).sender).toBe(name);
  });

  it('with the firm on top that bears the name', () => {
    const text = `Lokum Zarządzanie Nieruchomościami [OSOBA_1]
ul. Wiejska 9/1, 15-351 Białystok
Białystok, 22.09.2026 r.
Wspólnota Mieszkaniowa
ul. Pogodna 12, Białystok
Pani [OSOBA_2]
ul. Pogodna 12 m. 27

PRZEGLĄD KOMINÓW

Szanowni Państwo,
przegląd odbędzie się 8 października 2026 r. Prosimy o obecność osoby dorosłej.

Zarządca
[OSOBA_1], licencja 20418`;
    expect(read(text).sender).toBe('Lokum Zarządzanie Nieruchomościami [OSOBA_1]');
  });
});

it.each([
  ['MAZOWIECKI WOJEWÓDZKI INSPEKTOR\nTRANSPORTU DROGOWEGO', 'Transportu Drogowego'],
  ['POWIATOWY INSPEKTOR\nNADZORU BUDOWLANEGO W KOLE', 'Nadzoru Budowlanego'],
  ['POWIATOWY LEKARZ\nWETERYNARII W KOLE', 'Weterynarii'],
  ['DZIEKAN\nUNIWERSYTETU W KOLE', 'Uniwersytetu w Kole'],
  ['REKTOR\nUNIWERSYTETU PRZYRODNICZEGO', 'Uniwersytetu Przyrodniczego'],
])('an organ goes on with what it is the organ of in the lines below: %j', (head, named) => {
  const text = `${head}\nul. Polna 4, 62-600 Koło\n\nKoło, 4 marca 2026 r.\n\nPan Jan Wilk\nul. Leśna 3, 62-600 Koło\n\nZAWIADOMIENIE\n\nZawiadamiam o wszczęciu postępowania.\n`;
  expect(readLetter(openLetter(text)).sender).toContain(named);
});
