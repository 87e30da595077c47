import type { Term } from '#shared/domain/term.ts';
import { findDates } from '#shared/letters/calendar/dates.ts';
import { findTerms } from '#shared/letters/calendar/terms.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { foldText, readableQuote, type Span } from '#shared/letters/text/text.ts';
import { beginningsIn } from '#shared/letters/text/word-list.ts';

/** A numbered place of the letter with what the rules read there; the model says what it means. */
export type LetterPlace = { id: string; quote: string; around: string } & (
  | { kind: 'date'; value: string }
  | { kind: 'amount'; value: number; currency: string }
  | { kind: 'term'; value: Pick<Term, 'kind' | 'date' | 'amount' | 'unit'> }
  | { kind: 'account'; value: string }
  | { kind: 'party'; value: string }
  | { kind: 'number'; value: string }
  | { kind: 'remedy'; value: string }
);

type Found<Kind extends LetterPlace['kind'] = LetterPlace['kind']> = Kind extends unknown
  ? Omit<Extract<LetterPlace, { kind: Kind }>, 'id'>
  : never;

/** At most this many of a kind are listed; a letter full of sums must not fill the prompt. */
const MOST = { dates: 30, amounts: 40, terms: 20, others: 8 } as const;
const AROUND = 60;

/** Who and what the letter names, as the rules read it. */
export type NamedPlaces = Record<'parties' | 'numbers' | 'remedies', readonly NamedPlace[]>;
type NamedPlace = { value: string; quote: string };

/** The parties, numbers and remedies of a letter that may be its own, each once. */
export function namedPlacesOf(letter: Letter): NamedPlaces {
  const { parties, remedy } = readLetter(letter);
  return {
    parties: once([parties.sender, parties.recipient].flatMap(candidates)),
    numbers: once(candidates(parties.reference)),
    remedies: once(remedy === null ? [] : [{ value: remedy.name, quote: remedy.quote }]),
  };
}

type Sources = {
  /** The masked letter: words around a place must not give away what is masked. */
  masked: Letter;
  /** The placeholders of its accounts. */
  accounts: readonly string[];
  /** What the rules name, with the placeholders in place of personal data. */
  named: NamedPlaces;
};

/** Every place of the masked letter from which a fact may come, numbered by kind: D1, K1, T1, R1, P1, N1, S1. */
export function placesOf({ masked, accounts, named }: Sources): LetterPlace[] {
  const shown = shownIn(masked);
  const first = <T>(all: readonly T[], most: number = MOST.others) => all.slice(0, most);
  const ofKind = <K extends 'party' | 'number' | 'remedy'>(kind: K, all: readonly NamedPlace[]) =>
    first(all.filter(shown)).map((one) => ({ kind, around: '', ...one }));
  return [
    ...numbered('D', first(dates(masked), MOST.dates)),
    ...numbered('K', first(amounts(masked), MOST.amounts)),
    ...numbered('T', first(terms(masked), MOST.terms)),
    ...numbered('R', first(maskedAccounts(masked, accounts))),
    ...numbered('P', ofKind('party', named.parties)),
    ...numbered('N', ofKind('number', named.numbers)),
    ...numbered('S', ofKind('remedy', named.remedies)),
  ];
}

/** Whether the masked letter contains each word of a name, in some form, and each number; masked values are not listed. */
function shownIn({ text }: Letter): (place: NamedPlace) => boolean {
  const words = beginningsIn(foldText(text));
  const isShown = (name: string) =>
    [...beginningsIn(foldText(name))].every((one) => words.has(one));
  return ({ value, quote }) => isShown(value) && isShown(quote);
}

function numbered(sign: string, found: readonly Found[]): LetterPlace[] {
  return found.map((place, index) => ({ ...place, id: `${sign}${index + 1}` })); // only the number was missing
}

const quoted = ({ flow }: Letter, span: Span) => readableQuote(flow.source, span);

/** The words around a place, on one line, which show its role. */
function around({ flow: { source } }: Letter, { start, end }: Span): string {
  const words = source.slice(Math.max(0, start - AROUND), end + AROUND / 2);
  return words.replace(/\s+/g, ' ').trim();
}

function dates(letter: Letter): Found<'date'>[] {
  return findDates(letter.flow)
    .filter(({ role }) => role !== 'statute')
    .map(({ iso, span }) => ({
      ...{ kind: 'date', value: iso },
      ...{ quote: quoted(letter, span), around: around(letter, span) },
    }));
}

function amounts(letter: Letter): Found<'amount'>[] {
  return findAmounts(letter.flow).map(({ grosze, currency, span }) => ({
    ...{ kind: 'amount', value: grosze / 100, currency },
    ...{ quote: quoted(letter, span), around: around(letter, span) },
  }));
}

/** The model describes a term that runs from another event. */
function terms(letter: Letter): Found<'term'>[] {
  return findTerms(letter.flow).flatMap(({ kind, date, amount, unit, span }) =>
    kind === 'other'
      ? []
      : [
          {
            kind: 'term' as const,
            value: { kind, date: kind === 'date' ? date : null, amount, unit },
            ...{ quote: quoted(letter, span), around: around(letter, span) },
          },
        ],
  );
}

function maskedAccounts(letter: Letter, placeholders: readonly string[]): Found<'account'>[] {
  return placeholders.flatMap((value) => {
    const start = letter.flow.source.indexOf(value);
    const span = { start, end: start + value.length };
    return start < 0
      ? []
      : [{ kind: 'account', value, quote: value, around: around(letter, span) }];
  });
}

type Named = { value: string; quote: string | null };
type Chosen = ReturnType<typeof readLetter>['parties']['sender'];

function candidates(chosen: Chosen): Named[] {
  if (chosen === null) return [];
  return [{ value: chosen.name, quote: chosen.quote }, ...chosen.sureness.alternatives];
}

/** Each value once; its full text shows its role. */
function once(all: readonly Named[]): NamedPlace[] {
  const seen = new Map(all.map(({ value, quote }) => [value, quote ?? value]));
  return [...seen].map(([value, quote]) => ({ value, quote }));
}

const headings = {
  date: 'DATY',
  amount: 'KWOTY',
  term: 'TERMINY',
  account: 'RACHUNKI',
  party: 'PODMIOTY',
  number: 'NUMERY',
  remedy: 'ŚRODKI ZASKARŻENIA',
} as const satisfies Record<LetterPlace['kind'], string>;

/** The places in the form the model reads, one per line under the name of their kind. */
export function placesInWords(places: readonly LetterPlace[]): string {
  return Object.entries(headings)
    .flatMap(([kind, heading]) => {
      const lines = places.filter((place) => place.kind === kind).map(lineOf);
      return lines.length === 0 ? [] : [`${heading}:`, ...lines];
    })
    .join('\n');
}

function lineOf(place: LetterPlace): string {
  const { id, quote, around: words } = place;
  const value = valueInWords(place);
  const context = words === '' || words === quote ? '' : ` w: „${words}”`;
  return `${id} ${value} „${quote}”${context}`;
}

function valueInWords(place: LetterPlace): string {
  if (place.kind === 'amount') return `${place.value.toFixed(2)} ${place.currency}`;
  if (place.kind !== 'term') return place.value;
  const { kind, date, amount, unit } = place.value;
  return date ?? `${amount ?? ''} ${unit ?? ''} ${kind}`;
}
