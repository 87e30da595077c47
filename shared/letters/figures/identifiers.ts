import { oncePer } from '#shared/letters/text/once-per.ts';
import type { Flow, Span } from '#shared/letters/text/text.ts';

import { isValidIdCard, isValidNip, isValidPesel, isValidRegon } from './checksums.ts';
import { mailbox } from './mailboxes.ts';

export type IdentifierKind =
  | 'nip'
  | 'pesel'
  | 'regon'
  | 'krs'
  | 'e_delivery'
  | 'phone'
  | 'email'
  | 'postal_code'
  | 'id_card'
  | 'passport'
  | 'plate'
  | 'vin'
  | 'land_register';

export type FoundIdentifier = {
  kind: IdentifierKind;
  /** Without spaces and hyphens; e-mail addresses in lower case; phone numbers as digits. */
  value: string;
  raw: string;
  span: Span;
  /** Result of the checksum; null when the kind has none. */
  valid: boolean | null;
};

type Reader = {
  kind: IdentifierKind;
  pattern: RegExp;
  /** The label that must stand within 40 characters before it, unless `unlabelled` accepts the value. */
  label?: RegExp;
  /** Whether the value is convincing without a label. */
  unlabelled?: (value: string, written: string) => boolean;
  check?: (value: string) => boolean;
};

const digitsOf = (text: string) => text.replace(/o/g, '0').replace(/\D/g, '');

/** Parts of a telephone number may stand on two lines, and OCR reads "OO" for its zeros. A page mark ("1/2") may stand behind it. */
const groups = [
  String.raw`\(?0?\d{2}\)?[ -]?DDD[ -]DD[ -]DD`,
  String.raw`\d{3}[ -]DDD[ -]DDD`,
  String.raw`\d{2}[ -]DD[ -]DD[ -]DDD`,
].map((group) => group.replaceAll('D', String.raw`[\do]`).replaceAll('[ -]', String.raw`[ \n-]`));
const phoneNumber = new RegExp(
  String.raw`(?<![\w/.,+-]|\d )(?:(?:\+|00)48[ -]?)?(?:${groups.join('|')}|\d{9})(?![\w/-]|[.,]\d| \d(?!\/\d)| (?:zl|pln))`,
  'g',
);

const readers: readonly Reader[] = [
  {
    kind: 'email',
    pattern: mailbox,
  },
  { kind: 'e_delivery', pattern: /(?<![a-z])ae:pl-\d{5}-\d{5}-[a-z]{5}-\d{2}(?!\d)/g },
  {
    kind: 'pesel',
    pattern: /(?<![\w,/.-])\d{11}(?![\w/-]|[.,]\d)/g,
    label: /pesel[a-z\s.:()]{0,25}$/,
    unlabelled: isValidPesel,
    check: isValidPesel,
  },
  {
    kind: 'krs',
    pattern: /(?<![\w,/.-])\d{10}(?![\w/-]|[.,]\d)/g,
    label: /(?:krs|rejestru przedsiebiorcow|rejestru stowarzyszen)[a-z\s.:()]{0,30}$/,
    unlabelled: (value) => value.startsWith('0000'),
  },
  {
    kind: 'nip',
    pattern:
      /(?<![\w,/.-])(?:pl\s?)?(?:\d{10}|\d{3}-\d{3}-\d{2}-\d{2}|\d{3}-\d{2}-\d{2}-\d{3}|\d{3} \d{3} \d{2} \d{2})(?![\w/-]|[.,]\d)/g,
    label: /nip[a-z\s.:()/-]{0,25}$/,
    unlabelled: (value, written) => written.includes('-') && isValidNip(value),
    check: isValidNip,
  },
  {
    // The number of an invoice in KSeF begins with the seller's NIP.
    kind: 'nip',
    pattern: /(?<![\w,/.-])\d{10}(?=-\d{8}-[\da-f]{12}-[\da-f]{2}(?!\w))/g,
    check: isValidNip,
  },
  {
    kind: 'regon',
    pattern: /(?<![\w,/.-])(?:\d{14}|\d{9}|\d{3} \d{3} \d{3})(?![\w/-]|[.,]\d)/g,
    label: /regon[a-z\s.:()]{0,15}$/,
    check: isValidRegon,
  },
  {
    kind: 'id_card',
    pattern: /(?<![a-z\d/-])[a-z]{3} ?\d{6}(?![a-z\d/-])/g,
    label: /(?:dow(?:od|odu|odem) osobist[a-z]{1,3}|d\.o\.)[a-z\s.:(]{0,25}$/,
    unlabelled: (value, written) => isValidIdCard(value) && !/[a-z]{3} /.test(written),
    check: isValidIdCard,
  },
  {
    kind: 'passport',
    pattern: /(?<![a-z\d/-])[a-z]{2} ?\d{7}(?![a-z\d/-])/g,
    label: /paszport[a-z\s.:(]{0,25}$/,
  },
  {
    kind: 'land_register',
    pattern: /(?<![a-z\d])[a-z]{2}\d[a-z]\/\d{8}\/\d(?!\d)/g,
  },
  {
    kind: 'vin',
    pattern: /(?<![a-z\d])[a-hj-npr-z\d]{17}(?![a-z\d])/g,
    label: /vin[a-z\s.:(]{0,12}$/,
  },
  {
    kind: 'plate',
    pattern:
      /(?<![a-z\d/-])(?!nr )[a-z]{1,3} ?\d[a-z\d]{3,4}(?![a-z\d/-])|(?<![a-z\d/-])(?!nr )[a-z]{2,3} [a-z]{0,2}\d{2,5}[a-z]{0,2}(?![a-z\d/-])/g,
    label: /(?:nr\.? rej\.?|rejestracyjn[a-z]{1,4}|pojazd)[a-z\s.:(]{0,16}$/,
  },
  { kind: 'postal_code', pattern: /(?<![\w/.,-])\d{2}-\d{3}(?=\s{1,2}[a-z])/g },
  {
    kind: 'phone',
    pattern: phoneNumber,
    label: /(?:tel|fax|faks|infolini|kom|numer(?:em)?|kontakt|zadzwon)[a-z\s.:()/-]{0,20}$/,
    unlabelled: (_, written) =>
      /^\+|^\d{3}[ -]\d{3}[ -]\d{3}$|^\(?\d{2}\)?[ -]\d{3}[ -]\d{2}[ -]\d{2}$/.test(written),
  },
];

/** Identifiers and contact data in reading order; accounts have their own finder. */
export const findIdentifiers: (flow: Flow) => readonly FoundIdentifier[] = oncePer((flow: Flow) =>
  withoutOverlaps(readers.flatMap((reader) => readAll(flow, reader))),
);

function readAll(flow: Flow, reader: Reader): FoundIdentifier[] {
  const found: FoundIdentifier[] = [];
  if (reader.kind === 'email' && !flow.folded.includes('@')) return found; // its pattern is slow
  for (const match of flow.folded.matchAll(reader.pattern)) {
    const value = valueOf(reader.kind, match[0]);
    const before = flow.folded.slice(Math.max(0, match.index - 50), match.index);
    const needsLabel = reader.label !== undefined && !reader.label.test(before);
    if (needsLabel && reader.unlabelled?.(value, match[0]) !== true) continue;
    const span = flow.toSource(match.index, match.index + match[0].length);
    const valid = reader.check?.(value) ?? null;
    found.push({
      kind: reader.kind,
      value,
      raw: flow.source.slice(span.start, span.end),
      span,
      valid,
    });
  }
  return found;
}

function valueOf(kind: IdentifierKind, written: string): string {
  if (kind === 'email') return written;
  if (kind === 'e_delivery' || kind === 'land_register') return written.toUpperCase();
  if (kind === 'postal_code') return written;
  if (kind === 'phone') return digitsOf(written).replace(/^(?:00)?48(?=\d{9}$)/, '');
  if (kind === 'nip') return digitsOf(written);
  return written.replace(/[ -]/g, '').toUpperCase();
}

/** Readers are ordered by how distinctive their form is; the first one to claim a place keeps it. */
function withoutOverlaps(found: FoundIdentifier[]): FoundIdentifier[] {
  const kept: FoundIdentifier[] = [];
  const inOrder = found
    .map((identifier, rank) => ({ identifier, rank }))
    .sort((a, b) => a.identifier.span.start - b.identifier.span.start || a.rank - b.rank);
  for (const { identifier } of inOrder) {
    const last = kept.at(-1);
    if (last === undefined || identifier.span.start >= last.span.end) kept.push(identifier);
  }
  return kept;
}
