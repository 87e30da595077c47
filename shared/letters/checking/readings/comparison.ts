import type { Classification, FactEvidence } from '#shared/domain/analysis-result.ts';
import type { VerifiedClassification } from '#shared/letters/checking/verify.ts';
import { mapStrings } from '#shared/letters/text/map-strings.ts';

export type Doubt = Pick<FactEvidence, 'status' | 'reason' | 'certainty' | 'alternatives'>;
export type Value = string | number | null;

/** One fact on which two readings differ; null means "the letter does not say". */
export type Difference = {
  /** Its path in the classification. */
  fact: string;
  /** What it is, in Polish. */
  label: string;
  shown: Value;
  other: Value;
  /** Only the rules read it: other readers' not seeing it does not take it away. */
  isRulesOnly: boolean;
  /** The classification with the other value in place of the shown one. */
  withOther: (classification: Classification) => Classification;
};

export const agreed = {
  status: 'confirmed',
  reason: 'Potwierdzone dwoma odczytami.',
  certainty: 'certain',
} as const satisfies Doubt;
export const oneReading = {
  reason: 'Podał to tylko jeden z dwóch odczytów. Porównaj z pismem.',
  certainty: 'check',
} as const satisfies Partial<Doubt>;

type Both<T extends Value> = {
  fact: string;
  label: string;
  /** The value shown first, and the value of the other reading. */
  shown: T;
  other: T;
  isSame?: (left: T, right: T) => boolean;
  put: (classification: Classification, value: T) => void;
  /** Both readings had it in the other's place: it is shown where the letter has it. */
  isSwapped?: boolean;
  /** The value shown first is the rules', the other one the model's. */
  isRulesFirst?: boolean;
};

/** A model's reading under comparison with the rules' one: what is shown, how sure it is, and what differs. */
export class Comparison {
  readonly classification: Classification;
  readonly differences: Difference[] = [];
  /** Differences that the page cannot mark and therefore shows as a warning. */
  readonly told = new Set<string>();
  readonly #evidence: Map<string, FactEvidence>;
  readonly #rules: Map<string, FactEvidence>;

  constructor(model: VerifiedClassification, rules: VerifiedClassification) {
    this.classification = copied(model.classification);
    this.#evidence = byFact(model.verification);
    this.#rules = byFact(rules.verification);
  }

  get evidence(): FactEvidence[] {
    return [...this.#evidence.values()];
  }

  standingOf(fact: string): FactEvidence | undefined {
    return this.#evidence.get(fact);
  }

  note(fact: string, doubt: Doubt, quote = this.#evidence.get(fact)?.quote ?? null): void {
    this.#evidence.set(fact, { fact, quote, ...doubt });
  }

  forget(isForgotten: (fact: string) => boolean): void {
    for (const fact of [...this.#evidence.keys()]) {
      if (isForgotten(fact)) this.#evidence.delete(fact);
    }
  }

  /** One value of both readings: certain when they agree, the rules' value when the model has none. */
  settle<T extends Value>(both: Both<T>): void {
    const { fact, shown, other, isSame = Object.is, isSwapped = false } = both;
    if (isSwapped) {
      this.note(fact, {
        status: 'conflicting',
        reason: 'Dwa odczyty podały te miejsca na odwrót. Pokazujemy je tak, jak stoją w piśmie.',
        certainty: 'check',
      });
    } else if (shown === null || other === null) {
      this.#settleAlone(both);
    } else if (isSame(shown, other)) {
      if (this.standingOf(fact)?.status === 'confirmed') this.note(fact, agreed);
    } else {
      this.note(fact, differing(String(other), this.standingOf(fact)?.status));
      this.#differ(both, shown, other);
    }
  }

  #settleAlone<T extends Value>(both: Both<T>): void {
    const { fact, shown, other, put, isRulesFirst = false } = both;
    if (shown === null && other === null) return;
    if (shown === null) {
      put(this.classification, other);
      const known = this.#rules.get(fact);
      const { status = 'unconfirmed', quote = null } = known ?? {};
      // Errors in the letter itself (an account's check digits) are reported before differences between
      // readings.
      const reason = status === 'conflicting' && known ? known.reason : oneReading.reason;
      this.note(fact, { status, ...oneReading, reason }, quote);
      this.#differ(both, other, shown, !isRulesFirst);
    } else {
      const { status = 'unconfirmed' } = this.standingOf(fact) ?? {};
      this.note(fact, { status, ...oneReading });
      this.#differ(both, shown, other, isRulesFirst);
    }
  }

  #differ<T extends Value>(
    { fact, label, put }: Both<T>,
    shown: T,
    other: T,
    isRulesOnly = false,
  ): void {
    this.differences.push({
      ...{ fact, label, shown, other, isRulesOnly },
      withOther: (classification) => {
        const copy = copied(classification);
        put(copy, other);
        return copy;
      },
    });
  }
}

const byFact = (evidence: readonly FactEvidence[]) =>
  new Map(evidence.map((one) => [one.fact, one]));

/** A copy of everything that a comparison may change. */
function copied(classification: Classification): Classification {
  return mapStrings(classification, (text) => text);
}

function differing(other: string, status: Doubt['status'] = 'unconfirmed'): Doubt {
  return {
    status: status === 'confirmed' ? 'conflicting' : status,
    reason: 'Dwa odczyty się różnią. Porównaj z pismem.',
    certainty: 'check',
    alternatives: [{ value: other, quote: null }],
  };
}
