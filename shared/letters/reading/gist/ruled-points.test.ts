import { describe, expect, it } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { quoteOfPoint } from './point-quote.ts';
import { pointsOf } from './points.ts';
import { enteredResult, measuredResult, ruledPoints, tickedResult } from './ruled-points.ts';

const head = 'PROKURATURA REJONOWA w Chełmie\n3 marca 2026 r.\n\nPOSTANOWIENIE\n\nAsesor Ewa Lis';
const ruled = (text: string) =>
  [...ruledPoints(viewLetter(openLetter(`${head} ${text}`)))].map((point) => point.text);

describe('what a ruling decides', () => {
  it.each([
    [
      'behind spaced letters',
      'na podstawie art. 325f k.p.k.\n\np o s t a n o w i ł :\n\numorzyć dochodzenie wobec niewy-\nkrycia sprawcy.\n\nUZASADNIENIE\nNagrania brak.',
      ['umorzyc dochodzenie wobec niewykrycia sprawcy.'],
    ],
    [
      'in items with a page’s foot between them',
      'postanawia:\n1. odmówić wszczęcia śledztwa;\n                         str. 1 z 2\n2. zwrócić dokumenty.\n\nPOUCZENIE\nPrzysługuje zażalenie.',
      ['odmowic wszczecia sledztwa;', 'zwrocic dokumenty.'],
    ],
    [
      'in the line of its verb',
      'postanowiła: I. umorzyć postępowanie;\nII. zwrócić tytuł.',
      ['umorzyc postepowanie;', 'zwrocic tytul.'],
    ],
    ['nowhere', 'informuje, że sprawa jest w toku.', []],
  ])('is read %s', (_, text, points) => {
    expect(ruled(text)).toEqual(points);
  });
});

describe('the result that a form ticks', () => {
  it.each([
    ['Wynik:  [ ] uznana   [X] nieuznana', '[X] nieuznana'],
    ['Decyzja: ☐ uznana  ☒ odrzucona', '☒ odrzucona'],
    ['[X] odbiór w sklepie', null],
    ['[ ] uznana  [ ] nieuznana', null],
  ])('%s', (text, result) => {
    expect(tickedResult(viewLetter(openLetter(`KARTA REKLAMACJI\n${text}\n`)))).toBe(result);
  });
});

describe('what was measured', () => {
  it.each([
    ['poziom potrzeby wsparcia:        74 punkty', 'poziom potrzeby wsparcia: 74 punkty'],
    ['Stopień uszczerbku na zdrowiu: 12 %', 'Stopień uszczerbku na zdrowiu: 12 %'],
    ['świadczenie przysługuje od 70 punktów', null],
  ])('%s', (text, result) => {
    expect(measuredResult(viewLetter(openLetter(`DECYZJA\nUstala się\n${text}\n`)))).toBe(result);
  });
});

describe('the object of an act', () => {
  const quotes = (text: string) => {
    const view = viewLetter(openLetter(`DECYZJA\n\n${text}\n`));
    return pointsOf(view).map((point) => quoteOfPoint(view, point));
  };
  it.each([
    [
      'stosuję wobec Pana karę\n\n    UPOMNIENIA\n\nza spóźnienie w dniu 14 kwietnia.',
      'karę UPOMNIENIA za',
    ],
    [
      'nakładam na Panią karę\n\nNAGANY\n\nza opuszczenie stanowiska.',
      'karę NAGANY za opuszczenie',
    ],
    [
      'przeznaczam na cele świadczeń rzeczowych planowanych do wykonania w razie ogłoszenia mobilizacji i w czasie wojny, na rzecz Jednostki Wojskowej nr 11, stanowiący Pana własność pojazd osobowy, rok produkcji 2021, nr rej. PCT 5A882, kolor szary.',
      'stanowiący Pana własność pojazd osobowy',
    ],
  ])('%s', (text, quoted) => {
    expect(quotes(text).join('\n')).toContain(quoted);
  });
});

describe('a quote', () => {
  const quotes = (text: string) => {
    const view = viewLetter(openLetter(`PISMO\n\n${text}\n`));
    return pointsOf(view).map((point) => quoteOfPoint(view, point));
  };
  const long =
    'Po ponownym zbadaniu całej dokumentacji, którą otrzymaliśmy od Pani i od serwisu, ustaliliśmy przyczynę wady';
  it.each([
    [`${long}, na zwrot nie możemy się więc zgodzić.`, 'na zwrot nie możemy się więc zgodzić.'],
    ['Szanowny Panie Janie, zwracamy całą opłatę za kurs.', 'zwracamy całą opłatę za kurs.'],
  ])('keeps what it denies and begins behind a salutation: %s', (text, end) => {
    expect(quotes(text).at(-1)?.endsWith(end)).toBe(true);
    expect(quotes(text).join(' ')).not.toMatch(/^(?:Szanown|możemy)/);
  });
});

describe('what was entered in a register', () => {
  it.each([
    [
      'Treść wpisu:  WYKREŚLONO hipotekę umowną\n  na rzecz banku',
      'Treść wpisu: WYKREŚLONO hipotekę umowną',
    ],
    ['    WPIS: WYKREŚLONO\n    RODZAJ: HIPOTEKA', 'WPIS: WYKREŚLONO'],
    ['Za wpis: 200 zł', null],
  ])('%s', (text, result) => {
    expect(enteredResult(viewLetter(openLetter(`ZAWIADOMIENIE O WPISIE\n${text}\n`)))).toBe(result);
  });
});
