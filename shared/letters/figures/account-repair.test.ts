import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { flowOf } from '#shared/letters/text/text.ts';

import { findAccounts } from './accounts.ts';
import { hasValidBankCode, isValidNrb } from './checksums.ts';

/** A settlement number with its check digit, and an account at that bank with its own check digit. */
const account = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 7 }),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 16, maxLength: 16 }),
  )
  .map(([bank, rest]) => {
    const weights = [3, 9, 7, 1, 3, 9, 7];
    const sum = bank.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0);
    const body = `${bank.join('')}${(10 - (sum % 10)) % 10}${rest.join('')}`;
    const control = 98 - Number(BigInt(`${body}252100`) % 97n);
    return `${String(control).padStart(2, '0')}${body}`;
  });
const inGroups = (nrb: string) => nrb.replace(/^(\d{2})|(\d{4})(?=\d)/g, '$& ').trim();
/** Letters that OCR reads for a digit. */
const lookalikes: Readonly<Record<string, string>> = { '0': 'O', '1': 'l', '5': 'S', '8': 'B' };

describe('findAccounts', () => {
  it('reads every valid account, in groups or not', () => {
    fc.assert(
      fc.property(
        account,
        fc.constantFrom('', 'PL', 'PL '),
        fc.boolean(),
        (nrb, country, grouped) => {
          expect(isValidNrb(nrb) && hasValidBankCode(nrb)).toBe(true);
          const written = `${country}${grouped ? inGroups(nrb) : nrb}`;
          expect(findAccounts(flowOf(`Wpłać na rachunek ${written} do jutra.`))).toMatchObject([
            { account: nrb, valid: true, bankCodeValid: true, repaired: false },
          ]);
        },
      ),
    );
  });

  it('repairs the letters OCR put for digits, and says so', () => {
    fc.assert(
      fc.property(account, fc.integer({ min: 3, max: 25 }), (nrb, place) => {
        const letter = lookalikes[nrb.charAt(place)];
        fc.pre(letter !== undefined);
        const misread = inGroups(nrb).split('');
        const at = [...misread.keys()].filter((index) => misread[index] !== ' ')[place] ?? 0;
        misread[at] = letter;
        expect(findAccounts(flowOf(`rachunek ${misread.join('')}`))).toMatchObject([
          { account: nrb, valid: true, repaired: true },
        ]);
      }),
    );
  });

  it('never turns an account with a wrong digit into another one', () => {
    fc.assert(
      fc.property(
        account,
        fc.nat({ max: 25 }),
        fc.integer({ min: 1, max: 9 }),
        (nrb, place, by) => {
          const digit = (Number(nrb.charAt(place)) + by) % 10;
          const wrong = `${nrb.slice(0, place)}${digit}${nrb.slice(place + 1)}`;
          expect(findAccounts(flowOf(`rachunek ${inGroups(wrong)}`))).toMatchObject([
            { account: wrong, valid: false, repaired: false },
          ]);
        },
      ),
    );
  });
});
