import { findAccounts } from '#shared/letters/figures/accounts.ts';
import { findIdentifiers, type IdentifierKind } from '#shared/letters/figures/identifiers.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { linesOf } from '#shared/letters/text/lines.ts';
import type { Span } from '#shared/letters/text/text.ts';

import { findCustomerNumbers } from './customer-numbers.ts';
import { findHomeAddresses } from './homes/home-addresses.ts';
import { findPeople } from './people.ts';

type Replacement = { placeholder: string; value: string; label: string };

/**
 * A letter without personal data. `text` is the normalized letter with placeholders in their place;
 * putting every value back (`unmask`) restores the normalized letter, character for character.
 */
export type Masking = { text: string; replacements: Replacement[] };

type Secret = {
  span: Span;
  tag: string;
  label: string;
  person?: { name: string; written: string };
};

const identifierTags: Partial<Record<IdentifierKind, { tag: string; label: string }>> = {
  pesel: { tag: 'PESEL', label: 'PESEL' },
  nip: { tag: 'NIP', label: 'NIP' },
  regon: { tag: 'REGON', label: 'REGON' },
  email: { tag: 'EMAIL', label: 'adres e-mail' },
  phone: { tag: 'TELEFON', label: 'numer telefonu' },
  id_card: { tag: 'DOWOD', label: 'numer dowodu' },
  passport: { tag: 'PASZPORT', label: 'numer paszportu' },
  plate: { tag: 'REJESTRACJA', label: 'numer rejestracyjny' },
  vin: { tag: 'VIN', label: 'numer VIN' },
  land_register: { tag: 'KSIEGA', label: 'numer księgi wieczystej' },
};

const customerTags = {
  customer: { tag: 'KLIENT', label: 'numer klienta' },
  policy: { tag: 'POLISA', label: 'numer polisy' },
} as const;

/**
 * Replaces personal identifiers, account numbers, contact data, names of people and home addresses by
 * stable placeholders (design, section 3). Equal values share one placeholder; the inflected forms of
 * one person share the number: `[OSOBA_1]` is the nominative, `[OSOBA_FORMA_B_1]` another form.
 */
export function maskLetter(letter: Letter): Masking {
  const { text } = letter;
  const secrets = withoutOverlaps(findSecrets(letter));
  const book = new PlaceholderBook(text);
  let masked = '';
  let from = 0;
  for (const secret of secrets) {
    masked += text.slice(from, secret.span.start) + book.placeholderOf(secret);
    from = secret.span.end;
  }
  return { text: masked + text.slice(from), replacements: book.replacements };
}

function findSecrets({ text, wholeFlow: flow }: Letter): Secret[] {
  const lines = linesOf(text);
  const people = findPeople(text, lines);
  const secrets: Secret[] = findAccounts(flow).map(({ span, country }) => ({
    span,
    tag: country === 'PL' ? 'RACHUNEK' : 'ZAGRANICZNY_RACHUNEK',
    label: 'numer konta',
  }));
  for (const { kind, span } of findIdentifiers(flow)) {
    const known = identifierTags[kind];
    if (known !== undefined) secrets.push({ span, ...known });
  }
  for (const { span, kind } of findCustomerNumbers(flow)) {
    secrets.push({ span, ...customerTags[kind] });
  }
  for (const span of findHomeAddresses(text, lines, people)) {
    secrets.push({ span, tag: 'ADRES', label: 'adres' });
  }
  for (const { span, person } of people) {
    const written = text.slice(span.start, span.end);
    secrets.push({ span, tag: 'OSOBA', label: 'osoba', person: { name: person, written } });
  }
  return secrets;
}

/** In reading order; of two that overlap, the earlier one stays, then the longer one. */
function withoutOverlaps(secrets: Secret[]): Secret[] {
  const sorted = secrets.sort(
    (left, right) => left.span.start - right.span.start || right.span.end - left.span.end,
  );
  let end = 0;
  return sorted.filter(({ span }) => {
    if (span.start < end || span.end <= span.start) return false;
    end = span.end;
    return true;
  });
}

const FORMS = 'BCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Assigns placeholders and never uses one that the letter already contains. */
class PlaceholderBook {
  readonly replacements: Replacement[] = [];
  readonly #source: string;
  readonly #inLetter: ReadonlySet<string>;
  readonly #given = new Set<string>();
  readonly #byValue = new Map<string, string>();
  readonly #people = new Map<string, number>();
  readonly #counts = new Map<string, number>();

  constructor(source: string) {
    this.#source = source;
    this.#inLetter = new Set(source.match(anyPlaceholder) ?? []);
  }

  placeholderOf({ span, tag, label, person }: Secret): string {
    const value = this.#source.slice(span.start, span.end);
    const key = `${tag} ${value}`;
    const known = this.#byValue.get(key);
    if (known !== undefined) return known;
    const placeholder =
      person === undefined ? this.#next(tag) : this.#personForm(person.name, value, label);
    this.#byValue.set(key, placeholder);
    this.#give(placeholder, value, label);
    return placeholder;
  }

  #give(placeholder: string, value: string, label: string): void {
    if (this.#given.has(placeholder)) return;
    this.#given.add(placeholder);
    this.replacements.push({ placeholder, value, label });
  }

  #next(tag: string): string {
    for (;;) {
      const count = (this.#counts.get(tag) ?? 0) + 1;
      this.#counts.set(tag, count);
      const placeholder = `[${tag}_${count}]`;
      if (!this.#inLetter.has(placeholder)) return placeholder;
    }
  }

  #personForm(name: string, written: string, label: string): string {
    const folded = name.toLowerCase();
    let number = this.#people.get(folded);
    if (number === undefined) {
      number = Number(/\d+/.exec(this.#next('OSOBA'))?.[0]);
      this.#people.set(folded, number);
      const placeholder = `[OSOBA_${number}]`;
      this.#give(placeholder, name, label);
      this.#byValue.set(`OSOBA ${name}`, placeholder);
    }
    if (written === name) return `[OSOBA_${number}]`;
    for (const form of this.#forms()) {
      const placeholder = `[OSOBA_FORMA_${form}_${number}]`;
      if (!this.#given.has(placeholder) && !this.#inLetter.has(placeholder)) return placeholder;
    }
    return this.#next('OSOBA_FORMA');
  }

  *#forms(): Generator<string> {
    for (const first of FORMS) yield first;
    for (const first of FORMS) for (const second of FORMS) yield first + second;
  }
}

/** Turns the placeholder of an inflected form into the placeholder of the nominative. */
export function nominativePlaceholder(text: string): string {
  return text.replace(/\[OSOBA_FORMA_[A-Z]+_(\d+)\]/g, '[OSOBA_$1]');
}

const anyPlaceholder = /\[[A-Z]+(?:_[A-Z]+)*_\d+\]/g;

/** How many different values of each kind were hidden: "PESEL", 1. A person counts once. */
export function maskedCounts({ replacements }: Masking): { label: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { placeholder, label } of replacements) {
    if (!placeholder.includes('_FORMA_')) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => ({ label, count }));
}
