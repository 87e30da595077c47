import { oncePer } from '#shared/letters/text/once-per.ts';
import type { Flow, Span } from '#shared/letters/text/text.ts';

import { hasValidBankCode, isValidIban, isValidNrb } from './checksums.ts';

export type FoundAccount = {
  /** 26 digits of a Polish account, or a foreign IBAN with its country code. */
  account: string;
  country: string;
  valid: boolean;
  /** For Polish accounts: the settlement number passes its own check. */
  bankCodeValid: boolean;
  /** True when letters were read as digits because OCR confuses them, and the number passes only that way. */
  repaired: boolean;
  raw: string;
  span: Span;
  /** The folded text before it. */
  label: string;
};

const digit = String.raw`[\doli|sbz]`;
const polish = new RegExp(
  String.raw`(?<![a-z0-9/.,-])(?:pl\s?)?(?:(\d${digit}(?:(?: |-|\n|  )?${digit}{4}){6})|(\d(?:[ -]?\d){25}))(?![a-z0-9]|[ -]\d{4}(?!\d))`,
  'g',
);
const foreign =
  /(?<![a-z0-9])([a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,3})?)(?![a-z0-9])/g;

/** Length of an IBAN by country (ISO 13616 registry), for the countries that letters mention. */
const ibanLength: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  TR: 26,
  UA: 29,
  AD: 24,
  AE: 23,
  AL: 28,
  BA: 20,
  GE: 22,
  IL: 23,
};

/** Bank accounts in reading order: Polish ones (spaces or not, with or without PL) and foreign IBANs. */
export const findAccounts: (flow: Flow) => readonly FoundAccount[] = oncePer((flow: Flow) => {
  const found: FoundAccount[] = [];
  for (const match of flow.folded.matchAll(polish)) {
    const account = readPolish(match[1] ?? match[2] ?? '');
    if (account !== undefined) found.push(describe(flow, match, { ...account, country: 'PL' }));
  }
  for (const match of flow.folded.matchAll(foreign)) {
    const iban = readForeign(match[1] ?? '');
    if (iban !== undefined) found.push(describe(flow, match, iban));
  }
  return found.sort((left, right) => left.span.start - right.span.start);
});

type Account = Pick<
  FoundAccount,
  'account' | 'country' | 'valid' | 'bankCodeValid' | 'repaired'
> & {
  length?: number;
};

function readPolish(written: string): Omit<Account, 'country'> | undefined {
  const bare = written.replace(/[^a-z\d|]/g, '');
  const account = bare
    .replace(/o/g, '0')
    .replace(/[li|]/g, '1')
    .replace(/z/g, '2')
    .replace(/s/g, '5')
    .replace(/b/g, '8');
  const repaired = account !== bare;
  const valid = isValidNrb(account);
  const bankCodeValid = hasValidBankCode(account);
  // Letters are read as digits only when the repaired number passes both checks.
  if (repaired && !(valid && bankCodeValid)) return undefined;
  return { account, valid, bankCodeValid, repaired };
}

function readForeign(written: string): Account | undefined {
  const country = written.slice(0, 2).toUpperCase();
  const length = ibanLength[country];
  if (length === undefined || country === 'PL') return undefined;
  let taken = 0;
  let end = 0;
  while (end < written.length && taken < length) {
    if (written.charAt(end) !== ' ') taken += 1;
    end += 1;
  }
  if (taken < length || /[a-z\d]/.test(written.charAt(end))) return undefined;
  const account = written.slice(0, end).replace(/ /g, '').toUpperCase();
  const valid = isValidIban(account);
  const digits = account.replace(/\D/g, '').length;
  if (!valid && digits < account.length / 2) return undefined;
  return { account, country, valid, bankCodeValid: false, repaired: false, length: end };
}

function describe(
  flow: Flow,
  match: RegExpExecArray,
  { length, ...account }: Account,
): FoundAccount {
  const end = match.index + (length ?? match[0].length);
  const span = flow.toSource(match.index, end);
  return {
    ...account,
    raw: flow.source.slice(span.start, span.end),
    span,
    label: flow.folded.slice(Math.max(0, match.index - 120), match.index).trim(),
  };
}
