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
  ['ll WYDZIAŁ CYWILNY', 'II WYDZIAŁ CYWILNY'],
  ['Sygnatura akt Il C 2271/26', 'Sygnatura akt II C 2271/26'],
  ['Sz, P. Zuzanna Pawełczak', 'Sz. P. Zuzanna Pawełczak'],
  ['„Pieczywo Domowe" Sp. z o.o.', '„Pieczywo Domowe” Sp. z o.o.'],
  ['Jadwiga Pisarek -Wójcik', 'Jadwiga Pisarek-Wójcik'],
  ['GOPS .5212.61.2026', 'GOPS.5212.61.2026'],
  ['2605 -SKA-3.4121.77.2026', '2605-SKA-3.4121.77.2026'],
  ['2201-I0D-4.4102,.15.2025/14', '2201-IOD-4.4102.15.2025/14'],
  ['PINB.5160.27.2026,MJ', 'PINB.5160.27.2026.MJ'],
  ['zgodnie z 8 3 umowy', 'zgodnie z § 3 umowy'],
  ['na podstawie 8 12 ust. 3 rozporządzenia', 'na podstawie § 12 ust. 3 rozporządzenia'],
  ['1816-SEW.723.4O218.2026', '1816-SEW.723.40218.2026'],
  ['UP0MNIENIE', 'UPOMNIENIE'],
  ['Sygn. akt I Ne 1284/26, VI Ne-e 98712/26', 'Sygn. akt I Nc 1284/26, VI Nc-e 98712/26'],
  ['nakazu do:dnia zapłaty', 'nakazu do dnia zapłaty'],
  ['II C 2271726', 'II C 2271/26'],
  ['II C 2271|26', 'II C 2271/26'],
  ['Km 123472026', 'Km 1234/2026'],
  ['rachunek 07 1O10 0071 222l 9001 1592 7770', 'rachunek 07 1010 0071 2221 9001 1592 7770'],
  ['PESEL 9OO11592777', 'PESEL 90011592777'],
  ['biuroG)ceglex.example', 'biuro@ceglex.example'],
  ['www.ceglex.pl, e-mail: biuroaceglex.pl', 'www.ceglex.pl, e-mail: biuro@ceglex.pl'],
])('repairs %s', (read, right) => {
  expect(repairReading(read)).toBe(right);
});

it.each([
  'art. 5 ust. 8 pkt 2',
  'kwota 8 512,00 zł, 5 dni, 10 $ za sztukę',
  'art. 15 § 12 pkt 1',
  'Czy pan M. wie? Tak.',
  'ul. Lipowa 5, Ill',
  'Ilona C. i „Ala” - Kraków',
  'tel. 2605 - Anna Nowak - sekretariat',
  'w dniu 5.10.2026, w Krakowie',
  'kwota 8 512 umowy, art. 5 ust. 8 3 umowy',
  'w 8 dni umowy, ust. 8 12 pkt 3',
  'II C 2271/26, I Nc 12345, Km 1277',
  'rachunek 07 1010 0071 222l 9001 1592 7771, PESEL 90S11592778',
  'e-mail: biuroaceglex.pl',
  'www.ceglex.pl, sklep mojaceglex.pl',
  'AB0CD12, W0',
  'Ne 12/26, IV Ne',
  'o: zapłatę, e-mail:biuro',
])('leaves %s alone', (text) => {
  expect(repairReading(text)).toBe(text);
});
