import { expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const read = (title: string, text: string) =>
  readLetter(
    openLetter(
      `MEBLE LIS Sp. z o.o.\nDział Kadr\n\nKP/12/2026                 Ełk, 4 maja 2026 r.\n\nPani Ewa Kos\n\n${title}\n\nSzanowna Pani,\n\n${text}\n\nKierownik kadr\nAnna Wilk`,
    ),
  );

it.each([
  'Pismo nie jest karą porządkową. Kodeks pracy zna taką karę, ale tu jej nie ma. Pracodawca prosi o odpowiedź do 20 maja 2026 r.',
  'Niniejsza notatka nie stanowi kary upomnienia ani kary nagany. Prosimy o przestrzeganie regulaminu pracy.',
])('a letter that denies a penalty punishes nobody: %s', (text) => {
  const { type, remedy } = read('Przypomnienie o regulaminie', text);
  expect(type.id).not.toBe('kara-porzadkowa');
  expect(remedy).toBeNull();
});

it('a penalty stays one', () => {
  const text =
    'na podstawie art. 108 Kodeksu pracy udzielam Pani kary nagany za naruszenie porządku pracy. Sprzeciw można wnieść w ciągu 7 dni.';
  expect(read('Zawiadomienie o ukaraniu karą nagany', text).type.id).toBe('kara-porzadkowa');
});

it.each([
  [
    'Informacja o zaległym urlopie',
    'Prosimy wskazać termin wykorzystania 5 dni urlopu do 20 maja 2026 r.',
  ],
  [
    'Plan urlopów na 2027 rok',
    'Proszę zaproponować termin urlopu i przekazać kartę przełożonemu do 20 maja 2026 r.',
  ],
])('what an employer writes about leave: %s', (title, text) => {
  expect(read(title, text).type.id).toBe('pracodawca-urlop');
});

it.each([
  ['możemy wystąpić do sądu o stwierdzenie nabycia spadku i o zapłatę'],
  ['złożymy w sądzie wniosek o stwierdzenie nabycia spadku'],
  ['będziemy musieli zwrócić się do sądu z wnioskiem o stwierdzenie nabycia spadku'],
])('a creditor of the dead who may go to court writes of the debt: %s', (threat) => {
  const letter = `SPÓŁDZIELCZA KASA OSZCZĘDNOŚCIOWO-KREDYTOWA „BRZEG"\nBiuro Należności · ul. Polna 1 · 38-400 Krosno\n\nKrosno, 5 maja 2026 r.\nWN/7/2026\n\nPani\nEwa Lis\nul. Leśna 2\n38-200 Jasło\n\nDotyczy: pożyczki po śp. Janie Lisie\n\nSzanowna Pani,\n\nmoże Pani należeć do kręgu jego spadkobierców. Zadłużenie wynosi 4 500,00 zł. Prosimy o spłatę albo o kopię oświadczenia o odrzuceniu spadku. W razie braku odpowiedzi ${threat}.\n\nRenata Kot\n`;
  const { type, sender } = readLetter(openLetter(letter));
  expect(type.id).toBe('spadek');
  expect(sender).toBe('Spółdzielcza Kasa Oszczędnościowo-Kredytowa „Brzeg"');
});

it.each([
  'Pracodawca postanowił sprzeciw odrzucić. Kara nagany pozostaje w aktach.',
  'Po rozpatrzeniu stanowiska związku odrzucam Pani sprzeciw od kary upomnienia.',
  'Pani sprzeciw został odrzucony, kara nagany pozostaje w mocy. Sprzeciwu do pracodawcy nie można złożyć drugi raz.',
])('an objection that is rejected leaves only the labour court: %s', (text) => {
  const { type, remedy, terms } = read(
    'Zawiadomienie o odrzuceniu sprzeciwu',
    `${text} W ciągu 14 dni od dnia zawiadomienia może Pani wystąpić do sądu pracy o uchylenie kary (art. 112 § 2 Kodeksu pracy).`,
  );
  expect(type.id).toBe('odrzucenie-sprzeciwu-od-kary');
  expect(remedy?.name).toBe('pozew o uchylenie kary');
  expect(terms[0]).toMatchObject({ amount: 14, unit: 'days' });
});

it('a penal order that lost its force is not the letter that tells of it', () => {
  const letter = `Sąd Rejonowy w Ełku II Wydział Karny

II W 502/26                Ełk, 31 sierpnia 2026 r.

Pan Jan Kos

ZAWIADOMIENIE O ROZPRAWIE

Zawiadamia się obwinionego, że rozprawa odbędzie się dnia 15 października 2026 r. o godzinie 12.15 w sali nr 4.

Wobec wniesienia sprzeciwu wyrok nakazowy z dnia 18 czerwca 2026 r. (grzywna 1 500,00 zł, koszty 220,00 zł) utracił moc.`;
  expect(readLetter(openLetter(letter)).type.remedy).toBeNull();
});
