import { describe, expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { unplacedDays } from './unplaced-days.ts';
import { verifyClassification } from './verify.ts';

const TODAY = '2026-11-21';

/** The unplaced days of a shop's answer with these sentences. */
function daysIn(...sentences: string[]) {
  const letter = openLetter(`Sklep Brzoza Sp. z o.o.
ul. Polna 1, 00-001 Warszawa
                                        Warszawa, 18 lutego 2026 r.

Pani Ewa Lis
ul. Leśna 2, 00-002 Warszawa

Odpowiedź na reklamację nr 7/2026

${sentences.join('\n')}

Z poważaniem
Jan Nowak
`);
  const facts = verifyClassification(answerClassification(letter), letter, TODAY).classification;
  return unplacedDays(letter, facts).map(({ date, what }) => [date, what]);
}

describe('days of the letter that no fact tells', () => {
  it.each([
    ['2026-03-10', 'Stół polakierujemy we wtorek 10 marca 2026 r.'],
    ['2026-04-01', 'Od 1.04.2026 magazyn liczy 12,00 zł za dobę.'],
    ['2026-03-05', 'Gdyby ten dzień nie pasował, prosimy zadzwonić przed 5 marca 2026 r.'],
  ])('are told in its own words: %s', (date, sentence) => {
    expect(daysIn(sentence)).toEqual([[date, `„${sentence}”`]]);
  });

  it('keep the words around the day where a sentence is long', () => {
    const long = `${'Stół jest z drewna bukowego, olejowany, z dwiema szufladami i blatem z kamienia, '.repeat(2)}a wyślemy go 10 marca 2026 r., ${'jeśli pogoda pozwoli na drogę przez góry, '.repeat(3)}razem z krzesłami.`;
    const [[, what] = []] = daysIn(long);
    expect(what).toContain('wyślemy go 10 marca 2026 r.');
    expect(what?.length).toBeLessThan(180);
  });

  it('are at most three, the earliest first', () => {
    const days = [9, 5, 7, 3].map(
      (day) => `Kurier bywa u Państwa także ${day} marca 2026 r. rano.`,
    );
    expect(daysIn(...days).map(([date]) => date)).toEqual([
      '2026-03-03',
      '2026-03-05',
      '2026-03-07',
    ]);
  });

  it.each([
    'Kupiła Pani stół 3 lutego 2026 r. w naszym salonie.',
    'Odsetki liczymy od dnia 1 marca 2026 r. do dnia zapłaty.',
    'Roszczenie przedawni się 31 grudnia 2028 r., jak mówi ustawa.',
    'Było: 10 marca 2026 r., teraz czekamy na Pani wybór.',
    'Wizyta kuriera w dniu 10 marca 2026 r. zostaje odwołana.',
    'W okresie od 1 listopada do 31 marca salon jest zamknięty w niedziele.',
  ])('are no past, replaced, called-off or general days, and none of interest: %s', (sentence) => {
    expect(daysIn(sentence)).toEqual([]);
  });

  it('are none in a fraud', () => {
    const letter = openLetter(
      'Twoja paczka czeka. Dopłać 1,99 zł do 24 listopada 2026 r.: http://paczka-doplata.example/x Podaj dane karty i kod SMS.',
    );
    const facts = verifyClassification(answerClassification(letter), letter, TODAY).classification;
    expect(unplacedDays(letter, facts)).toEqual([]);
  });
});
