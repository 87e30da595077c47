import { expect, test } from 'vitest';

import { isCutOff, maySayMore } from './completeness.ts';

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

const body = `Umowa nr 7/2026
Uzgodnione prace zakończyliśmy dnia 4 maja 2026 r. i przekazaliśmy lokal bez uwag.
`;
const afterwards = [
  'Zał. 1: rozliczenie mediów, 2: kopia protokołu zdania lokalu',
  'Załączniki: kopia umowy najmu lokalu, kopia protokołu zdania kluczy',
  '3) odpis postanowienia sądu rejonowego o nabyciu spadku',
  '- potwierdzenie przelewu ostatniej raty za wynajem lokalu',
  'Biuro Umów    Kapitał zakładowy 24 500 000,00 zł, wpłacony przez wspólników w całości',
  'Spółka Umów S.A., ul. Długa 1. Wpisana do rejestru przedsiębiorców telekomunikacyjnych',
  'Anna Kowal\nspecjalistka\n\nTen list wysłano na papierze z odzysku dla dobra naszej planety',
  'Pozdrawiam\nA. K.\nWiadomość i załączniki są przeznaczone wyłącznie dla adresata',
  'Zał. 1: rozliczenie mediów, 2: kopia protokołu zdania lokalu\nA. Kowal (podpis)\nstr. 1 z 2',
];

test.each(afterwards)('whole is a letter that ends with "%s"', (end) => {
  expect(isCutOff(body + end)).toBe(false);
});

test('a last sentence without its full stop is doubted, one that stops at a joining word is cut off', () => {
  const open =
    'Prosimy, aby do piętnastego dnia miesiąca przesłali nam Państwo wszystkie te dokumenty razem';
  expect([isCutOff(body + open), maySayMore(body + open)]).toEqual([false, true]);
  expect(maySayMore(`${body}${open}.`)).toBe(false);
  for (const next of ['oraz', 'na', 'które', 'także,', 'pozosta-']) {
    expect([next, isCutOff(`${body}${open} ${next}`)]).toEqual([next, true]);
  }
});

test('a page of something else is no page of the letter', () => {
  expect(isCutOff(`${body}Dowód znajduje się na str. 3 z 12 akt sprawy w sądzie.`)).toBe(false);
});
