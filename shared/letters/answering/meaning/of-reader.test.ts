import { describe, expect, it } from 'vitest';

import { answerClassification, answerReplies } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const letterOf = (body: string) =>
  openLetter(`Hurtownia Klepka sp. z o.o.
ul. Składowa 4, 15-399 Białystok

Białystok, 12 stycznia 2026 r.

Zakład Stolarski Jan Lipa
ul. Leśna 2
16-001 Kleosin

${body}
`);
const reply = (body: string) =>
  answerReplies(letterOf(body), undefined, '2026-01-20').variant_2_assertive.content;

describe('a letter of a creditor that demands nothing now', () => {
  it.each([
    'POTWIERDZENIE SALDA\n\nPrzesyłamy saldo należności na dzień 31 grudnia 2025 r.: 3 210,40 zł. Prosimy o podpisanie i odesłanie jednego egzemplarza w terminie 14 dni od otrzymania. Zaległość z faktury 11/2025 jest rozliczona.',
  ])('is told without a demand: %s', (body) => {
    const { meaning, if_ignored: ignored } = answerClassification(letterOf(body));
    expect(meaning).not.toMatch(/żąda zapłaty/);
    expect(ignored ?? '').not.toMatch(/do sądu/);
    expect(reply(body)).not.toMatch(/Nie uznaj\S+ żądania/);
  });

  it('stays a demand where it calls to pay', () => {
    const body =
      'WEZWANIE DO ZAPŁATY\n\nWzywamy do zapłaty 3 210,40 zł z faktury 11/2025 w terminie 7 dni od otrzymania na rachunek 24 1600 0003 5175 5306 4331 4956.';
    expect(answerClassification(letterOf(body)).meaning).toMatch(/żąda zapłaty/);
    expect(reply(body)).toMatch(/Nie uznaj\S+ żądania/);
  });
});
