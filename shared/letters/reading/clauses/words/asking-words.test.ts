import { expect, it } from 'vitest';

import { asksSoftly } from './asking-words.ts';

it.each([
  'laptop i karte dostepu oddaje pan do dzialu it w ostatnim dniu umowy.',
  'biezace zadania przekaze pan pani zielinskiej do 20 marca 2026 r.',
  'zwrot sprzetu (laptop, telefon): do 31 marca 2026 r. w biurze.',
  'przekazanie wiedzy zespolowi – do 18 wrzesnia 2026 r.',
  'klucze do piwnicy do zwrotu w administracji.',
  'jako nabywca zmniejsza pani vat naliczony za czerwiec.',
  'biezace skladki oplaca pani nadal co miesiac.',
  'czy moglby pan usunac moje zdjecia ze strony?',
  'bardzo bym prosila, zeby nie cwiczyl pan po 22.',
  'liczymy, ze do konca marca udrozni pan kratke.',
  'zapraszam na rozmowe z pedagogiem szkolnym.',
  'do czasu uzupelnienia zgloszenia nie mozna usuwac drzew.',
  'drzewa moga zostac usuniete dopiero po uplywie 14 dni.',
])('asks: %s', (text) => {
  expect(asksSoftly(text)).toBe(true);
});

it.each([
  'jezeli zwroci pan sprzet w terminie, kary nie bedzie.',
  'od lipca nie sklada pan deklaracji.',
  'rachunki oplaca pani na czas - dziekujemy.',
  'zwrot 464,99 zl przeslemy w ciagu 14 dni od daty pisma.',
  'zwrot nastapi w terminie 30 dni od dnia wplywu wniosku.',
  'wezwanie do zwrotu kaucji',
  'pozostaje do zwrotu 1 202,00',
  'kwota, ktora doplaca pani, zalezy od dochodu.',
])('only tells: %s', (text) => {
  expect(asksSoftly(text)).toBe(false);
});
