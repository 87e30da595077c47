import { expect, it } from 'vitest';

import { repairReading } from './post-fix.ts';

it.each([
  ['art. 480(2) $ 2 pkt 1 k.p.c.', 'art. 480(2) § 2 pkt 1 k.p.c.'],
  ['(art. 505 8 1 k.p.c.)', '(art. 505 § 1 k.p.c.)'],
  ['na podstawie art. 53 S 1 Ordynacji', 'na podstawie art. 53 § 1 Ordynacji'],
  ['art. 25 § 11 2 k.w.', 'art. 25 § 1 i 2 k.w.'],
  ['art. 18 ust. 1i 2 ww. ustawy', 'art. 18 ust. 1 i 2 ww. ustawy'],
  ['ust. Li art. 10', 'ust. 1 i art. 10'],
  ['art. ób ust. 1', 'art. 6b ust. 1'],
  ['rozliczeniaQceglex-bis.example', 'rozliczenia@ceglex-bis.example'],
  ['Grunty 812 m? oraz 143,5 m?', 'Grunty 812 m² oraz 143,5 m²'],
  ['Ceglex Sp. z 0.0.', 'Ceglex Sp. z o.o.'],
  ['XIll Wydział Gospodarczy', 'XIII Wydział Gospodarczy'],
])('repairs %s', (read, right) => {
  expect(repairReading(read)).toBe(right);
});

it.each([
  'art. 5 ust. 8 pkt 2',
  'kwota 8 512,00 zł, 5 dni, 10 $ za sztukę',
  'art. 15 § 12 pkt 1',
  'Czy pan M. wie? Tak.',
  'ul. Lipowa 5, Ill',
])('leaves %s alone', (text) => {
  expect(repairReading(text)).toBe(text);
});
