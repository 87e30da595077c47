import { describe, expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { familyFor } from '#shared/letters/answering/replies/family-for.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { read, terms } from './read-short.ts';

const fromTaxOffice = `Naczelnik Urzędu Skarbowego w Kutnie
ul. Troczewskiego 12, 99-300 Kutno
Kutno, 3 marca 2026 r.
1013-SEE.711.220.2026

Salon Fryzjerski Monika Baran
ul. Długa 4, 99-300 Kutno

Szanowna Pani,

zajmujemy część pensji Pani pracownicy, Justyny Kępy, za zaległy podatek 2 310,00 zł i koszty 120,00 zł (razem 2 430,00 zł). Prosimy w ciągu 7 dni od otrzymania tego pisma podać jej zarobki z trzech ostatnich miesięcy i od najbliższej wypłaty przelewać zajętą część na rachunek 87 1010 1371 0000 2122 3100 0000.

Pracownica może złożyć skargę na czynność egzekucyjną w terminie 7 dni.
`;

const fromBailiff = `Komornik Sądowy przy Sądzie Rejonowym w Tychach Irena Woźny
ul. Barona 20, 43-100 Tychy
Kmp 44/26                         Tychy, 12 maja 2026 r.

Kwiaciarnia Stokrotka s.c.
al. Bielska 3, 43-100 Tychy

Dzień dobry,

u Państwa pracuje Kamil Nowik. Zajęłam jego wynagrodzenie na alimenty, zaległe 5 400,00 zł. To samo wynagrodzenie zajął też Naczelnik Urzędu Skarbowego w Tychach. Do 60% pensji proszę od tej pory przesyłać na konto kancelarii.

W ciągu tygodnia od otrzymania pisma proszę odpisać, ile pan Nowik zarabia i czy są inne zajęcia.
`;

const toDebtor = `Komornik Sądowy przy Sądzie Rejonowym w Lubaniu Tomasz Biel
ul. Rynek 8, 59-800 Lubań
Km 812/26
Lubań, 9 kwietnia 2026 r.

Pan Adam Sroka
ul. Leśna 2/5
59-800 Lubań

Zająłem Pana wynagrodzenie u pracodawcy, firmy Budopol, która Pana zatrudnia. Razem 4 930,00 zł. Na tę czynność można złożyć skargę do Sądu Rejonowego w Lubaniu w ciągu tygodnia.
`;

const onForm = (to: string) => `Komornik Sądowy przy Sądzie Rejonowym w Żarnowie Piotr Zegar
ul. Rynek 3, 26-330 Żarnów
Km 1922/26                       27 października 2026 r.

${to}
ul. Młyńska 2
26-330 Żarnów

ZAJĘCIE WYNAGRODZENIA ZA PRACĘ

Komornik zajął wynagrodzenie za pracę dłużnika: Kamil Borek, do wysokości: razem 12 279,02 zł.

Wzywam pracodawcę, aby nie wypłacał dłużnikowi poza częścią wolną od zajęcia żadnego wynagrodzenia, lecz przekazywał zajętą część na rachunek komornika.
`;

describe('who pays the wage of a debtor', () => {
  it.each([
    ['a tax office', fromTaxOffice],
    ['a bailiff', fromBailiff],
  ])('is told by %s to pass money on, not to pay the debt', (_, letter) => {
    const facts = read(letter);
    expect(facts.role).toBe('employer');
    expect(familyFor(facts).kind).toBe('third_party');
    expect(facts.financial.direction).toBe('conditional');
    const { required_actions: actions } = answerClassification(openLetter(letter));
    const told = actions.map(({ action }) => action).join(' ');
    expect(told).toContain('Nie wypłacaj dłużnikowi zajętej części');
    expect(told).not.toContain('Dokonaj zapłaty');
  });

  it('has neither the complaint nor the term of the employee', () => {
    expect(read(fromTaxOffice).remedy).toBeNull();
    expect(terms(fromTaxOffice)).toEqual([
      { kind: 'from_delivery', end: '7 days', what: 'odpowiedź na pismo' },
    ]);
    expect(read(fromBailiff).remedy).toBeNull();
  });

  it('is told so by the form for employers, and the debtor who has a copy of it is not', () => {
    expect(read(onForm('Piekarnia "Rogalik" Anna Dudek'))).toMatchObject({
      role: 'employer',
      type: { id: 'komornik-trzeciodluznik' },
      financial: { direction: 'conditional' },
    });
    expect(read(onForm('Pan Kamil Borek'))).toMatchObject({
      type: { id: 'komornik-zajecie-wynagrodzenia' },
      financial: { direction: 'to_pay' },
    });
  });

  it('is not the debtor whose employer the letter names', () => {
    const facts = read(toDebtor);
    expect(facts.role).not.toBe('employer');
    expect(facts.remedy?.name).toBe('skarga na czynności komornika');
    expect(familyFor(facts).kind).toBe('bailiff_wage');
  });
});

describe('an account of a bailiff', () => {
  it('is no sign of fraud because a tax office seized the same wage', () => {
    const withAccount = fromBailiff.replace(
      'konto kancelarii',
      'rachunek komornika 04 1020 2179 0000 4402 0188 0317',
    );
    expect(familyFor(read(withAccount)).kind).toBe('third_party');
  });
});
