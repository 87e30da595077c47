import type { Classification, FactEvidence } from '#shared/domain/analysis-result.ts';
import type { Level } from '#shared/domain/levels.ts';
import { type ReadLetter, readLetter } from '#shared/letters/reading/read-letter.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { flowOf, foldText } from '#shared/letters/text/text.ts';

import { findName } from './evidence.ts';
import type { VerifiedClassification } from './verify.ts';

type Doubt = Pick<FactEvidence, 'status' | 'reason' | 'certainty' | 'alternatives'>;
type Value = string | number | null;

const agreed = {
  reason: 'Potwierdzone dwoma odczytami.',
  certainty: 'certain',
} as const satisfies Partial<Doubt>;
const doubted = 'Dwa odczyty się różnią. Porównaj z pismem.';

/**
 * A model's verified reading beside the rules' own: what both say is certain; where they differ both are
 * shown and the reader is asked to look. Parties or sums in each other's places are put back where the
 * letter's own layout and labels have them. The level is never below the rules'.
 */
export function compareReadings(
  verified: VerifiedClassification,
  letter: Letter,
): VerifiedClassification {
  const rules = readLetter(letter);
  const comparison = new Comparison(verified);
  comparison.parties(rules);
  comparison.reference(rules);
  comparison.documentDate(rules);
  comparison.money(rules);
  comparison.kind(rules);
  comparison.level(rules);
  return { ...verified, ...comparison.result() };
}

class Comparison {
  readonly #classification: Classification;
  readonly #evidence: Map<string, FactEvidence>;

  constructor({ classification, verification }: VerifiedClassification) {
    this.#classification = copied(classification);
    this.#evidence = new Map(verification.map((one) => [one.fact, one]));
  }

  result() {
    return { classification: this.#classification, verification: [...this.#evidence.values()] };
  }

  parties({ parties }: ReadLetter): void {
    const { sender_identification: sender, recipient_identification: recipient } =
      this.#classification;
    const own = {
      sender: parties.sender?.name ?? null,
      recipient: parties.recipient?.name ?? null,
    };
    const isSwapped =
      isSameName(sender.name, own.recipient) && isSameName(recipient.name, own.sender);
    if (isSwapped) [sender.name, recipient.name] = [recipient.name, sender.name];
    this.#settle('sender_identification.name', sender.name, own.sender, isSameName, isSwapped);
    this.#settle(
      'recipient_identification.name',
      recipient.name,
      own.recipient,
      isSameName,
      isSwapped,
    );
  }

  reference({ reference }: ReadLetter): void {
    const { reference_number: value } = this.#classification.case_details;
    this.#settle('case_details.reference_number', value, reference, isSameNumber);
  }

  /** A day that the letter does not have is no date of it. */
  documentDate({ documentDate }: ReadLetter): void {
    const dates = this.#classification.critical_dates;
    const fact = 'critical_dates.document_date';
    const isFound = this.#evidence.get(fact)?.status === 'confirmed';
    const claimed = dates.document_date ?? null;
    if (!isFound && documentDate !== null) dates.document_date = documentDate;
    if (!isFound && documentDate === null) dates.document_date = null;
    this.#settle(fact, isFound ? claimed : documentDate, isFound ? documentDate : claimed);
  }

  money({ financial }: ReadLetter): void {
    const sums = this.#classification.financial_obligations;
    const own = {
      main_amount: financial.main_amount.value,
      interest: financial.interest.value,
      costs: financial.costs.value,
      total_amount: financial.total_amount.value,
    };
    const isSwapped =
      sums.main_amount !== null &&
      sums.main_amount === own.interest &&
      sums.interest === own.main_amount &&
      sums.main_amount !== sums.interest;
    if (isSwapped) {
      [sums.main_amount, sums.interest] = [sums.interest, sums.main_amount];
    }
    for (const sum of ['main_amount', 'interest', 'costs', 'total_amount'] as const) {
      const swapped = isSwapped && (sum === 'main_amount' || sum === 'interest');
      this.#settle(`financial_obligations.${sum}`, sums[sum], own[sum], Object.is, swapped);
    }
  }

  kind({ type }: ReadLetter): void {
    const { type: label, code } = this.#classification.document_classification;
    const fact = 'document_classification.type';
    if (code === type.code) this.#note(fact, { status: 'confirmed', ...agreed });
    else if (type.code !== 'inne') this.#note(fact, differing(label, type.label));
  }

  level({ threat }: ReadLetter): void {
    const assessment = this.#classification.threat_assessment;
    const fact = 'threat_assessment.level';
    if (threat.level === assessment.level) this.#note(fact, { status: 'confirmed', ...agreed });
    if (order.indexOf(threat.level) <= order.indexOf(assessment.level)) return;
    this.#note(fact, {
      status: 'conflicting',
      reason: 'Dwa odczyty się różnią. Pokazujemy ten, który każe uważać bardziej.',
      certainty: 'check',
      alternatives: [{ value: assessment.level, quote: null }],
    });
    assessment.level = threat.level;
  }

  #settle<T extends Value>(
    fact: string,
    shown: T,
    own: T,
    isSame: (left: T, right: T) => boolean = Object.is,
    wasSwapped = false,
  ): void {
    if (wasSwapped) {
      this.#note(fact, {
        status: 'conflicting',
        reason: 'Dwa odczyty podały te miejsca na odwrót. Pokazujemy je tak, jak stoją w piśmie.',
        certainty: 'check',
      });
      return;
    }
    if (shown === null || own === null) return; // one reader alone: what the letter proves stays
    if (isSame(shown, own)) {
      if (this.#evidence.get(fact)?.status === 'confirmed') {
        this.#note(fact, { status: 'confirmed', ...agreed });
      }
      return;
    }
    this.#note(fact, differing(String(shown), String(own), this.#evidence.get(fact)?.status));
  }

  #note(fact: string, doubt: Doubt): void {
    const { quote } = this.#evidence.get(fact) ?? { quote: null };
    this.#evidence.set(fact, { fact, quote, ...doubt });
  }
}

/** A copy of all that a comparison may change. */
function copied(classification: Classification): Classification {
  return {
    ...classification,
    sender_identification: { ...classification.sender_identification },
    recipient_identification: { ...classification.recipient_identification },
    critical_dates: { ...classification.critical_dates },
    threat_assessment: { ...classification.threat_assessment },
    financial_obligations: { ...classification.financial_obligations },
  };
}

const order: readonly Level[] = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

function differing(shown: string, other: string, status: Doubt['status'] = 'unconfirmed'): Doubt {
  return {
    status: status === 'confirmed' ? 'conflicting' : status,
    reason: doubted,
    certainty: 'check',
    alternatives: shown === other ? [] : [{ value: other, quote: null }],
  };
}

/** The same person, firm or office in whatever case and however complete. */
function isSameName(left: string | null, right: string | null): boolean {
  if (left === null || right === null) return false;
  return findName(left, flowOf(right)) !== undefined || findName(right, flowOf(left)) !== undefined;
}

const bare = (text: string | null) => foldText(text ?? '').replace(/[^a-z\d]/g, '');

function isSameNumber(left: string | null, right: string | null): boolean {
  return bare(left) === bare(right);
}
