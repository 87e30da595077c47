import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { flowOf } from '#shared/letters/text/text.ts';

import { findAccounts } from './accounts.ts';
import {
  hasValidBankCode,
  isValidIban,
  isValidIdCard,
  isValidNip,
  isValidNrb,
  isValidPesel,
  isValidRegon,
  microAccountFor,
  microAccountOwner,
} from './checksums.ts';
import { findIdentifiers, type IdentifierKind } from './identifiers.ts';

const good = '24160000035175530643314956';
const spaced = (account: string) =>
  `${account.slice(0, 2)} ${account.slice(2).replace(/(\d{4})(?=\d)/g, '$1 ')}`;
const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

describe('checksums', () => {
  it.each([
    [isValidNrb, good, true],
    [isValidNrb, '24160000035175530643314957', false],
    [hasValidBankCode, good, true],
    [isValidIban, 'LT273250087719402266', true],
    [isValidIban, 'DE89370400440532013000', true],
    [isValidIban, 'DE89370400440532013001', false],
    [isValidNip, '5214349636', true],
    [isValidNip, '0000000000', false],
    [isValidPesel, '44051401359', true],
    [isValidPesel, '02271409867', true], // born in the 2000s
    [isValidPesel, '44051401358', false],
    [isValidRegon, '147122290', true],
    [isValidRegon, '12345678512347', true],
    [isValidRegon, '12345678612347', false],
    [isValidIdCard, 'ABA300001', false],
    [isValidIdCard, 'ABA300000', true],
  ])('%o of %s is %s', (check, value, valid) => {
    expect(check(value)).toBe(valid);
  });

  it('computes the micro-account of a PESEL and of a NIP, and its owner back', () => {
    expect(microAccountFor('11111111111')).toBe('87101000712221111111111110');
    expect(microAccountFor('5214349636')).toBe('24101000712222521434963600');
    fc.assert(
      fc.property(fc.constantFrom(10, 11).chain(digits), (written) => {
        const id = written.join('');
        const account = microAccountFor(id);
        expect(isValidNrb(account)).toBe(true);
        expect(microAccountOwner(account)).toEqual({
          kind: id.length === 11 ? 'PESEL' : 'NIP',
          id,
        });
      }),
    );
  });

  it('notices any single wrong digit of an account', () => {
    fc.assert(
      fc.property(fc.nat({ max: 25 }), fc.integer({ min: 1, max: 9 }), (place, change) => {
        const digit = (Number(good.charAt(place)) + change) % 10;
        const wrong = `${good.slice(0, place)}${digit}${good.slice(place + 1)}`;
        expect(isValidNrb(wrong)).toBe(false);
      }),
    );
  });
});

describe('findAccounts', () => {
  it.each([
    `na rachunek ${good}`,
    `nr rachunku: ${spaced(good)}`,
    `PKO BP ${spaced(good)} z tytułem`,
    `PL ${spaced(good)}`,
    `PL${good}`,
    spaced(good).replace(/ /g, '-'),
    spaced(good).replace(/ /g, '\u00a0'),
    `${spaced(good).slice(0, 17)}\n  ${spaced(good).slice(17).trimStart()}`,
  ])('reads %j', (text) => {
    expect(findAccounts(flowOf(text))).toMatchObject([
      { account: good, valid: true, country: 'PL' },
    ]);
  });

  it('repairs letters put for digits only when both tests then pass, and says so', () => {
    const misread = spaced(good).replace('0003', 'OO03');
    expect(findAccounts(flowOf(misread))).toMatchObject([
      { account: good, repaired: true, valid: true },
    ]);
    expect(findAccounts(flowOf(misread.replace('4956', '4957')))).toEqual([]);
  });

  it('never repairs a wrong digit', () => {
    const wrong = good.replace(/6$/, '7');
    expect(findAccounts(flowOf(wrong))).toMatchObject([
      { account: wrong, valid: false, repaired: false },
    ]);
  });

  it('reads a foreign IBAN and stops where its country says', () => {
    const text = 'IBAN: LT27 3250 0877 1940 2266 SWIFT: REVOLT21';
    expect(findAccounts(flowOf(text))).toMatchObject([
      {
        account: 'LT273250087719402266',
        country: 'LT',
        valid: true,
        raw: 'LT27 3250 0877 1940 2266',
      },
    ]);
  });

  it.each(['PPE: 590310600008841275', 'tel. 61 555 01 47', 'FV/1043/04/2026', '1 234 567,00 zł'])(
    'takes no account from %s',
    (text) => {
      expect(findAccounts(flowOf(text))).toEqual([]);
    },
  );
});

describe('findIdentifiers', () => {
  it.each<[string, IdentifierKind, string, boolean | null]>([
    ['NIP: 521-434-96-36', 'nip', '5214349636', true],
    ['NIP płatnika: 5214349637', 'nip', '5214349637', false],
    ['PESEL 44051401359', 'pesel', '44051401359', true],
    ['(PESEL: 44051401358)', 'pesel', '44051401358', false],
    ['REGON 147122290', 'regon', '147122290', true],
    ['KRS 0009412877', 'krs', '0009412877', null],
    ['AE:PL-12345-67890-ABCDE-09', 'e_delivery', 'AE:PL-12345-67890-ABCDE-09', null],
    ['tel. 61 555 01 47', 'phone', '615550147', null],
    ['pod numerem 600 555 128', 'phone', '600555128', null],
    ['+48 22 555 17 00', 'phone', '225551700', null],
    ['tel. 61 555 01 47 1/2', 'phone', '615550147', null],
    ['e-mail: Biuro.Obslugi@firma.example', 'email', 'biuro.obslugi@firma.example', null],
    ['dowód osobisty seria i nr ABA300000', 'id_card', 'ABA300000', true],
    ['nr rej. CT 7N7X2', 'plate', 'CT7N7X2', null],
    ['VIN: WVWZZZ1JZXW000001', 'vin', 'WVWZZZ1JZXW000001', null],
    ['KW nr GD1G/00012345/6', 'land_register', 'GD1G/00012345/6', null],
    ['30-534 Kraków', 'postal_code', '30-534', null],
  ])('reads %s as %s', (text, kind, value, valid) => {
    expect(findIdentifiers(flowOf(text))).toMatchObject([{ kind, value, valid }]);
  });

  it.each([
    'Km 1187/26',
    'sygn. 4471920/2026',
    'kwota 123 456 789,00 zł',
    'nr 1234567890',
    '1233-2026',
  ])('takes nothing from %s', (text) => {
    expect(findIdentifiers(flowOf(text))).toEqual([]);
  });

  it('gives spans that hold what was read, whatever surrounds it', () => {
    const pieces = fc.constantFrom(
      'NIP 5214349636',
      'tel. 61 555 01 47',
      '30-534 Kraków',
      'a@b.example',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.lorem(), fc.string())), (parts) => {
        const text = parts.join(' ');
        for (const { raw, span } of findIdentifiers(flowOf(text))) {
          expect(text.slice(span.start, span.end)).toBe(raw);
        }
      }),
    );
  });
});
