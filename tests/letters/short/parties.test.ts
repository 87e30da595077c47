import { describe, expect, it } from 'vitest';

import { maskLetter } from '#shared/letters/people/masking.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { endings, read } from './read-short.ts';

describe('who writes', () => {
  it('is the firm, not who signs for its books', () => {
    const letter = `Hurtownia Kwiatów Azalia s.c.
Lublin, 3 listopada 2026 r.

Kwiaciarnia Pod Lipą Marta Golec
ul. Narutowicza 5, 20-004 Lublin

Potwierdzenie salda

Prosimy o odesłanie odcinka B do 17 listopada 2026 r.

Główna księgowa Zofia Pirek
`;
    expect(read(letter).sender).toBe('Hurtownia Kwiatów Azalia s.c.');
  });

  it('is the head of an office of social help, not the clerk below', () => {
    const letter = `Kierownik Gminnego Ośrodka Pomocy Społecznej w Trzcielu
DŚ.5111.40.2026                              Trzciel, 8.09.2026 r.
Decyzja nr 118/2026
odmawiam Pani Liliannie Bąk, zam. Siercz 12, 66-320 Trzciel, przyznania zasiłku celowego.
Bogna Rutka
`;
    expect(read(letter).sender).toBe('Kierownik Gminnego Ośrodka Pomocy Społecznej w Trzcielu');
  });

  it.each([
    ['KREDOS NS FIZ', 'w imieniu którego działa Kredos Serwis Sp. z o.o.'],
    ['PROSPERA Debitum NFIZW', 'zarządzany przez Prospera TFI S.A.'],
    ['BONUM Niestandaryzowany FIZ', 'obsługiwany przez: Bonum Collect S.A.'],
    ['Perspektywa Zdrowie TUiR S.A.', 'nadzorowana przez Komisję Nadzoru Finansowego'],
  ])('is %s, not who stands behind it (%s)', (name, behind) => {
    const letter = `${name}
${behind}
ul. Krucza 5, 53-410 Wrocław

Wrocław, 3 marca 2026 r.

Pan Adam Bielski
ul. Polna 3, 62-020 Swarzędz

WEZWANIE DO ZAPŁATY

Wzywamy do zapłaty 640,20 zł w terminie 7 dni od otrzymania pisma.
`;
    expect(read(letter).sender).toBe(name);
  });

  it('keeps a word of its name that is like a form of a first name', () => {
    const letter = `GRYFIT Życie Towarzystwo Ubezpieczeń S.A.
ul. Głogowska 216, 60-104 Poznań

Poznań, 9 lutego 2026 r.

Pani Jolanta Wieczór
ul. Zamkowa 30A, 62-100 Wągrowiec

Do wypłaty świadczenia potrzebujemy odpisu aktu zgonu. GRYFIT Życie
`;
    expect(read(letter).sender).toBe('GRYFIT Życie Towarzystwo Ubezpieczeń S.A.');
    expect(maskLetter(openLetter(letter)).text).toContain('GRYFIT Życie');
  });
});

describe('words as they are printed', () => {
  it('are read though their letters stand apart', () => {
    const letter = `PREZYDENT MIASTA OPOLA
Opole, dnia 19.10.2026 r.

DECYZJA

Po rozpatrzeniu wniosku Pani Reginy Olczak, ul. Ozimska 20, 45-058 Opole,
                       p r z y z n a j ę
dodatek mieszkaniowy w wysokości 312,40 zł miesięcznie.

POUCZENIE
Od decyzji służy odwołanie w terminie 14 dni od jej doręczenia.
`;
    expect(read(letter).threat.level).toBe('LOW');
  });

  it('name the number of the case in the subject of a message', () => {
    const letter = `Od: Rozliczenia <kontakt@firma.example>
Do: Ireneusz Wasil
Temat: Sprawa IK-556120: przypomnienie

Panie Ireneuszu, prosimy o wpłatę 150,00 zł do 10 czerwca 2026 r.
`;
    expect(read(letter).reference).toBe('IK-556120');
  });
});

describe('parties and numbers of letters that lost their layout', () => {
  const line =
    'KOMISARIAT POLICJI V w Gdyni ul. Morska 104, 81-225 Gdynia Gdynia, dnia 15.10.2026 r.\nPani Agata Bieńko ul. Chylońska 77/3 81-041 Gdynia\nWEZWANIE\nWzywam Panią do stawienia się w dniu 28 października 2026 r. godz. 9:00. Na postanowienie o ukaraniu przysługuje zażalenie w terminie 7 dni.\nasp. Rafał Mielcarek\n';

  it('a letterhead in one line names the sender', () => {
    expect(read(line).sender).toBe('KOMISARIAT POLICJI V w Gdyni');
  });

  it('a summons starts no term of an order that is not there', () => {
    expect(endings(line)).toEqual([]);
  });

  it('a case in one block is known by its form, and its sign goes before the number of the sending', () => {
    const block =
      'Gminny Ośrodek Pomocy w Lipnie ul. Szkolna 3 Lipno, dnia 20 października 2026 r. GOPS.DM.5120.61.2026 DECYZJA po rozpatrzeniu wniosku przyznaję Panu Janowi Kotowi dodatek.\n';
    expect(read(block).reference).toBe('GOPS.DM.5120.61.2026');
    const call = `Urząd Skarbowy w Lipnie\nUNP: 2604-26-118822\n2604-SKA-2.4100.771.2026.3\nLipno, 3 listopada 2026 r.\n\nPan Jan Kot\n\nWEZWANIE\n\nWzywam Pana do złożenia wyjaśnień w terminie 7 dni od dnia doręczenia wezwania.\n`;
    expect(read(call).reference).toBe('2604-SKA-2.4100.771.2026.3');
  });

  it('a bailiff is named in a letter that is one line', () => {
    const line =
      'KOMORNIK SĄDOWY przy Sądzie Rejonowym w Sieradzu Lidia Sobańska Kancelaria Komornicza nr IV w Sieradzu, ul. Warcka 6, 98-200 Sieradz, Sieradz, dnia 12.10.2026 r. Sygn. akt Km 1093/24 Sz.P. Jan Kot ul. Leśna 31 98-200 Sieradz ZAWIADOMIENIE Komornik zawiadamia, że zajął rachunek dłużnika Jana Kota.\n';
    expect(read(line).sender).toBe(
      'Komornik Sądowy przy Sądzie Rejonowym w Sieradzu Lidia Sobańska',
    );
  });

  it('a town is no addressee, and a name cut at the end of a line is whole', () => {
    const narrow =
      'URZĄD SKARBOWY\nw Starogardzie Gdańskim\nul. Kościuszki 15\n83-200 Starogard Gdański\n                       Starogard Gdański,\n                       24 sierpnia 2026 r.\n\n                 Pani\n                 Marlena Szo-\n                 pińska\n                 ul. Skarszewska 4\n                 83-200 Starogard\n                 Gdański\n\nWEZWANIE\n\nWzywam Panią do złożenia wyjaśnień w terminie 7 dni od dnia doręczenia wezwania.\n';
    expect(read(narrow).recipient).toBe('Marlena Szopińska');
  });

  it('who writes for a firm and signs with it is not the sender', () => {
    const mail =
      'Od: Hanna Gil <hanna.gil@sternik.example>\nDo: Jan Kot <jan@kot.example>\nData: 11 września 2026 10:17\nTemat: Szkoda\n\nDzień dobry,\n\nproszę przesłać zdjęcia do 25 września 2026 r.\n\nPozdrawiam\nHanna Gil\nstarsza specjalistka\nSTERNIK Ubezpieczenia S.A., ul. Opolska 100, 31-323 Kraków\n';
    expect(read(mail).sender).toBe('STERNIK Ubezpieczenia S.A.');
  });
});
