import { expect, it } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { announcesCutOff } from './cut-off.ts';

const announces = (text: string) => announcesCutOff(viewLetter(openLetter(text)));

it.each([
  'Jeżeli nie zapłaci Pan do 4 maja, wstrzymamy dostawy energii.',
  'Po tym dniu odetniemy wodę bez odrębnego powiadomienia.',
])('the end of a supply is announced: %s', (text) => {
  expect(announces(text)).toBe(true);
});

it.each([
  'Wstrzymanie dostaw może nastąpić dopiero po odrębnym powiadomieniu.',
  'Możemy wysłać osobne wezwanie, a potem wstrzymać dostawy gazu.',
  'Odmowa dostępu do licznika może skutkować wstrzymaniem dostaw energii.',
  'Do Koordynatora można pójść, o ile sprawa dotyczy wstrzymania dostaw energii.',
])('what another letter or deed would bring is not announced: %s', (text) => {
  expect(announces(text)).toBe(false);
});

it('water that will be cut off is what the reader has to fear', () => {
  const { threat } = readLetter(
    openLetter(
      'Wodociągi Miejskie Sp. z o.o. w Ełku\nul. Polna 1, 19-300 Ełk\n\nEłk, 4 maja 2026 r.\n\nPan Jan Wilk\nul. Lipowa 5\n19-300 Ełk\n\nWEZWANIE DO ZAPŁATY\n\nWzywamy Pana do zapłaty 412,00 zł do dnia 20 maja 2026 r. Po tym dniu odetniemy wodę.',
    ),
  );
  expect(threat.level).toBe('HIGH');
  expect(threat.reasons.map(({ reason }) => reason)).toContain(
    'Po terminie grozi odcięcie dostaw.',
  );
});
