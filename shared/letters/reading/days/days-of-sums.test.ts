import { describe, expect, it } from 'vitest';

import type { Term } from '#shared/domain/term.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { dayOfSum } from './days-of-sums.ts';

const day = (date: string, quote: string): Term => ({
  kind: 'date',
  date,
  amount: null,
  unit: null,
  what: 'zapłata',
  quote,
  legal_basis: null,
});

const kindOf = (body: string, term: Term) =>
  dayOfSum(viewLetter(openLetter(`WEZWANIE\n\n${body}\n`)), term, [27_120]);

const rows = `Płatność:
  do 24.06.2026   ........  164,80 zł   [zniżka, tylko w tym terminie]
  do 30.06.2026   ........  271,20 zł`;

describe('the day of a sum', () => {
  it.each([
    ['another row', rows, day('2026-06-24', 'do 24.06.2026'), 'others'],
    ['its own row', rows, day('2026-06-30', 'do 30.06.2026'), 'own'],
    [
      'its own sentence',
      'Prosimy o wpłatę 271,20 zł do 30 czerwca 2026 r. na rachunek.',
      day('2026-06-30', 'do 30 czerwca 2026 r.'),
      'own',
    ],
    [
      'a sentence without a sum',
      'Do zapłaty razem 271,20 zł. Prosimy o wpłatę do 30 czerwca 2026 r. na rachunek.',
      day('2026-06-30', 'do 30 czerwca 2026 r.'),
      'open',
    ],
    [
      'a sentence whose other sum is a threat',
      'Jeżeli do 30 czerwca 2026 r. wpłaty nie będzie, wyślemy upomnienie (koszt 16,00 zł).',
      day('2026-06-30', 'do 30 czerwca 2026 r.'),
      'open',
    ],
    [
      'a sentence of another payment',
      'Bieżący czynsz 2 100,00 zł jest płatny do 30 czerwca 2026 r.',
      day('2026-06-30', 'do 30 czerwca 2026 r.'),
      'others',
    ],
    [
      'the end of a contract',
      'Polisa chroni Pana do 30 czerwca 2026 r.',
      day('2026-06-30', 'do 30 czerwca 2026 r.'),
      'no payment',
    ],
    [
      'a form',
      'Druk można wypełnić i przesłać do 30 czerwca 2026 r.',
      day('2026-06-30', 'do 30 czerwca 2026 r.'),
      'no payment',
    ],
    [
      'what others pay',
      'Właściciele z wynikiem ujemnym dopłacają do 30 czerwca 2026 r.',
      day('2026-06-30', 'do 30 czerwca 2026 r.'),
      'no payment',
    ],
  ])('in %s', (_, body, term, kind) => {
    expect(kindOf(body, term)).toBe(kind);
  });
});
