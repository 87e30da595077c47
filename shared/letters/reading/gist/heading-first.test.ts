import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { behindOpening, headingsFirst } from './heading-first.ts';

const prose = 'Po 6 listopada zamkniemy konto, a pieniądze przekażemy do depozytu sądowego.';

test.each([
  ['a heading', 'Bezpieczeństwo\n'],
  ['a heading that asks', 'Co się stanie, jeżeli dane nie zostaną uzupełnione\n'],
  ['a salutation below a heading', 'Dobra wiadomość\nSzanowny Panie\n'],
])('%s whose empty line was lost is no part of its sentence', (_, heading) => {
  const text = `${heading}${prose}`;
  expect(headingsFirst(text, { start: 0, end: text.length })).toBe(heading.length);
});

test.each([
  [
    'a line that breaks where it is full',
    `Zawiadamiam, że decyzją z dnia 3 marca 2026 r. ${'Zarząd '.repeat(5)}\n${prose}`,
  ],
  ['a name that goes on', `Wynagrodzenie wypłaca Przedsiębiorstwo Handlowe i\n${prose}`],
  ['an act', `Wypowiadamy umowę\n${prose}`],
  ['a list', 'Opłata\nStała'],
  ['a condition', `JEŻELI CHCE PAN ZMIENIĆ BANK\n${prose}`],
])('%s stays', (_, text) => {
  expect(headingsFirst(text, { start: 0, end: text.length })).toBe(0);
});

test('what begins within a line is no heading', () => {
  const text = `Umowa trwa. Opłata za prowadzenie\n${prose}`;
  expect(headingsFirst(text, { start: 12, end: text.length })).toBe(0);
});

test.each([
  'Pouczenie Proszę odesłać kartę do oddziału.',
  'Szanowna Pani Ewo, proszę odesłać kartę do oddziału.',
  'Dzień dobry, Pani Ewo, proszę odesłać kartę do oddziału.',
  'Dzień dobry Pani [IMIE_1], proszę odesłać kartę do oddziału.',
])('a sentence begins behind the name of its part or a greeting: %s', (text) => {
  const view = viewLetter(openLetter(text));
  const begins = behindOpening(view, { start: 0, end: view.flow.text.length });
  expect(view.flow.text.slice(begins)).toMatch(/^proszę odesłać/i);
});
