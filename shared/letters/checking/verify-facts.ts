import type { FactEvidence } from '#shared/domain/analysis-result.ts';
import { findDates } from '#shared/letters/calendar/dates.ts';
import type { ChosenParty } from '#shared/letters/reading/parties/candidates.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { type Flow, flowOf, readableQuote, type Span } from '#shared/letters/text/text.ts';

import { alignQuote, findName, quoteInLetter } from './evidence.ts';
import { type Doubt, doubtOfRole } from './role-doubt.ts';

type Fact = { value: string | null; quote: string | null };

/** Collects the status of each fact of one letter. */
export class FactBook {
  readonly evidence: FactEvidence[] = [];
  readonly letter: Letter;
  readonly flow: Flow;

  constructor(letter: Letter) {
    this.letter = letter;
    this.flow = letter.flow;
  }

  /** Records the status of one fact. */
  note(
    fact: string,
    status: FactEvidence['status'],
    reason: string,
    quote: string | null,
    doubt: Pick<FactEvidence, 'certainty' | 'alternatives'> = {},
  ): void {
    this.evidence.push({ fact, status, reason, quote, ...doubt });
  }

  /** A quote in the letter's words, or null when the letter does not contain it. */
  quote(quote: string | null): string | null {
    return quoteInLetter(quote, this.flow);
  }

  /** A person's, firm's or office's name, in any case; `read` is the name found by the rules. */
  name(fact: string, { value, quote }: Fact, read: ChosenParty | null): string | null {
    if (value === null) return null;
    const aligned = alignQuote(value, this.flow);
    const span = aligned?.span ?? findName(value, this.flow);
    if (span !== undefined) this.#confirm(fact, span, doubtOfRole(value, read));
    else this.#unconfirmed(fact, quote);
    return value;
  }

  /**
   * A number or signature: the letter must contain it character for character, spaces ignored; `read` is the
   * value found by the rules.
   */
  exact(fact: string, { value, quote }: Fact, read: ChosenParty | null): string | null {
    if (value === null) return null;
    const span = findExact(value, this.flow);
    if (span !== undefined) this.#confirm(fact, span, doubtOfRole(value, read));
    else this.#unconfirmed(fact, quote);
    return value;
  }

  /** A day: it must equal some date of the letter, in any notation. */
  date(fact: string, { value, quote }: Fact): string | null {
    if (value === null) return null;
    const found = findDates(this.flow).find(({ iso }) => iso === value);
    if (found !== undefined) this.#confirm(fact, found.span);
    else this.#unconfirmed(fact, quote);
    return value;
  }

  /** A fact that only its quote proves. */
  quoted(fact: string, quote: string | null): boolean {
    const found = this.quote(quote);
    if (found === null) {
      this.note(fact, 'unconfirmed', 'Tego zdania nie ma w piśmie.', null, { certainty: 'check' });
    } else this.note(fact, 'confirmed', 'Tak stoi w piśmie.', found);
    return found !== null;
  }

  #confirm(fact: string, span: Span, doubt: Doubt = {}): void {
    const quote = readableQuote(this.flow.source, span);
    this.note(fact, 'confirmed', 'Tak stoi w piśmie.', quote, doubt);
  }

  #unconfirmed(fact: string, quote: string | null): void {
    const doubt = { certainty: 'check' } as const;
    this.note(fact, 'unconfirmed', 'Nie znaleźliśmy tego w piśmie.', this.quote(quote), doubt);
  }
}

/** The letter's characters without spaces and dashes, with their positions in its flow. */
const bareLetter = oncePer(({ folded }: Flow) => {
  const places: number[] = [];
  for (const { 0: run, index } of folded.matchAll(/[^\s-]+/g)) {
    for (let at = index; at < index + run.length; at += 1) places.push(at);
  }
  return { bare: folded.replace(/[\s-]/g, ''), places };
});

/** The place of a value: letters and digits in order, with any spaces and dashes between them. */
function findExact(value: string, flow: Flow): Span | undefined {
  const wanted = flowOf(value).folded.replace(/[\s-]/g, '');
  if (wanted === '') return undefined;
  const { bare, places } = bareLetter(flow);
  const at = bare.indexOf(wanted);
  if (at < 0) return undefined;
  const end = (places[at + wanted.length - 1] ?? 0) + 1;
  return flow.toSource(places[at] ?? 0, end);
}
