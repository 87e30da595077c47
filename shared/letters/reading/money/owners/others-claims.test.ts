import { describe, expect, it } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { moneyItems } from '#shared/letters/reading/money/money-items.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const askedIn = (body: string) =>
  moneyItems(viewLetter(openLetter(`PISMO\n\n${body}\n`)))
    .filter(({ role }) => role !== 'other' && role !== 'claim')
    .map(({ grosze }) => grosze / 100);

describe('what a third person wants, told by somebody who decides nothing', () => {
  it.each([
    'Konsumentka domaga się zwrotu ceny 1 249,00 zł; reklamację rozpatrzyli Państwo odmownie.',
    'Wpłynął wniosek o mediację. Wnioskodawca żąda zapłaty 3 400,00 zł. Prosimy o odpowiedź, czy wyrażają Państwo zgodę.',
    'Pasażer oczekuje zwrotu 640,00 zł za odwołany lot. Prosimy o stanowisko w terminie 14 dni.',
    'Żądanie konsumenta: zwrot kwoty 899,00 zł. Prosimy o informację, czy przystępują Państwo do postępowania.',
  ])('is nothing to pay: %s', (body) => {
    expect(askedIn(body)).toEqual([]);
  });

  it.each([
    'W imieniu mojej klientki, Anny Lis, wzywam do zapłaty. Klientka żąda zapłaty 1 249,00 zł w terminie 7 dni.',
    'Mój klient domaga się zapłaty 1 249,00 zł w terminie 7 dni.',
  ])('stays a demand where the sender speaks for that person: %s', (body) => {
    expect(askedIn(body)).toEqual([1249]);
  });

  it('leaves a shop asked about a dispute without a payment', () => {
    const letter =
      'RZECZNIK KONSUMENTÓW W KIELCACH\nul. Rynek 1, 25-303 Kielce\n\nKielce, 5 maja 2026 r.\n\nSklep Rowerowy Dwa Koła s.c.\nul. Polna 4\n25-001 Kielce\n\nKonsument żąda zwrotu 780,00 zł za hulajnogę. Proszę o odpowiedź w terminie 14 dni.\n';
    const { financial } = readLetter(openLetter(letter));
    expect(financial.direction).not.toBe('to_pay');
    expect(financial.total_amount.value).toBeNull();
  });
});
