import { expect, test } from 'vitest';

import { isCutOff } from './completeness.ts';

const bill = (second: string) =>
  `Faktura rozliczeniowa                              strona 1 z 2
Dopłata 412,66 zł płatna do 22.04.2026
${second}
Reklamację można złożyć w biurze. Biuro obsługi: 24 000 31 00.`;

test('a page counts as read however it names itself', () => {
  for (const second of ['strona 2 z 2', '      str. 2', 'Strona 2', '2/2\nstr. 2/2']) {
    expect([second, isCutOff(bill(second))]).toEqual([second, false]);
  }
});

test('an announced page that is not there means the text is cut off', () => {
  expect(isCutOff(bill(''))).toBe(true);
  expect(isCutOff(bill('na str. 2 regulaminu opisano odsetki'))).toBe(true);
});

test('a judgment that ends with whom it is served on is whole', () => {
  const served =
    'Doręczyć: Artur Pędzich ul. Północna 8 m. 3 99-300 Kutno - z odpisem wniosku o ukaranie';
  expect(isCutOff(`${'Sąd uznaje go za winnego i wymierza mu karę. '.repeat(9)}\n${served}`)).toBe(
    false,
  );
});

test('a letter that ends with what its firm prints at the foot is whole', () => {
  const cutOff = 'Prosimy, aby do piętnastego dnia miesiąca przesłali nam Państwo wszystkie te';
  const foot = 'Kapitał zakładowy 24 500 000,00 zł, wpłacony przez wspólników w całości';
  expect(isCutOff(`Umowa nr 7\n${cutOff} dokumenty razem`)).toBe(true);
  expect(isCutOff(`Umowa nr 7\n${cutOff} dokumenty.\nBiuro Umów    ${foot}`)).toBe(false);
});
