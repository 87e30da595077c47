import { describe, expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { read } from './read-short.ts';

describe('an order that its claimant gets', () => {
  const toClaimant = (order: string) => `Sąd Rejonowy w Ciechanowie
I Wydział Cywilny
ul. Mikołajczyka 5, 06-400 Ciechanów

Ciechanów, 9 lutego 2026 r.
Sygnatura akt: I Nc 644/26

Pani Marzena Kulas
ul. Orylska 12, 06-400 Ciechanów

DORĘCZENIE

Sekretariat doręcza Pani, jako powódce, odpis nakazu zapłaty. Sąd nie wzywa Pani do żadnych czynności.

NAKAZ ZAPŁATY

${order}
`;

  it.each([
    'Sąd nakazuje pozwanej, aby zapłaciła powódce 480,00 zł w terminie dwóch tygodni od dnia doręczenia nakazu, albo wniosła sprzeciw.',
    'Sąd nakazuje pozwanemu, żeby zapłacił powódce 480,00 zł w ciągu dwóch tygodni od doręczenia nakazu albo wniósł sprzeciw.',
  ])('sets the claimant no term: %s', (order) => {
    const letter = toClaimant(order);
    expect(read(letter).terms).toEqual([]);
    const { required_actions: duties } = answerClassification(openLetter(letter));
    expect(duties.map(({ action }) => action).join(' ')).not.toMatch(/480|zapłat/);
  });
});

describe('a decision that would only follow', () => {
  const fromTown = (sentences: string) => `Urząd Miasta i Gminy w Pleszewie
Rynek 1, 63-300 Pleszew
GO.3137.2.2026                                   Pleszew, 8.06.2026

Pani Kinga Roszak
ul. Ogrodowa 19, 63-300 Pleszew

Sprawa: deklaracja o wysokości opłaty za gospodarowanie odpadami komunalnymi

${sentences}
`;

  it.each([
    'Prosimy złożyć deklarację w terminie 14 dni od otrzymania tego wezwania. Co się stanie, jeśli nie dostaniemy deklaracji? Burmistrz ustala opłatę decyzją. Na razie żadnego postępowania nie ma. Nie wzywamy Pani do zapłaty żadnej kwoty.',
    'Prosimy złożyć deklarację w terminie 14 dni od otrzymania tego wezwania, inaczej Burmistrz wyda decyzję. Odwołanie przysługuje dopiero od niej, w ciągu 14 dni. Nie wzywamy Pani do zapłaty żadnej kwoty.',
  ])('is none, and nothing can be appealed: %s', (sentences) => {
    const { type, remedy } = read(fromTown(sentences));
    expect(type.code).toBe('wezwanie_urzedu');
    expect(remedy).toBeNull();
  });
});

it('tells what is taken where enforcement starts with it', () => {
  const letter = `Komornik Sądowy przy Sądzie Rejonowym w Nysie Damian Jurga
ul. Celna 7/2, 48-300 Nysa
Nysa, dnia 23 marca 2026 r.          Km 455/26

Irena Bielak, ul. Prudnicka 30, 48-300 Nysa

ZAWIADOMIENIE O WSZCZĘCIU EGZEKUCJI I ZAJĘCIU EMERYTURY

Wierzyciel Sowa Sp. z o.o. złożył wniosek o egzekucję. Do zapłaty jest 6 057,21 zł.
`;
  expect(read(letter).type.id).toBe('komornik-zajecie-wynagrodzenia');
});
