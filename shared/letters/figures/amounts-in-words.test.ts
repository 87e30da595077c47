import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { flowOf } from '#shared/letters/text/text.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { findAmounts } from './amounts.ts';
import { parsePolishNumber } from './polish-numbers.ts';

const ones =
  'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście'.split(
    ' ',
  );
const tens =
  ' dziesięć dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt'.split(
    ' ',
  );
const hundreds =
  ' sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset'.split(' ');

/** The form of a noun that a number requires: 1 złoty, 2 złote, 5 złotych. */
function form(value: number, [one, few, many]: readonly [string, string, string]): string {
  if (value === 1) return one;
  const isFew = [2, 3, 4].includes(value % 10) && ![12, 13, 14].includes(value % 100);
  return isFew ? few : many;
}

function belowThousand(value: number): string[] {
  const rest = value % 100;
  const small =
    rest < 20
      ? [rest === 0 ? '' : (ones[rest] ?? '')]
      : [tens[Math.floor(rest / 10)] ?? '', rest % 10 === 0 ? '' : (ones[rest % 10] ?? '')];
  return [hundreds[Math.floor(value / 100)] ?? '', ...small];
}

/** A number in the words an official uses: "jeden tysiąc dwieście", "dwa miliony sto". */
function inWords(value: number): string {
  if (value === 0) return 'zero';
  const millions = Math.floor(value / 1_000_000);
  const thousands = Math.floor(value / 1_000) % 1_000;
  const words = [
    ...(millions === 0
      ? []
      : [...belowThousand(millions), form(millions, ['milion', 'miliony', 'milionów'])]),
    ...(thousands === 0
      ? []
      : [...belowThousand(thousands), form(thousands, ['tysiąc', 'tysiące', 'tysięcy'])]),
    ...belowThousand(value % 1_000),
  ];
  return words.filter((word) => word !== '').join(' ');
}

const zloty = (value: number) => `${inWords(value)} ${form(value, ['złoty', 'złote', 'złotych'])}`;
const amount = fc.record({
  zlote: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 9_999_999 })),
  grosze: fc.integer({ min: 0, max: 99 }),
});
type Amount = { zlote: number; grosze: number };

/** The ways in which offices write an amount in words. */
const notations: readonly ((amount: Amount) => string)[] = [
  ({ zlote, grosze }) => `${zloty(zlote)} ${String(grosze).padStart(2, '0')}/100`,
  ({ zlote, grosze }) => `${zloty(zlote)} i ${String(grosze).padStart(2, '0')}/100`,
  ({ zlote, grosze }) => `${zloty(zlote)}, ${grosze}/100`,
  ({ zlote, grosze }) => `${inWords(zlote)} zł ${String(grosze).padStart(2, '0')}/100`,
  ({ zlote, grosze }) => `${zloty(zlote)} ${grosze} gr`,
  ({ zlote, grosze }) =>
    `${zloty(zlote)} i ${inWords(grosze)} ${form(grosze, ['grosz', 'grosze', 'groszy'])}`,
  ({ zlote, grosze }) =>
    `${zloty(zlote)} ${inWords(grosze)} ${form(grosze, ['grosz', 'grosze', 'groszy'])}`,
];
const digits = ({ zlote, grosze }: Amount) =>
  `${String(zlote).replace(/\B(?=(\d{3})+$)/g, ' ')},${String(grosze).padStart(2, '0')} zł`;

describe('numbers in words', () => {
  it('are read back, up to millions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
        expect(parsePolishNumber(inWords(value))).toBe(value);
      }),
    );
  });

  it('are read back without diacritics, in capitals and over line ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 21, max: 999_999 }), fc.boolean(), (value, isCapital) => {
        const bare = foldText(inWords(value)).replace(/ /g, '\n');
        expect(parsePolishNumber(isCapital ? bare.toUpperCase() : bare)).toBe(value);
      }),
    );
  });
});

describe('amounts in words', () => {
  it('are read back in every notation', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...notations), (money, write) => {
        const found = findAmounts(flowOf(`do zapłaty: ${write(money)}.`));
        expect(found.map(({ grosze }) => grosze)).toEqual([money.zlote * 100 + money.grosze]);
      }),
    );
  });

  it('agree with the same amount in digits, and with no other', () => {
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...notations), (money, other, write) => {
        const isSame = money.zlote === other.zlote && money.grosze === other.grosze;
        const agreeing = findAmounts(flowOf(`kwota ${digits(money)} (słownie: ${write(money)})`));
        expect(agreeing.map(({ words }) => words?.agrees)).toEqual([true]);
        const differing = findAmounts(flowOf(`kwota ${digits(money)} (słownie: ${write(other)})`));
        expect(differing.map(({ words }) => words?.agrees)).toEqual([isSame]);
      }),
    );
  });
});
