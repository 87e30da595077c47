import { describe, expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { unplacedSums } from './unplaced-sums.ts';
import { verifyClassification } from './verify.ts';

const TODAY = '2026-11-21';

/** The line of further sums of a letter with these lines. */
function sumsLeftOf(head: string, ...lines: string[]): string | null {
  const letter = openLetter(`${head}
ul. Polna 1, 00-001 Warszawa
                                        Warszawa, 18 lutego 2026 r.

Pani Ewa Lis
ul. Leśna 2, 00-002 Warszawa

${lines.join('\n')}

Z poważaniem
Jan Nowak
`);
  const { classification } = verifyClassification(answerClassification(letter), letter, TODAY);
  return unplacedSums(letter, classification);
}

describe('the sums that no sentence of the result names', () => {
  const insurer = 'Towarzystwo Ubezpieczeń Brzoza S.A.';
  const calculation = [
    'Decyzja w sprawie szkody nr 7/2026',
    'Przyznajemy odszkodowanie. Rozliczenie:',
    'koszt naprawy według kosztorysu            7 340,00 zł',
    'udział własny z umowy                        500,00 zł',
    'potrącenie raty składki                      212,00 zł',
  ];

  it('stand in one line, each with the words before it', () => {
    const line = sumsLeftOf(insurer, ...calculation);
    expect(line).toMatch(/^Inne kwoty w piśmie: /);
    expect(line?.replaceAll('\u00A0', ' ')).toContain('„udział własny z umowy” – 500,00 zł');
  });

  it('stand without their words where these speak of paying', () => {
    const line = sumsLeftOf(
      insurer,
      ...calculation,
      'przelew w marcu                  1 628,00 zł',
    );
    expect(line?.replaceAll('\u00A0', ' ')).toContain('1 628,00 zł');
    expect(line).not.toContain('przelew');
  });

  it('name the higher fee of a later payment', () => {
    const line = sumsLeftOf(
      'Zarząd Dróg Miejskich',
      'Wezwanie do uiszczenia opłaty dodatkowej',
      'Za postój bez biletu pobiera się opłatę dodatkową:',
      '   100,00 zł przy wpłacie do dnia 4 marca 2026 r.',
      '   200,00 zł przy wpłacie po tym dniu',
      'Rachunek 37 1140 2004 0000 3802 7755 1904',
    );
    expect(line?.replaceAll('\u00A0', ' ')).toContain('200,00 zł');
  });

  it('are none where all are told', () => {
    expect(sumsLeftOf(insurer, 'Decyzja', 'Dziękujemy za zgłoszenie szkody.')).toBeNull();
  });

  it('are never told of a fraud', () => {
    const fraud = [
      'Twoja paczka czeka. Dopłać 2,99 zł: http://paczka-doplata.example/b',
      'W razie braku wpłaty naliczymy 50,00 zł. Podaj kod BLIK i dane karty.',
    ];
    expect(sumsLeftOf('Kurier', ...fraud)).toBeNull();
  });
});

describe('the words before a sum', () => {
  it('are left out where they belong to something else', () => {
    const line = sumsLeftOf(
      'Towarzystwo Ubezpieczeń Brzoza S.A.',
      'Decyzja',
      'Składka wynosi 3 x 48,00 zł = 144,00 zł. Termin rodziców: 26 sierpnia, Opłaty 310,00 zł.',
    );
    expect(line ?? '').not.toMatch(/„[^”]*(?:=|: )/);
  });
});
