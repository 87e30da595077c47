import { describe, expect, it } from 'vitest';

import { maskLetter } from '#shared/letters/people/masking.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { read } from './read-short.ts';

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
