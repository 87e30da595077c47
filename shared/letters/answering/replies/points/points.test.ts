import { describe, expect, it } from 'vitest';

import { reasonsGiven } from '#shared/letters/answering/replies/letter-grounds.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { claimedFrom } from './claim-source.ts';
import { refusedSum } from './insured-sums.ts';
import { answersTo } from './listed-points.ts';

const read = (text: string) => readLetter(openLetter(text));

const call = `Naczelnik Urzędu Skarbowego w Opolu
ul. Krótka 1, 45-001 Opole
Opole, 2 marca 2026 r.

WEZWANIE
Wzywam do złożenia wyjaśnień w terminie 7 dni od dnia doręczenia.
Stwierdziłem następujące rozbieżności:
1. faktury nr 7/2026 nie ma w pliku sprzedawcy;
2. przychód z najmu jest niższy niż w umowie
   z dnia 3 stycznia 2025 r. (900 zł miesięcznie).

Proszę w tym terminie:
- wyjaśnić, kto wystawił fakturę,
- przedłożyć umowę najmu z aneksami,
- jeżeli to błąd, złożyć korektę deklaracji za ten rok.

Nieodpowiedzenie może skutkować kontrolą.`;

describe('the points of a letter', () => {
  it('are offered one by one as what the reader may contest', () => {
    expect(reasonsGiven(read(call))).toEqual([
      'Nie zgadzam się z ustaleniem: „faktury nr 7/2026 nie ma w pliku sprzedawcy”.',
      'Nie zgadzam się z ustaleniem: „przychód z najmu jest niższy niż w umowie z dnia 3 stycznia 2025 r. (900 zł miesięcznie)”.',
    ]);
  });

  it('get an answer each, without those that depend on a condition', () => {
    expect(answersTo(read(call))).toEqual([
      'Ad 1. „wyjaśnić, kto wystawił fakturę”: [uzupełnij: odpowiedź]',
      'Ad 2. „przedłożyć umowę najmu z aneksami”: [uzupełnij: odpowiedź]',
    ]);
  });
});

describe('what a claim rests on', () => {
  const demand = (about: string) =>
    read(
      `Hurtownia Dąb Sp. z o.o.\nul. Leśna 1, 60-001 Poznań\nPoznań, 2 marca 2026 r.\n\nPan Jan Kos\nul. Cicha 2, 60-002 Poznań\n\nWEZWANIE DO ZAPŁATY\nWzywam Pana do zapłaty 1 200,00 zł ${about}.`,
    );

  it.each([
    ['z faktury FV/12/2026', ', które ma wynikać z faktury FV/12/2026'],
    ['z faktur FV/12/2026 oraz FV/13/2026', ', które ma wynikać z faktur FV/12/2026 i FV/13/2026'],
    ['z umowy pożyczki nr PG/7/2024', ', które ma wynikać z umowy nr PG/7/2024'],
    ['z umowy nr A/1/2024 i umowy nr A/2/2024', ''],
    ['w terminie 7 dni', ''],
  ])('%s', (about, said) => {
    expect(claimedFrom(demand(about))).toBe(said);
  });
});

describe('what an insurer still owes', () => {
  const insurer = (says: string) =>
    read(
      `Wisła Ubezpieczenia S.A.\nul. Portowa 8, 87-100 Toruń\nToruń, 2 marca 2026 r.\nNumer szkody: 40/118\n\nPan Jan Kos\nul. Cicha 2, 60-002 Poznań\n\nDECYZJA W SPRAWIE SZKODY\n${says}`,
    );

  it('is the rest of the claim when the letter prints all three sums', () => {
    const letter = insurer(
      'Przyznaliśmy Panu odszkodowanie w kwocie 6 000,00 zł. Zgłoszone roszczenie 9 000,00 zł. Odmawiamy wypłaty 3 000,00 zł.',
    );
    expect(refusedSum(letter)?.replace(/\s/g, ' ')).toBe('3 000,00 zł');
  });

  it('is unknown when it names only what it pays', () => {
    expect(refusedSum(insurer('Przyznaliśmy Panu odszkodowanie w kwocie 6 000,00 zł.'))).toBeNull();
  });
});
