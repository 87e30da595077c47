import { describe, expect, it } from 'vitest';

import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { arithmeticOf } from './amount-arithmetic.ts';
import { choicesOf } from './amount-choice.ts';
import type { AmountClass } from './amount-class.ts';
import { columnsOf, columnSums } from './amount-columns.ts';
import { sharesOf, writtenRows } from './linear-model.ts';
import { rankedAmounts } from './ranked-amounts.ts';
import { rankSums } from './ranked-sums.ts';
import { endingsOf, stemsOf } from './stems.ts';

const ranked = (text: string) => rankSums(rankedAmounts(viewLetter(openLetter(text))));

describe('the trained model', () => {
  it('tells what is to be paid from what was paid, in words that no office uses', () => {
    const { main } = ranked(
      'Z pożyczonych 2 000 zł oddała mi Pani 700 zł, brakuje jeszcze 1 300 zł.',
    );
    expect(main).toMatchObject({ grosze: 130_000, isReceived: false });
  });

  it('tells money that comes to the reader', () => {
    const { main } = ranked('Rozliczyliśmy media. Zwrócimy Panu 86,40 zł.');
    expect(main).toMatchObject({ grosze: 8_640, isReceived: true });
  });

  it('is sure of no sum where one is only a ceiling', () => {
    const { main } = ranked('Za utrudnianie kontroli można dostać karę do 5 000 zł.');
    expect(main?.share ?? 0).toBeLessThan(0.5);
  });

  it('knows no sum in a letter without amounts', () => {
    expect(ranked('Zapraszamy na zebranie w środę.').main).toBeNull();
  });
});

describe('the features of an amount', () => {
  it('keep a denied word apart and take every form of address for one', () => {
    expect(stemsOf('nie zaplacila pani 12,50')).toEqual(['nie_zaplac', 'pan', '#']);
  });

  it('leave placeholders of names out', () => {
    expect(stemsOf('dla [osoba_1] zwrot')).toEqual(['dla', 'zwrot']);
  });

  it('tell tense and mood by the ends of words', () => {
    expect(endingsOf('wyslalismy, zaplacilby')).toEqual(['lismy', 'ilby']);
  });

  it('tell a sum from its parts and the rest of two sums', () => {
    const [first, second, sum] = arithmeticOf([100, 200, 300]);
    expect(sum).toContain('sum of before');
    expect([first, second].every((one) => one?.includes('part of sum'))).toBe(true);
    expect(arithmeticOf([900, 640, 260])[2]).toContain('rest of two');
  });

  it('tell where a reckoning ends from what stands between', () => {
    const [, , saved, , left] = arithmeticOf([900, 640, 260, 55, 205]);
    expect(saved).toContain('between');
    expect(left).toContain('end of reckoning');
    expect(arithmeticOf([500, 200, 50, 250])[3]).toContain('end of reckoning');
  });

  it('tell equal instalments from what they make together, and not a sum that is said once more', () => {
    const [whole, part] = arithmeticOf([73_000, 18_250, 18_250, 18_250]);
    expect(whole).toContain('whole of instalments');
    expect(part).toContain('instalment');
    expect(arithmeticOf([73_000, 18_200, 18_200])[0]).not.toContain('whole of instalments');
  });

  it('tell the sum of a column of a table, whatever stands beside it', () => {
    const view = viewLetter(
      openLetter(
        [
          'rata      należność      odsetki',
          'maj       100,00 zł      3,00 zł',
          'lipiec    200,00 zł      4,00 zł',
          'razem     300,00 zł      7,00 zł',
        ].join('\n'),
      ),
    );
    const amounts = findAmounts(view.flow);
    const sums = columnSums(amounts, columnsOf(view, amounts));
    expect(amounts.map((_, index) => sums.get(index) === 'sum of column')).toEqual([
      ...[false, false, false, false],
      ...[true, true],
    ]);
  });
});

describe('sums that close', () => {
  const amount = (grosze: number, ...shares: [AmountClass, number][]) => ({
    grosze,
    shares: new Map(shares),
    chosen: { main: 1, total: 1 },
  });

  it('are taken together before a single likelier one', () => {
    const sums = rankSums([
      amount(50_000, ['main', 0.7]),
      amount(42_000, ['main', 0.65]),
      amount(800, ['interest', 0.6]),
      amount(42_800, ['total', 0.8]),
    ]);
    expect(sums).toMatchObject({ main: { grosze: 42_000 }, total: { grosze: 42_800 } });
  });

  it('count for nothing where they close by chance', () => {
    const sums = rankSums([
      amount(50_000, ['main', 0.9]),
      amount(42_000, ['none', 0.9]),
      amount(8_000, ['interest', 0.1]),
    ]);
    expect(sums.main).toMatchObject({ grosze: 50_000 });
  });
});

describe('the choice among the amounts of a letter', () => {
  const classes = ['main', 'total'] as const;
  const rows = writtenRows([['owed', [20, 0]]]);
  const model = { classes, scale: 10, isLong: false, bias: '', ...rows };
  const amounts = [{ grosze: 50_000 }, { grosze: 20_000 }, { grosze: 50_000 }];

  it('gives what an amount is likely to be away from the others', () => {
    const [first, second] = choicesOf(amounts, [['owed'], [], []], model);
    expect(first?.main).toBeCloseTo(0.893, 3);
    expect(second?.main).toBeCloseTo(0.107, 3);
  });

  it('takes the places of one value together', () => {
    const [first, , third] = choicesOf(amounts, [['owed'], [], []], model);
    expect(third).toEqual(first);
  });

  it('never falls on nothing', () => {
    const [nothing, other] = choicesOf([{ grosze: 0 }, { grosze: 100 }], [['owed'], []], model);
    expect([nothing?.main, other?.main]).toEqual([0, 1]);
  });

  it('puts one of two amounts first that look the same', () => {
    const alike = (grosze: number, main: number) => ({
      grosze,
      shares: new Map([['main', 0.6] as const]),
      chosen: { main, total: 0 },
    });
    expect(rankSums([alike(100, 0.2), alike(300, 0.8)]).main).toMatchObject({ grosze: 300 });
  });
});

describe('a linear model', () => {
  const names = ['rain', 'hail', 'wind', 'cold'];
  const rows = writtenRows(names.map((name) => [name, [20, -20]]));
  const classes = ['yes', 'no'] as const;
  const model = { classes, scale: 10, isLong: false, bias: 'SS', ...rows };

  it('adds up the weights of the features that are there, each once', () => {
    expect(sharesOf(model, ['rain', 'rain']).get('yes')).toBeCloseTo(0.982, 3);
  });

  it('is no surer of a long text only because it is long', () => {
    const two = sharesOf({ ...model, scale: 20 }, ['rain', 'hail']);
    expect(sharesOf({ ...model, isLong: true, scale: 20 }, names)).toEqual(two);
  });

  it('knows nothing where no feature is known', () => {
    expect(sharesOf(model, ['snow', 'constructor']).get('yes')).toBe(0.5);
  });
});
