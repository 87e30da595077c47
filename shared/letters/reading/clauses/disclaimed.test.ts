import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

/** What the rules read in an office's answer with these sentences. */
const read = (...sentences: string[]) =>
  readLetter(
    openLetter(`Urząd Ochrony Konkurencji i Konsumentów
Delegatura w Katowicach
Katowice, 19 sierpnia 2026 r.

Pan Leon Gryz

Nasza odpowiedź

Szanowny Panie,
${sentences.join('\n')}

Z wyrazami szacunku
Milena Hanzlik
`),
  );

const lengths = ({ terms }: ReturnType<typeof readLetter>) => terms.map(({ amount }) => amount);

describe('what a letter says to be for others', () => {
  it('is no term of the reader, though a sentence stands between', () => {
    const own = 'Prosimy o dokumenty w ciągu 10 dni od otrzymania pisma.';
    const others = 'Cudzoziemcy mają na to 30 dni. Nie dotyczy to Pana.';
    const firms =
      'Sklep ma 14 dni na odpowiedź. Milczenie to zgoda. To termin dla sklepu, nie dla Pana.';
    expect(lengths(read(own, others))).toEqual([10]);
    expect(lengths(read(own, firms))).toEqual([10]);
  });

  it('is the reader’s where the sentence before speaks to the reader', () => {
    const terms = lengths(
      read('Ma Pan 10 dni od otrzymania pisma na odpowiedź.', 'Opłata Pana nie dotyczy.'),
    );
    expect(terms).toEqual([10]);
  });
});

describe('an answer that says it is no decision', () => {
  it('is none, and the sums that it retells are not asked for', () => {
    const { type, financial } = read(
      'Napisał Pan, że klub żąda 400,00 zł opłaty.',
      'Nie możemy ocenić, czy opłata 400,00 zł jest należna. To pismo nie jest decyzją.',
    );
    expect(type.code).not.toMatch(/^decyzja/);
    expect(financial.direction).not.toBe('to_pay');
  });
});
