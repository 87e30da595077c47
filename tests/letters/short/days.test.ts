import { describe, expect, it } from 'vitest';

import { read, terms } from './read-short.ts';

describe('a day', () => {
  it('is an examination where the letter calls it one, whatever it is held for', () => {
    const letter = `ZAKŁAD UBEZPIECZEŃ SPOŁECZNYCH
Oddział w Chrzanowie
Chrzanów, 10 czerwca 2026 r.

Zawiadamiamy, że w dniu 24 czerwca 2026 r. o godz. 11:20 ma Pani wyznaczone badanie u lekarza orzecznika, pok. 114, w celu kontroli zwolnienia. Niezgłoszenie się na badanie spowoduje, że zaświadczenie straci ważność.
`;
    expect(read(letter).events).toMatchObject([
      { kind: 'examination', date: '2026-06-24', time: '11:20', place: 'pok. 114' },
    ]);
    expect(read(letter).events[0]?.consequence).toContain('straci ważność');
  });
});

describe('a day of somebody else', () => {
  it('of several days is the first', () => {
    const letter = `Sąd Rejonowy w Wadowicach
III Wydział Rodzinny i Nieletnich
12 marca 2026 r.

Pani Sylwia Kuska
ul. Wadowicka 5, 34-100 Wadowice

ZAWIADOMIENIE
Zawiadamia się Panią, że kurator sądowy przeprowadzi wywiad w miejscu zamieszkania w dniach 20-27 marca 2026 r.
`;
    expect(read(letter).events).toMatchObject([{ kind: 'inspection', date: '2026-03-20' }]);
  });

  it('is the day a witness is called to, whatever the verb', () => {
    const letter = `Sąd Okręgowy w Radomiu
I C 1200/25                       Radom, 4 maja 2026 r.

WEZWANIE ŚWIADKA

Pan Kamil Sadza, ul. Żeromskiego 9, 26-600 Radom

Sąd wzywa Pana jako świadka w sprawie o rozwód na dzień 9 czerwca 2026 r. godz. 12:15, sala 18. Świadkowi przysługuje zwrot kosztów podróży na wniosek złożony w ciągu 3 dni.
`;
    expect(read(letter).events).toMatchObject([{ date: '2026-06-09', time: '12:15' }]);
    expect(terms(letter)).toEqual([]);
  });
});
