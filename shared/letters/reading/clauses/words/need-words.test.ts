import { expect, test } from 'vitest';

import { tellsNeed, tellsToCollect } from './need-words.ts';

test.each([
  'do zapisu potrzebna jest jeszcze karta szczepien dziecka',
  'potrzebuje tez zgody drugiego rodzica',
  'do rozliczenia brakuje nam faktury za okna',
  'niech mi pan podesle nowy numer konta',
  'wystarczy mi krotkie wyjasnienie na kartce',
  'potrzebne mi sa trzy rzeczy, po pierwsze paragon',
  'zalezy nam, zeby byl pan przy odbiorze',
  'do 5 maja ma pani zlozyc oswiadczenie o dochodach',
  'pozostaje tylko podpisac i odeslac aneks',
  'podpisana zgode oddajemy wychowawcy',
  '2) do 20 marca 2026 - podpisana karta kwalifikacyjna',
  'zachecamy do ponownego zlozenia wniosku',
  'obecnosc obojga rodzicow jest konieczna',
])('what the sender still needs of the reader is told without an order: %s', (text) => {
  expect(tellsNeed(text)).toBe(true);
});

test.each([
  'do wyplaty nie jest potrzebne postanowienie sadu',
  'niczego nie brakuje w dokumentach',
  'jezeli potrzebuje pan kopii umowy, wydamy ja w kasie',
  'niech pan sie nie martwi',
  'oferta jest wazna do piatku, wystarczy odpisac na te wiadomosc',
  'wystarczy mi, ze zlozy pan podpis pod ugoda',
  'sad zdecydowal, ze ma pani oddac spolce 3 187,40 zl',
  'na zmiane elewacji potrzebna jest zgoda wlascicieli lokali',
  'obecnosc przy ogloszeniu nie byla konieczna',
  'nie zalezy nam, zeby pan placil od razu',
  'zachecamy do korzystania z aplikacji',
  'obecnosc nie jest obowiazkowa',
])('what is not needed, not asked or would bind the reader is no need: %s', (text) => {
  expect(tellsNeed(text)).toBe(false);
});

test('what waits for the reader is to be collected', () => {
  expect(tellsToCollect('legitymacja czeka na odbior w sekretariacie')).toBe(true);
  expect(tellsToCollect('buty sa do odbioru w sklepie do 22 grudnia')).toBe(true);
  expect(tellsToCollect('tytul moze pan odebrac po jego zwrocie przez komornika')).toBe(false);
  expect(tellsToCollect('przesylki nie mozna odebrac bez dowodu')).toBe(false);
});
