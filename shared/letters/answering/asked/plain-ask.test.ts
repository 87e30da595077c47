import { expect, test } from 'vitest';

import { plainAsk } from './plain-ask.ts';

test.each([
  ['Prosimy przesłać skan umowy do 20 maja 2026 r.', 'Prześlij skan umowy do 20 maja 2026 r.'],
  ['Należy złożyć nową deklarację w pokoju nr 4.', 'Złóż nową deklarację w pokoju nr 4'],
  ['Proszę także podać numer licznika i jego stan.', 'Podaj numer licznika i jego stan'],
  ['Powinna Pani okazać dowód osobisty.', 'Okaż dowód osobisty'],
])('a simple request is told in plain words: %s', (words, told) => {
  expect(plainAsk(words)).toBe(told);
});

test.each([
  'Prosimy o przesłanie skanu umowy.',
  'Należy zawiadomić Zakład o podjęciu pracy.',
  'Prosimy potwierdzić przyjazd telefonicznie (pn.-pt',
  'Prosimy przesłać nam skan umowy.',
  'Należy podpisać zgodę i oddać ją wychowawcy.',
  'Prosimy nie przesyłać oryginałów dokumentów.',
  'Proszę podać: imię, nazwisko i numer polisy.',
  'Prosimy przesłać umowę. Bez niej nie wypłacimy pieniędzy.',
])('any other frame is left to a quote: %s', (words) => {
  expect(plainAsk(words)).toBeNull();
});
