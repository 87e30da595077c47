import { expect, test } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const termsOf = (instruction: string) =>
  readLetter(
    openLetter(
      `Zakłady Mięsne Kos Sp. z o.o.\nul. Polna 3, 17-100 Bielsk Podlaski\n\nBielsk Podlaski, 11 czerwca 2026 r.\n\nPan Jan Rybak\nul. Lipowa 5\n17-100 Bielsk Podlaski\n\nZawiadomienie o odrzuceniu sprzeciwu\n\nPismem z 27 maja 2026 r. ukarano Pana karą nagany. 2 czerwca 2026 r. wniósł Pan sprzeciw. Po zapoznaniu się z nim pracodawca postanowił sprzeciw odrzucić. Nagana pozostaje w aktach osobowych.\n\n${instruction}\n\nPrezes Zarządu\nAnna Sowa\n`,
    ),
  ).terms;

test.each([
  'W ciągu 14 dni od dnia zawiadomienia o odrzuceniu tego sprzeciwu może Pan wystąpić do sądu pracy.',
  'Może Pan wystąpić do sądu pracy o uchylenie kary. Na pozew ma Pan czternaście dni od dnia zawiadomienia.',
])("a term of the law that the letter gives is the letter's: %s", (instruction) => {
  const [first] = termsOf(instruction);
  expect(first).toMatchObject({ amount: 14, unit: 'days' });
  expect(first?.what).toBe('pozew o uchylenie kary – wniesienie');
  expect(first?.quote).toMatch(/14 dni|czternaście dni/);
});

test.each([
  'Może Pan wystąpić do sądu pracy.',
  'Może Pan wystąpić do sądu pracy. Wniosek o przywrócenie terminu składa się w ciągu 14 dni od ustania przeszkody.',
])('a term that the letter does not give is said to be of the law: %s', (instruction) => {
  const [first] = termsOf(instruction);
  expect(first).toMatchObject({ amount: 14, unit: 'days', quote: null });
  expect(first?.what).toMatch(/termin ustawowy/);
});

test.each(['albo wniosła w tym terminie sprzeciw', 'albo wniosła w tymże terminie sprzeciw'])(
  'a remedy "in the same term" has the last term named before it, beyond a list too: %s',
  (words) => {
    const items = ['1.126,40', '184,90', '96,20']
      .map(
        (sum, at) =>
          `${String(at + 1)}) kwotę ${sum} zł z odsetkami ustawowymi za opóźnienie liczonymi od dnia 3 kwietnia 2026 r. do dnia zapłaty na rzecz powoda,`,
      )
      .join('\n');
    const [first] = readLetter(
      openLetter(
        `Sąd Rejonowy w Kole\nI Wydział Cywilny\nSygn. akt I Nc 214/26\n\nNAKAZ ZAPŁATY\nw postępowaniu upominawczym\n\nDnia 17 września 2026 r.\n\nSąd nakazuje pozwanej Ewie Lis, aby w ciągu dwóch tygodni od dnia doręczenia niniejszego nakazu zapłaciła powodowi Gaz Koło S.A.:\n\n${items}\n4) kwotę 227,00 zł tytułem zwrotu kosztów procesu,\n\n${words}.\n\nAdresat:\nEwa Lis\nul. Lipowa 5\n62-600 Koło\n`,
      ),
    ).terms;
    expect(first).toMatchObject({ amount: 2, unit: 'weeks', what: 'sprzeciw – wniesienie' });
    expect(first?.quote).toMatch(/dwóch tygodni/);
  },
);
