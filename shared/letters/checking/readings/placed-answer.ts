import type { ClassificationAnswer, ClassificationOnWire } from '#shared/domain/model-answers.ts';

import type { LetterPlace } from './places.ts';

type Kind = LetterPlace['kind'];
type Financial = ClassificationOnWire['financial'];
type Remedy = NonNullable<ClassificationOnWire['remedy']>;

/**
 * A model's answer with the chosen places replaced by what the letter says there: the value of a place is
 * ours, so a chosen value cannot be invented. A place of another kind is ignored; without a place the model's
 * own value and quote stay and are checked against the letter.
 */
export function placedAnswer(
  answer: ClassificationOnWire,
  places: readonly LetterPlace[],
): ClassificationAnswer {
  const placed = new Placed(places);
  return {
    ...answer,
    sender: placed.fact(answer.sender, 'party'),
    recipient: placed.fact(answer.recipient, 'party'),
    reference_number: placed.fact(answer.reference_number, 'number'),
    document_date: placed.fact(answer.document_date, 'date'),
    terms: answer.terms.map((term) => placed.term(term)),
    events: answer.events.map((event) => placed.event(event)),
    financial: placed.financial(answer.financial),
    remedy: answer.remedy && placed.remedy(answer.remedy),
  };
}

class Placed {
  readonly #places: readonly LetterPlace[];

  constructor(places: readonly LetterPlace[]) {
    this.#places = places;
  }

  #at<K extends Kind>(id: string | null, kind: K) {
    return this.#places.find(
      (place): place is Extract<LetterPlace, { kind: K }> => place.id === id && place.kind === kind,
    );
  }

  fact(
    { at, quote, value }: ClassificationOnWire['sender'],
    kind: 'party' | 'number' | 'account' | 'date',
  ) {
    const found = this.#at(at, kind);
    return found === undefined ? { value, quote } : { value: found.value, quote: found.quote };
  }

  #money({ at, quote, value }: Financial['interest']) {
    const found = this.#at(at, 'amount');
    return found === undefined ? { value, quote } : { value: found.value, quote: found.quote };
  }

  term({ at, ...own }: ClassificationOnWire['terms'][number]) {
    const found = this.#at(at, 'term');
    if (found !== undefined) return { ...own, ...found.value, quote: found.quote };
    const day = this.#at(at, 'date');
    if (day === undefined) return own;
    const none = { amount: null, unit: null };
    return { ...own, ...none, kind: 'date' as const, date: day.value, quote: day.quote };
  }

  event({ at, ...own }: ClassificationOnWire['events'][number]) {
    const day = this.#at(at, 'date');
    return day === undefined ? own : { ...own, date: day.value, quote: own.quote ?? day.quote };
  }

  financial(financial: Financial) {
    const { payment_title: title } = financial;
    return {
      ...financial,
      main_amount: this.#money(financial.main_amount),
      interest: this.#money(financial.interest),
      costs: this.#money(financial.costs),
      total_amount: this.#money(financial.total_amount),
      payment_title: { value: title.value, quote: title.quote },
      bank_account: this.fact(financial.bank_account, 'account'),
      rows: financial.rows.map(({ at, ...own }) => {
        const found = this.#at(at, 'amount');
        if (found === undefined) return own;
        return { ...own, amount: found.value, currency: found.currency, quote: found.quote };
      }),
    };
  }

  remedy({ at, ...own }: Remedy) {
    const found = this.#at(at, 'remedy');
    return found === undefined ? own : { ...own, name: found.value, quote: found.quote };
  }
}
